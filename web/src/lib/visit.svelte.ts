/** A visit to a table: its socket, what is known of it, the game's face and words. */
import * as api from "./api";
import { Connection } from "./connection.svelte";
import type { Advice, FaceProps, Refusal } from "./face";
import { type Drawn, loadFace } from "./games";
import { Match } from "./match.svelte";
import { seatNames } from "./names";
import type { GameFacts, Wish } from "./protocol";
import { visit } from "./recent";
import { speech } from "./speech.svelte";

export class Visit {
  readonly id: string;
  readonly match = new Match();
  readonly connection: Connection;
  game = $state.raw<GameFacts | null>(null);
  drawn = $state.raw<Drawn | null>(null);
  missing = $state(false); // a game without a face
  trouble = $state(""); // the last refusal, in the reader's language
  thinking = $state(false); // a hint is being thought about
  private told = $state.raw<{ log: unknown; lines: Advice[] } | null>(null); // and what had happened until then
  private known = "";

  constructor(id: string) {
    this.id = id;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`;
    this.connection = new Connection(
      address,
      () => this.match.seq,
      (sync) => {
        if (!this.match.fold(sync)) this.connection.greet(0);
        const slug = this.match.table?.setting.game;
        if (slug && slug !== this.known) void this.learn(slug);
      },
    );
  }

  private async learn(slug: string): Promise<void> {
    this.known = slug;
    const [games, drawn] = await Promise.all([api.games().catch(() => []), loadFace(slug), speech.learn(slug)]);
    this.game = games.find((one) => one.slug === slug) ?? null;
    this.drawn = drawn;
    this.missing = drawn === null;
    if (this.match.you.seat !== null) visit({ id: this.id, game: slug });
  }

  /** Ask the table for something, and show the reason where it says no. */
  async wish(wish: Wish): Promise<Refusal | null> {
    this.trouble = "";
    const refusal = await this.connection.send(wish);
    if (refusal) this.trouble = speech.refusal(refusal, this.match.table?.setting.game);
    else if (wish.type === "sit" && this.known) visit({ id: this.id, game: this.known });
    return refusal;
  }

  /** May I ask the bots now? */
  get mayAsk(): boolean {
    const { match } = this;
    return (this.game?.hints ?? false) && (match.table?.setting.hints ?? false) && match.table?.phase === "playing" && match.you.seat !== null;
  }

  /** What the bots would do, for the position they were asked about. */
  get hints(): Advice[] | null {
    return this.told && this.told.log === this.match.log && this.match.yourTurn ? this.told.lines : null;
  }

  async ask(): Promise<void> {
    if (this.thinking || !this.mayAsk) return;
    this.thinking = true;
    this.trouble = "";
    try {
      const { seq, lines } = await api.hint(this.id);
      await this.match.reached(seq);
      this.told = { log: this.match.log, lines };
    } catch (error) {
      if (!(error instanceof api.Trouble)) throw error;
      this.trouble = speech.refusal(error.refusal, this.match.table?.setting.game);
    } finally {
      this.thinking = false;
    }
  }

  forgetHints(): void {
    this.told = null;
  }

  get names(): string[] {
    return seatNames(this.match.table?.chairs ?? [], this.match.you.seat, speech.t);
  }

  /** What the face is given. */
  get props(): FaceProps {
    const { match } = this;
    return {
      view: match.view,
      facts: match.facts,
      legal: match.legal,
      asks: match.asks,
      toAct: match.toAct,
      you: match.you.seat,
      names: this.names,
      outcome: match.outcome,
      clocks: match.clocks,
      act: (action) => this.wish({ type: "act", action: action as string, seq: match.seq }),
      check: (text) => api.check(this.id, text),
      hinted: this.hints ?? undefined,
      t: speech.t,
    };
  }

  close(): void {
    this.connection.close();
  }
}
