/** A move chosen before one's turn: it is played as soon as it is legal, and forgotten otherwise. */
import type { Choice } from "./face";

export interface FromTo {
  origin: string;
  target: string;
}

export class Premove {
  move = $state.raw<FromTo | null>(null);
  origin = $state<string | null>(null); // the piece of a premove that still lacks its target

  /** Tap a square: a piece of one's own begins a premove, the next square completes it, another tap cancels. */
  tap(square: string, own: boolean): void {
    if (this.move) this.clear();
    else if (this.origin === null) this.origin = own ? square : null;
    else if (this.origin === square) this.origin = null;
    else {
      this.move = { origin: this.origin, target: square };
      this.origin = null;
    }
  }

  clear(): void {
    this.move = this.origin = null;
  }

  has(square: string): boolean {
    return this.origin === square || this.move?.origin === square || this.move?.target === square;
  }

  /** The turn has come: return the legal action that was chosen, if any, and forget the choice. */
  take<Action extends FromTo>(legal: Choice<Action>[]): Choice<Action> | null {
    const wanted = this.move;
    this.clear();
    return legal.find(({ action }) => action.origin === wanted?.origin && action.target === wanted.target) ?? null;
  }
}
