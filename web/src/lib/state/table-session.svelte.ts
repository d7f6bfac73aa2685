/** One open table: its socket, its snapshot, the game's face and messages. */
import * as api from "$lib/api";
import { Connection } from "$lib/connection.svelte";
import type { Advice, FaceProps, Refusal } from "$lib/face";
import { type LoadedFace, loadFace } from "$lib/game-modules";
import { i18n } from "$lib/i18n/i18n.svelte";
import { seatNames } from "$lib/i18n/labels";
import { needsShare, newShare, noteReveal, ownShare } from "$lib/fairness";
import type { Command, GameInfo, Sync } from "$lib/protocol";
import { outcomeByRules } from "$lib/i18n/outcome";
import { addRecentTable } from "./recent-tables";
import { TableSnapshot } from "./table-snapshot.svelte";
import { user } from "./user.svelte";

export class TableSession {
  readonly id: string;
  readonly player: string; // one of several people at this device; empty for its owner
  readonly snapshot = new TableSnapshot();
  readonly connection: Connection;
  game = $state.raw<GameInfo | null>(null);
  face = $state.raw<LoadedFace | null>(null);
  faceMissing = $state(false);
  failed = $state(false); // the face or its messages could not be loaded
  error = $state(""); // the last refusal, in the reader's language
  hintsPending = $state(false);
  typedName = $state(""); // in the join form, not saved yet
  faultyOption = $state(""); // an option of the lobby that the server refused
  flipped = $state(false); // the board is drawn from the other side
  watchers = $state(0); // people who only watch
  private received = $state.raw<{ log: unknown; lines: Advice[] } | null>(null); // hints, and the log they are for
  private slug = "";
  private committed = false; // to a share of the seed, as far as the server has not confirmed it yet
  private readonly inFlight = new Map<string, Promise<Refusal | null>>();

