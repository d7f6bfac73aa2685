/** The words that the reader keeps on the server for the next tables. */
import * as api from "$lib/api";
import type { Refusal } from "$lib/face";
import type { PersonalWords } from "$lib/protocol";

class KeptWords {
  all = $state.raw<PersonalWords[]>([]);
  private request: Promise<void> | null = null;

  /** Fetch the lists from the server, once. */
  load(): Promise<void> {
    this.request ??= api.myWords().then(
      (all) => void (this.all = all),
      () => void (this.request = null),
    );
    return this.request;
  }

  find(game: string, language: string): PersonalWords | undefined {
    return this.all.find((one) => one.game === game && one.language === language);
  }

  /** Keep a list. Return null, or why the server refused it. */
  keep(game: string, language: string, config: object): Promise<Refusal | null> {
    return this.change(api.keepWords(game, language, config));
  }

  erase(game: string, language: string): Promise<Refusal | null> {
    return this.change(api.eraseWords(game, language));
  }

  private async change(answer: Promise<PersonalWords[]>): Promise<Refusal | null> {
    try {
      this.all = await answer;
      return null;
    } catch (error) {
      if (error instanceof api.ApiError) return error.refusal;
      throw error;
    }
  }
}

export const keptWords = new KeptWords();

/** Count the entries of a list: its words or topics. */
export const entriesOf = (config: Record<string, unknown>): number =>
  Object.values(config).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
