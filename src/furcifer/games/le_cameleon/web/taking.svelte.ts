/** Choosing a capture step by step: the victim, the gain, the reserve square. Only legal actions can be chosen. */
import type { Choice } from "$lib/face";
import type { Take } from "./types";

export class Taking {
  private readonly offered: () => Choice<Take>[];
  private picked = $state.raw<{ victim?: string; gain?: string | null }>({});

  constructor(offered: () => Choice<Take>[]) {
    this.offered = offered;
  }

  private readonly takes = $derived.by(() => this.offered());
  readonly victims = $derived.by(() => distinct(this.takes.map(({ action }) => action.victim)));
  readonly victim = $derived.by(() => only(this.victims, this.picked.victim) ?? null);
  private readonly ofVictim = $derived.by(() => this.takes.filter(({ action }) => action.victim === this.victim));
  readonly gains = $derived.by(() => distinct(this.ofVictim.map(({ action }) => action.gain)));
  /** The gain: a letter, null for nothing, undefined while there is a choice. */
  readonly gain = $derived.by(() => only(this.gains, this.picked.gain));
  private readonly ofGain = $derived.by(() =>
    this.gain === undefined ? [] : this.ofVictim.filter(({ action }) => action.gain === this.gain),
  );
  readonly squares = $derived.by(() => this.ofGain.flatMap(({ action }) => action.reserve ?? []));
  /** The only capture left, once nothing needs choosing any more. */
  readonly ready = $derived.by(() => (this.ofGain.length === 1 ? this.ofGain[0]! : null));

  /** Choose a victim. Return the capture if that determines it; the same holds for the methods below. */
  chooseVictim(victim: string): Choice<Take> | null {
    this.picked = { victim };
    return this.ready;
  }
  chooseGain(gain: string | null): Choice<Take> | null {
    this.picked = { victim: this.victim ?? undefined, gain };
    return this.ready;
  }
  chooseReserve(square: string): Choice<Take> | null {
    return this.ofGain.find(({ action }) => action.reserve === square) ?? null;
  }
  reset(): void {
    this.picked = {};
  }
}

const distinct = <T>(list: T[]): T[] => [...new Set(list)];
const only = <T>(list: T[], picked: T | undefined): T | undefined =>
  list.length === 1 ? list[0] : picked !== undefined && list.includes(picked) ? picked : undefined;