  constructor(id: string, player = "") {
    this.id = id;
    this.player = player;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}${api.asPlayer(player)}`;
    this.connection = new Connection(
      address,
      () => this.snapshot.seq,
      (sync) => this.onSync(sync),
      (count) => (this.watchers = count),
    );
  }

  private onSync(sync: Sync): void {
    if (!this.snapshot.apply(sync)) this.connection.hello(0);
    const slug = this.snapshot.table?.setting.game;
    if (slug && slug !== this.slug) this.loadGame(slug).catch(() => (this.failed = true));
    if (sync.table) this.takePartInSeed();
  }

  /** Commit to a share of the seed before the start, and reveal it when the start has made all commitments final. */
  private takePartInSeed(): void {
    const { table, you } = this.snapshot;
    if (!table || this.player) return;
    if (table.phase === "lobby" && !this.committed && needsShare(table, you)) {
      this.committed = true;
      void this.connection.send({ type: "commit", commitment: newShare().commitment }).then((refusal) => (this.committed = refusal === null));
    } else if (table.phase === "lobby" && !needsShare(table, you)) {
      this.committed = false; // whoever gets up and sits down again commits again
    } else if (table.phase === "starting") {
      const share = ownShare(table, you);
      if (share && !share.sealed) void this.connection.send({ type: "reveal", nonce: noteReveal(share, table).nonce });
    }
  }

  /**
   * Return this browser's share to reveal with the start, if nobody else has one. Otherwise it is revealed later: whoever
   * knew it before the commitments are final could choose another share to suit it.
   */
  shareForStart(): string | null {
    const { table, you } = this.snapshot;
    const share = table?.shares.length === 1 ? ownShare(table, you) : null;
    return share && noteReveal(share, table!).nonce;
  }

  private async loadGame(slug: string): Promise<void> {
    this.slug = slug;
    const [games, face] = await Promise.all([api.games().catch(() => []), loadFace(slug), i18n.loadGame(slug)]);
    this.game = games.find((one) => one.slug === slug) ?? null;
    this.face = face;
    this.faceMissing = face === null;
    if (this.snapshot.you.seat !== null && !this.player) addRecentTable({ id: this.id, game: slug });
  }

  /**
   * Send a command. Return null once it is done, or why it was refused; the refusal is shown as well.
   * The second click of a double click gets the answer of the first.
   */
  send(command: Command): Promise<Refusal | null> {
    const key = JSON.stringify(command);
    let answer = this.inFlight.get(key);
    if (!answer) this.inFlight.set(key, (answer = this.deliver(command).finally(() => this.inFlight.delete(key))));
    return answer;
  }

  private async deliver(command: Command): Promise<Refusal | null> {
    this.error = "";
    if (this.opensNextMatch(command)) void this.connection.send({ type: "commit", commitment: newShare().commitment });
    const refusal = await this.connection.send(command);
    if (refusal) this.showRefusal(refusal);
    else if (command.type === "sit" && this.slug && !this.player) addRecentTable({ id: this.id, game: this.slug });
    return refusal;
  }

  /** Can this command start another match at once? Then it needs a share of that match's seed. */
  private opensNextMatch(command: Command): boolean {
    const pending = this.snapshot.table?.proposal?.what;
    const agrees = command.type === "consent" && command.yes && (pending === "rematch" || pending === "restart");
    return !this.player && (agrees || command.type === "rematch" || (command.type === "propose" && command.what === "restart"));
  }

  /** Sit down under the name in the join form, on the first free seat if none is given. */
  async sit(seat?: number): Promise<void> {
    await this.saveName();
    await this.send(seat === undefined ? { type: "sit" } : { type: "sit", seat });
  }

  async saveName(): Promise<void> {
    const name = this.typedName.trim();
    if (!name || name === user.name) return;
    const refusal = await user.rename(name);
    if (refusal) this.showRefusal(refusal);
  }

  showRefusal(refusal: Refusal): void {
    this.error = i18n.refusalText(refusal, this.snapshot.table?.setting.game);
  }

  private async explain(text: string): Promise<void> {
    const checked = await api.check(this.id, text, this.player).catch(() => null);
    if (checked?.refusal) this.showRefusal(checked.refusal);
  }

  /** Are hints allowed here, to somebody with a seat? */
  get hintsAllowed(): boolean {
    const { table, you } = this.snapshot;
    return (this.game?.hints ?? false) && (table?.setting.hints ?? false) && table?.phase === "playing" && you.seat !== null;
  }

  /** The bots' advice for the current position, if it was requested. */
  get hints(): Advice[] | null {
    const current = this.received && this.received.log === this.snapshot.log && this.snapshot.yourTurn;
    return current ? this.received!.lines : null;
  }

  async requestHints(): Promise<void> {
    if (this.hintsPending || !this.hintsAllowed) return;
    this.hintsPending = true;
    this.error = "";
    try {
      const { seq, lines } = await api.requestHints(this.id, this.player);
      await this.snapshot.waitFor(seq);
      this.received = { log: this.snapshot.log, lines };
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.showRefusal(error.refusal);
    } finally {
      this.hintsPending = false;
    }
  }

  clearHints(): void {
    this.received = null;
  }

  /** Is there anybody to talk to? Bots do not answer. */
  get mayTalk(): boolean {
    const { table, you, chat } = this.snapshot;
    const people = table?.chairs.filter(({ kind, seat }) => kind === "person" && seat !== you.seat) ?? [];
    return people.length > 0 || you.seat === null || chat.length > 0 || this.watchers > 0;
  }

  get names(): string[] {
    return seatNames(this.snapshot.table?.chairs ?? [], this.snapshot.you.seat, i18n.t);
  }

  /** Say whose turn it is. While a bot plays for the reader, the reader is one of the others. */
  get prompt(): string {
    const { view, outcome, botPlays, table } = this.snapshot;
    if (!view || outcome || !this.face) return "";
    const others = botPlays ? { you: null, names: seatNames(table!.chairs, null, i18n.t) } : {};
    const { key, args } = this.face.text.prompt({ ...this.faceProps, ...others });
    return i18n.t(key, args);
  }

  get faceProps(): FaceProps {
    const { view, facts, lastTurn, legal, asks, toAct, you, outcome, meant, clocks, seq } = this.snapshot;
    return {
      view,
      facts,
      lastTurn,
      legal,
      asks,
      toAct,
      you: you.seat,
      names: this.names,
      outcome: outcomeByRules(outcome),
      meant,
      clocks: clocks.filter(({ name }) => name !== "retract"), // not a time of the game
      act: (action) => this.send({ type: "act", action: action as string, seq }),
      check: (text) => api.check(this.id, text, this.player),
      explain: (text) => void this.explain(text),
      advice: this.hints ?? undefined,
      t: i18n.t,
      flipped: this.flipped,
    };
  }

  close(): void {
    this.connection.close();
  }
}
