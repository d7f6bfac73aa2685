/**
 * What the server needs for the previews of links: each game's drawings as SVG symbols, and texts, in every language.
 * Rendered once, when the page is built, from the components of the page.
 */
import { render } from "svelte/server";
import type { Drawings } from "$lib/face";
import { languages, MessageBundle } from "$lib/i18n/bundle";
import SvgSprite from "$lib/ui/SvgSprite.svelte";
import theme from "$lib/theme.css?raw";

const games = import.meta.glob("../../src/furcifer/games/*/web/drawings.ts", { eager: true }) as Record<string, { drawings: Drawings }>;
const slugOf = (path: string) => path.split("/").at(-3)!.replaceAll("_", "-");

/** The light theme: the first value of each custom property. */
const properties = new Map<string, string>();
for (const [, name, value] of theme.matchAll(/(--[\w-]+):\s*([^;]+);/g)) if (!properties.has(name!)) properties.set(name!, value!);

const resolved = (text: string): string =>
  text.replace(/var\((--[\w-]+)(?:,[^)]*)?\)/g, (whole, name) => (properties.has(name) ? resolved(properties.get(name)!) : whole));

/** The markup of a component without comments and the marks of its styles. */
function markup(component: any, props: Record<string, unknown>): string {
  const { body } = render(component, { props });
  return resolved(body.replace(/<!--.*?-->/gs, "").replace(/ class="[^"]*"/g, ""));
}

/** A drawing as a symbol: the outermost SVG of the component. */
function symbol(name: string, component: any, props: Record<string, unknown>): string {
  const svg = markup(component, props).match(/<svg([^>]*)>(.*)<\/svg>/s)!;
  const box = svg[1]!.match(/viewBox="[^"]*"/)![0];
  return `<symbol id="${name}" ${box}>${svg[2]}</symbol>`;
}

/** The files of the previews, by name. */
export async function files(): Promise<Record<string, string>> {
  const sprite = markup(SvgSprite, {}).match(/<defs>(.*)<\/defs>/s)![1]!;
  const written: Record<string, string> = {};
  const texts: Record<string, Record<string, { title: string; invite: string; replay: string }>> = {};
  for (const language of languages) {
    const bundle = new MessageBundle(language);
    const t = (key: string, args?: Record<string, string | number>) => bundle.format(key, args) ?? "";
    await bundle.load();
    texts[language] = {};
    for (const [path, { drawings }] of Object.entries(games)) {
      const slug = slugOf(path);
      await bundle.load(slug);
      const title = t(`${slug}-title`);
      texts[language][slug] = { title, invite: t("share-text", { game: title }), replay: t("replay") };
      const symbols = Object.entries(drawings(t)).map(([name, [component, props]]) => symbol(name, component, props));
      written[`${slug}.${language}.svg`] = sprite + symbols.join("");
    }
  }
  return { ...written, "texts.json": JSON.stringify(texts) };
}
