/** The rules of every game in every language as HTML for the documentation, rendered from the page's own components. */
import { render } from "svelte/server";
import { loadRules } from "$lib/game-modules";
import { languageName, languages, MessageBundle } from "$lib/i18n/bundle";
import SvgSprite from "$lib/ui/SvgSprite.svelte";
import theme from "$lib/theme.css?raw";

const files = import.meta.glob("../../src/furcifer/games/*/web/Rules.svelte");
const slugs = Object.keys(files).map((path) => path.split("/").at(-3)!.replaceAll("_", "-"));

/** The light theme: the first value of each custom property. */
const properties = new Map([...theme.matchAll(/(--[\w-]+):\s*([^;]+);/g)].reverse().map(([, name, value]) => [name!, value!]));

/** The styles of the page, for everything inside an element of this class and nothing else. */
export const sheet = `.furcifer-rules {\n${[...properties].map(([name, value]) => `${name}: ${value};`).join("\n")}\n${theme}}\n`;

export interface RulesText {
  slug: string;
  language: string;
  languageName: string;
  heading: string; // "Rules" in this language
  title: string;
  style: string;
  body: string;
}

export const sprite = plain(render(SvgSprite).body);

export async function rules(): Promise<RulesText[]> {
  const written: RulesText[] = [];
  for (const language of languages) {
    const bundle = new MessageBundle(language);
    await bundle.load();
    const t = (key: string, args?: Record<string, string | number>) => bundle.format(key, args) ?? "";
    for (const slug of slugs) {
      await bundle.load(slug);
      const Rules = await loadRules(slug);
      const { head, body } = render(Rules!, { props: { t } });
      const style = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
      written.push({ slug, language, languageName: languageName(language), heading: t("rules"), title: t(`${slug}-title`), style, body: plain(body) });
    }
  }
  return written;
}

/** Markup without comments, on one line: Markdown leaves it alone. */
function plain(markup: string): string {
  return markup.replace(/<!--.*?-->/gs, "").replace(/\s*\n\s*/g, " ");
}
