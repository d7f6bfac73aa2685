/** The study of a position: where the moves lead, and a little later what every action there is worth. */
import * as api from "./api";
import type { Refusal } from "./face";
import type { Analysis, Position } from "./protocol";

const PAUSE_MS = 180; // whoever leafs through positions wants no verdicts on the way

export class Study {
  found = $state.raw<Analysis | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  thinking = $state(false);
  private readonly known = new Map<string, Analysis>();
  private wanted = "";

  /** Show a position at once, and its verdicts when they are there. */
  async look(position: Position): Promise<void> {
    const key = JSON.stringify(position);
    this.wanted = key;
    const known = this.known.get(key);
    this.thinking = !known;
    if (known) return this.show(known);
    try {
      const seen = await api.analyse({ ...position, think: false });
      if (this.wanted !== key) return;
      this.show(seen);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      if (this.wanted === key) await this.judge(key, position);
    } catch (error) {
      if (this.wanted !== key) return;
      this.thinking = false;
      if (!(error instanceof api.Trouble)) throw error;
      this.refusal = error.refusal;
    }
  }

  private async judge(key: string, position: Position): Promise<void> {
    const judged = await patiently(() => api.analyse({ ...position, think: true }), () => this.wanted === key);
    if (!judged) return;
    this.known.set(key, judged);
    if (this.wanted !== key) return;
    this.thinking = false;
    this.show({ ...judged, facts: this.found?.facts ?? [] }); // the same move is not shown twice
  }

  private show(found: Analysis): void {
    this.refusal = null;
    this.found = found;
  }
}

const BUSY = ["overworked", "slow_down"];
const AGAIN_MS = 2500;

/** Ask again where the server is busy, for as long as the answer is wanted; null when it no longer is. */
async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T | null> {
  while (wanted()) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof api.Trouble) || !BUSY.includes(error.refusal.code)) throw error;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
  }
  return null;
}

/** The values of a whole match, fetched some at a time; what is not known yet is missing at the end. */
export class Values {
  list = $state.raw<number[]>([]);
  private closed = false;

  constructor(private readonly position: Position) {
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    let next: number | null = 0;
    while (next !== null && !this.closed) {
      const from: number = next;
      const got = await patiently(() => api.values(this.position, from), () => !this.closed).catch(() => null);
      if (!got || this.closed) return; // a picture beside the match: without it nothing is lost
      this.list = [...this.list, ...got.values];
      next = got.next;
    }
  }

  close(): void {
    this.closed = true;
  }
}

/** The address of a study: the whole line of moves, and where in it one stands. */
export function address(position: Position, at: number = position.moves.length): string {
  const query = new URLSearchParams();
  if (position.moves.length) query.set("moves", position.moves.join(","));
  if (at < position.moves.length) query.set("at", String(at));
  if (Object.keys(position.config).length) query.set("config", JSON.stringify(position.config));
  const text = query.toString().replaceAll("%2C", ",");
  return `/analysis/${position.game}${text ? `?${text}` : ""}`;
}
