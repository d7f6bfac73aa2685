/** Messages of one language: the Fluent files of the shell and of each game, loaded on demand. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Record<string, string | number>;
type Source = Record<string, () => Promise<string>>;

const shell = import.meta.glob("../../../locale/*.ftl", { query: "?raw", import: "default" }) as Source;
const games = import.meta.glob("../../../../src/furcifer/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Source;

/** The language of the code base: every key exists in it, so it stands in for missing translations. */
export const DEFAULT_LANGUAGE = "en";

/** Every language that has a file in `web/locale`, as BCP 47 codes. */
export const languages: readonly string[] = Object.keys(shell)
  .map((path) => path.match(/([^/]+)\.ftl$/)![1]!)
  .sort();

/** Return the best available language for a list like `navigator.languages`. */
export function negotiate(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const [primary] = tag.toLowerCase().split("-");
    const found = languages.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? languages.find((code) => code === primary);
    if (found) return found;
  }
  return DEFAULT_LANGUAGE;
}

/** Return a language's name in its own or another language, with a capital letter. */
export function languageName(code: string, inLanguage = code): string {
  const name = new Intl.DisplayNames([inLanguage], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

export class MessageBundle {
  private readonly bundle: FluentBundle;
  private readonly loaded = new Map<string, Promise<void>>();

  constructor(readonly language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Load the shell's messages, or those of a game by its slug. A missing file loads nothing. */
  load(slug = ""): Promise<void> {
    let pending = this.loaded.get(slug);
    if (!pending) this.loaded.set(slug, (pending = this.fetch(slug)));
    return pending;
  }

  private async fetch(slug: string): Promise<void> {
    const source = slug
      ? games[`../../../../src/furcifer/games/${slug.replaceAll("-", "_")}/locale/${this.language}.ftl`]
      : shell[`../../../locale/${this.language}.ftl`];
    if (source) this.bundle.addResource(new FluentResource(await source()), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Return the text for a key, or null if this language does not have it. */
  format(key: string, args?: Args): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : null;
  }
}
