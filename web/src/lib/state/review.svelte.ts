/** The review of a finished match: asked for until it is complete, with what is done so far. */
import { ApiError } from "$lib/api";
import type { Refusal } from "$lib/face";
import type { Review } from "$lib/protocol";
import { retryWhileBusy } from "$lib/state/analysis.svelte";

const PAUSE_MS = 1000;

export class ReviewSession {
  review = $state.raw<Review | null>(null);
  refusal = $state.raw<Refusal | null>(null); // the review is optional: without it the replay still works
  private closed = false;

  constructor(private readonly ask: () => Promise<Review>) {
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    while (!this.closed && !this.review?.complete) {
      const review = await this.askOnce();
      if (this.closed || !review) return;
      this.review = review;
      if (!review.complete) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async askOnce(): Promise<Review | null> {
    try {
      return await retryWhileBusy(this.ask, () => !this.closed);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.refusal;
      return null;
    }
  }

  /** The share that is done, from 0 to 1. */
  get progress(): number {
    return this.review ? this.review.points.length / this.review.count : 0;
  }

  close(): void {
    this.closed = true;
  }
}
