/** The current state of a table as this client knows it, built from the server's `sync` messages. */
import type { Ask, Choice, ClockFace, Meant, Outcome } from "$lib/face";
import type { ChatLine, Sync, TableInfo, You } from "$lib/protocol";

export class TableSnapshot {
  seq = $state(0);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, host: false, may_chat: false, device: {}, kicked: false, may_undo: false, voice: false, may_join: [], banned: false });
  toAct = $state.raw<number[]>([]);
  view = $state.raw<any>(null);
  legal = $state.raw<Choice[]>([]);
  asks = $state.raw<Ask | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  meant = $state.raw<Meant[]>([]);
  clocks = $state.raw<ClockFace[]>([]);
  absent = $state.raw<number[]>([]); // seats of people who are not connected
  hostAway = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  facts = $state.raw<any[]>([]); // new since the last view, to animate
  log = $state.raw<any[]>([]); // every fact so far
  lastTurn = $state.raw<any[]>([]); // the facts of the last turn, also after a reload

  private waiting: { seq: number; resolve: () => void }[] = [];

  /** Resolve once everything up to `seq` has arrived. */
  waitFor(seq: number): Promise<void> {
    return seq <= this.seq ? Promise.resolve() : new Promise((resolve) => this.waiting.push({ seq, resolve }));
  }

  /** Apply a message. Return false if it does not follow what is known: then ask for a full one. */
  apply(sync: Sync): boolean {
    const full = sync.since === 0;
    if (!full && (sync.since > this.seq || sync.seq < this.seq || sync.undone)) return false;
    const news = sync.seq > this.seq; // otherwise only clocks and connections changed
    if (full || (news && sync.since === this.seq)) this.addHistory(sync, full);
    this.lastTurn = sync.last_turn ? this.log.slice(-sync.last_turn) : [];
    this.table = sync.table ?? this.table;
    this.you = sync.you;
    this.toAct = sync.to_act;
    this.legal = sync.legal;
    this.asks = sync.asks;
    this.outcome = sync.outcome;
    this.meant = sync.meant;
    this.clocks = sync.clocks;
    this.absent = sync.absent;
    this.hostAway = sync.host_away;
    this.view = sync.view;
    this.seq = sync.seq;
    this.resolveWaiting();
    return true;
  }

  private addHistory(sync: Sync, full: boolean): void {
    const first = this.seq === 0;
    this.facts = full ? [] : sync.facts;
    this.log = full ? sync.facts : sync.facts.length ? [...this.log, ...sync.facts] : this.log;
    // After the end, players receive what spectators wrote during the match.
    this.chat = full || first ? sync.chat : sync.chat.length ? [...new Map([...this.chat, ...sync.chat].map((line) => [line.seq, line])).values()].sort((a, b) => a.seq - b.seq) : this.chat;
  }

  private resolveWaiting(): void {
    for (const { seq, resolve } of this.waiting) if (seq <= this.seq) resolve();
    this.waiting = this.waiting.filter(({ seq }) => seq > this.seq);
  }

  get yourTurn(): boolean {
    return this.you.seat !== null && this.toAct.includes(this.you.seat) && !this.botPlays;
  }

  /** Does a bot play for the reader, who left or ran out of time? */
  get botPlays(): boolean {
    return this.you.seat !== null && (this.table?.chairs[this.you.seat]?.away ?? false);
  }
}
