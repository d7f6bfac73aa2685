/** Analysis of positions: the position at once, and a little later an evaluation of every action. */
import * as api from "$lib/api";
import type { Refusal } from "$lib/face";
import type { Analysis, Position } from "$lib/protocol";

const PAUSE_MS = 180; // people who step through positions need no evaluations on the way
const BUSY = ["bots_not_ready", "overworked", "slow_down"];
const RETRY_MS = 2500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class AnalysisSession {
  result = $state.raw<Analysis | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  thinking = $state(false);
  private readonly cache = new Map<string, Analysis>();
  private current = "";

  /** Show a position at once, and its evaluations when they arrive. */
  async show(position: Position): Promise<void> {
    const key = JSON.stringify(position);
    this.current = key;
    const cached = this.cache.get(key);
    this.thinking = !cached;
    if (cached) return this.setResult(cached);
    try {
      await this.fetch(key, position);
    } catch (error) {
      if (this.current !== key) return;
      this.thinking = false;
      if (!(error instanceof api.ApiError)) throw error;
      this.refusal = error.refusal;
    }
  }

  private async fetch(key: string, position: Position): Promise<void> {
    const plain = await api.analyse({ ...position, think: false });
    if (this.current !== key) return;
    this.setResult(plain);
    await pause(PAUSE_MS);
    if (this.current === key) await this.evaluate(key, position);
  }

  private async evaluate(key: string, position: Position): Promise<void> {
    const evaluated = await retryWhileBusy(() => api.analyse({ ...position, think: true }), () => this.current === key);
    if (!evaluated) return;
    if (!evaluated.preparing) this.cache.set(key, evaluated); // the tables that are being built will tell more
    if (this.current !== key) return;
    this.thinking = false;
    this.setResult({ ...evaluated, facts: this.result?.facts ?? [] }); // do not animate the same move twice
  }

  private setResult(result: Analysis): void {
    this.refusal = null;
    this.result = result;
  }
}

/** Repeat a request while the server is busy. Return null once the answer is no longer needed. */
export async function retryWhileBusy<T>(request: () => Promise<T>, needed: () => boolean): Promise<T | null> {
  while (needed()) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof api.ApiError) || !BUSY.includes(error.refusal.code)) throw error;
      await pause(RETRY_MS);
    }
  }
  return null;
}

/** Return the address of an analysis: all moves, and the step that is shown. `retry` hides the evaluations there. */
export function analysisPath(position: Position, at: number = position.moves.length, retry = false): string {
  const query = new URLSearchParams();
  if (position.moves.length) query.set("moves", position.moves.join(","));
  if (at < position.moves.length) query.set("at", String(at));
  if (retry) query.set("retry", String(at));
  if (Object.keys(position.config).length) query.set("config", JSON.stringify(position.config));
  const text = query.toString().replaceAll("%2C", ",");
  return `/analysis/${position.game}${text ? `?${text}` : ""}`;
}
