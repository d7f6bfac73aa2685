/** The language of the page: chosen, remembered, and switched without a reload. */
import { untrack } from "svelte";
import type { Refusal } from "./face";
import { type Args, LANGUAGES, type Language, negotiate, Words } from "./i18n";
import { remember, remembered } from "./memory";

class Speech {
  language = $state<Language>("en");
  private words = $state.raw<Words>(new Words("en"));
  private readonly games = new Set<string>();

  /** Load the words of the reader's language; to be awaited before anything is drawn. */
  async open(): Promise<void> {
    const chosen = remembered("language") as Language | null;
    const asked = new URLSearchParams(location.search).get("lang") as Language | null;
    const wanted = [asked, chosen].find((one) => one && LANGUAGES.includes(one));
    await this.switch(wanted ?? negotiate(navigator.languages ?? [navigator.language]), false);
  }

  async switch(language: Language, keep = true): Promise<void> {
    const next = new Words(language);
    await Promise.all([next.load(), ...[...this.games].map((slug) => next.load(slug))]);
    this.words = next;
    this.language = language;
    document.documentElement.lang = language;
    if (keep) remember("language", language);
  }

  /** The words of a game too. */
  async learn(slug: string): Promise<void> {
    this.games.add(slug);
    const words = untrack(() => this.words); // an effect that learns is not to be run again by what it learned
    await words.load(slug);
    if (this.words === words) this.words = words.again();
  }

  t = (key: string, args?: Args): string => this.words.say(key, args);
  has = (key: string): boolean => this.words.has(key);

  /** Why not, in the reader's language where it has words for it. */
  refusal = (refusal: Refusal, prefix?: string): string => {
    const code = refusal.code.replaceAll("_", "-");
    const key = [`${prefix}-refused-${refusal.code}`, `${prefix}-refused-${code}`, `refused-${code}`].find(this.has);
    return key ? this.t(key, refusal.names) : refusal.text;
  };
}

export const speech = new Speech();
