/** The review of a finished match: asked for until it is complete, with what is done so far. */
import * as api from "$lib/api";
import type { Review } from "$lib/protocol";
import { retryWhileBusy } from "$lib/state/analysis.svelte";

const PAUSE_MS = 1000;

export class ReviewSession {
  review = $state.raw<Review | null>(null);
  failed = $state(false);
  private closed = false;

  constructor(private readonly id: string) {
    void this.fetch();
  }

  private async fetch(): Promise<void> {
    while (!this.closed && !this.review?.complete) {
      const review = await retryWhileBusy(() => api.review(this.id), () => !this.closed).catch(() => null);
      if (this.closed) return;
      this.failed = review === null; // the review is optional: without it the replay still works
      if (!review) return;
      this.review = review;
      if (!review.complete) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
