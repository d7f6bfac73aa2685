/** Stepping back through a running match: the views this person received, fetched when they first look back. */
import * as api from "$lib/api";
import type { FaceProps } from "$lib/face";
import type { Moment } from "$lib/protocol";

export class PastMoves {
  private moments = $state.raw<Moment[]>([]);
  private shown = $state<number | null>(null); // an index, or null for the present
  private loadedAt = -1;

  constructor(
    private readonly id: string,
    private readonly player: string,
    private readonly seq: () => number,
  ) {}

  /** The moment on the screen, or null for the present. */
  get moment(): Moment | null {
    return this.shown === null ? null : (this.moments[this.shown] ?? null);
  }

  get at(): number {
    return this.shown ?? this.count;
  }

  /** The number of the present moment. */
  get count(): number {
    return Math.max(0, this.moments.length - 1);
  }

  async step(by: number): Promise<void> {
    await this.load();
    this.go(this.at + by);
  }

  async first(): Promise<void> {
    await this.load();
    this.go(0);
  }

  present(): void {
    this.shown = null;
  }

  /** The props of a face that shows the moment: it draws, but offers nothing. */
  props(now: FaceProps): FaceProps {
    const moment = this.moment;
    if (!moment) return now;
    const { view, facts } = moment;
    return { ...now, view, facts, lastTurn: facts, legal: [], asks: null, toAct: [], outcome: null, clocks: [], advice: undefined, preview: true };
  }

  private go(to: number): void {
    this.shown = to >= this.count ? null : Math.max(0, to);
  }

  private async load(): Promise<void> {
    if (this.loadedAt === this.seq()) return;
    const seq = this.seq();
    try {
      this.moments = await api.history(this.id, this.player);
      this.loadedAt = seq;
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error; // without an answer the present stays on the screen
    }
  }
}
