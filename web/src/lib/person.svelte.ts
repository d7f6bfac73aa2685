/** Who sits in front of this browser. No account: a signed cookie and a name. */
import * as api from "./api";
import { Trouble } from "./api";
import type { Refusal } from "./face";

class Person {
  name = $state("");
  private asked: Promise<void> | null = null;

  /** Ask the server for the name, once. */
  meet(): Promise<void> {
    this.asked ??= api.me().then(
      ({ name }) => void (this.name = name),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  async rename(name: string): Promise<Refusal | null> {
    try {
      ({ name: this.name } = await api.rename(name.slice(0, 400)));
      return null;
    } catch (error) {
      if (error instanceof Trouble) return error.refusal;
      throw error;
    }
  }
}

export const person = new Person();
