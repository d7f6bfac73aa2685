/** The language of the page: chosen, stored, and switched without a reload. */
import { untrack } from "svelte";
import type { Refusal } from "$lib/face";
import { load, save } from "$lib/state/storage";
import { type Args, DEFAULT_LANGUAGE, languages, MessageBundle, negotiate } from "./bundle";

class I18n {
  language = $state(DEFAULT_LANGUAGE);
  private bundle = $state.raw(new MessageBundle(DEFAULT_LANGUAGE));
  private fallback = $state.raw<MessageBundle | null>(null); // English, loaded at the first missing key
  private version = $state(0); // grows whenever messages were added to a bundle
  private readonly games = new Set<string>();

  /** Load the reader's language. Await this before drawing anything. */
  async init(): Promise<void> {
    const asked = new URLSearchParams(location.search).get("lang");
    const chosen = [asked, load("language")].find((one) => one && languages.includes(one));
    await this.setLanguage(chosen ?? negotiate(navigator.languages ?? [navigator.language]), false);
  }

  async setLanguage(language: string, keep = true): Promise<void> {
    const next = new MessageBundle(language);
    await this.loadAll(next);
    this.bundle = next;
    this.language = language;
    document.documentElement.lang = language;
    if (keep) save("language", language);
  }

  /** Load the messages of a game. */
  async loadGame(slug: string): Promise<void> {
    this.games.add(slug);
    const bundles = untrack(() => [this.bundle, this.fallback]); // the calling effect must not depend on them
    await Promise.all(bundles.map((bundle) => bundle?.load(slug)));
    this.version += 1;
  }

  private async loadAll(bundle: MessageBundle): Promise<void> {
    await Promise.all([bundle.load(), ...[...this.games].map((slug) => bundle.load(slug))]);
  }

  t = (key: string, args?: Args): string => {
    void this.version;
    return this.bundle.format(key, args) ?? this.inEnglish(key, args);
  };

  has = (key: string): boolean => {
    void this.version;
    return this.bundle.has(key) || (this.fallback?.has(key) ?? false);
  };

  /** Return the English text. A key that is missing there too shows itself, so that somebody notices. */
  private inEnglish(key: string, args?: Args): string {
    if (this.bundle.language !== DEFAULT_LANGUAGE && !this.fallback) queueMicrotask(() => this.loadFallback());
    return this.fallback?.format(key, args) ?? key;
  }

  private async loadFallback(): Promise<void> {
    if (this.fallback) return;
    const english = new MessageBundle(DEFAULT_LANGUAGE);
    this.fallback = english;
    await this.loadAll(english);
    this.version += 1;
  }

  /** Explain a refusal in the reader's language, or in the server's English where there is no translation. */
  refusalText = (refusal: Refusal, slug?: string): string => {
    const code = refusal.code.replaceAll("_", "-");
    const key = [`${slug}-refused-${refusal.code}`, `${slug}-refused-${code}`, `refused-${code}`].find(this.has);
    return key ? this.t(key, refusal.names) : refusal.text;
  };

  /** Return a warning in the reader's language, or in the server's words where there is no translation. */
  warningText = (warning: Refusal): string => {
    const key = `warning-${warning.code.replaceAll("_", "-")}`;
    return this.has(key) ? this.t(key, warning.names) : warning.text;
  };
}

export const i18n = new I18n();
