/** The person at this browser. There are no accounts: only a signed cookie and a name. */
import * as api from "$lib/api";
import type { Refusal } from "$lib/face";

class User {
  name = $state("");
  private request: Promise<void> | null = null;

  /** Fetch the name from the server, once. */
  load(): Promise<void> {
    this.request ??= api.me().then(
      ({ name }) => void (this.name = name),
      () => void (this.request = null),
    );
    return this.request;
  }

  /** Change the name. Return null, or why the server refused it. */
  async rename(name: string): Promise<Refusal | null> {
    try {
      ({ name: this.name } = await api.rename(name.slice(0, 400)));
      return null;
    } catch (error) {
      if (error instanceof api.ApiError) return error.refusal;
      throw error;
    }
  }
}

export const user = new User();
