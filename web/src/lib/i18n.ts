/** Words in the reader's language: the Fluent files of the shell and of each game, loaded when needed. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;
type Source = Record<string, () => Promise<string>>;

const shell = import.meta.glob("../../locale/*.ftl", { query: "?raw", import: "default" }) as Source;
const games = import.meta.glob("../../../src/furcifer/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Source;

/** The best of our languages for a list like `navigator.languages`. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** The words of one language. */
export class Words {
  readonly language: Language;
  private bundle: FluentBundle;
  private loaded = new Map<string, Promise<void>>();

  constructor(language: Language) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** The same words as another object, so that what was drawn with fewer is drawn anew. */
  again(): Words {
    const copy = new Words(this.language);
    copy.bundle = this.bundle;
    copy.loaded = this.loaded;
    return copy;
  }

  /** Load the shell's words, or those of a game by its slug. */
  load(slug?: string): Promise<void> {
    const name = slug ?? "";
    let pending = this.loaded.get(name);
    if (!pending) this.loaded.set(name, (pending = this.fetch(slug)));
    return pending;
  }

  private async fetch(slug?: string): Promise<void> {
    const source = slug
      ? games[`../../../src/furcifer/games/${slug.replaceAll("-", "_")}/locale/${this.language}.ftl`]
      : shell[`../../locale/${this.language}.ftl`];
    if (source) this.add(await source());
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a key. A missing key shows itself, so that it is seen and mended. */
  say(key: string, args?: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, args ?? null, []);
  }
}
