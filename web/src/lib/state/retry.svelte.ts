/** A decision of a finished match once more: the reader chooses, then sees every action's chance of winning. */
import { ApiError } from "$lib/api";
import type { Refusal } from "$lib/face";
import type { Alternative, Retry } from "$lib/protocol";
import { MARGIN } from "$lib/review";
import { retryWhileBusy } from "$lib/state/analysis.svelte";

/** `best`: nothing is better; `equal`: the difference is within the margin of error. */
export type Verdict = "best" | "equal" | "worse";

export class RetrySession {
  retry = $state.raw<Retry | null>(null); // null while the bots think
  chosen = $state.raw<Alternative | null>(null);
  shown = $state(false); // the chances: after a choice, or when the reader gives up
  refusal = $state.raw<Refusal | null>(null);
  private closed = false;

  /** `step` is the place of the decision in the log: the board shows the position after as many steps. */
  constructor(
    readonly step: number,
    ask: () => Promise<Retry>,
  ) {
    void this.fetch(ask);
  }

  private async fetch(ask: () => Promise<Retry>): Promise<void> {
    try {
      this.retry = await retryWhileBusy(ask, () => !this.closed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.refusal;
    }
  }

  choose(action: unknown): void {
    const found = this.retry?.lines.find((one) => one.text === action || JSON.stringify(one.action) === JSON.stringify(action));
    if (!found || this.shown) return;
    this.chosen = found;
    this.shown = true;
  }

  get best(): Alternative | null {
    return this.retry?.lines[0] ?? null;
  }

  get verdict(): Verdict | null {
    const { best, chosen } = this;
    if (!best || !chosen) return null;
    if (best === chosen) return "best";
    return best.chance - chosen.chance <= MARGIN * Math.hypot(best.error, chosen.error) ? "equal" : "worse";
  }

  close(): void {
    this.closed = true;
  }
}
