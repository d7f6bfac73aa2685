/** A table as this listener knows it: the `sync` messages of the server, folded together. */
import type { Ask, Choice, ClockFace, Outcome } from "./face";
import type { ChatLine, Sync, TableFacts, You } from "./protocol";

export class Match {
  seq = $state(0);
  table = $state.raw<TableFacts | null>(null);
  you = $state.raw<You>({ seat: null, host: false, may_chat: false });
  toAct = $state.raw<number[]>([]);
  view = $state.raw<any>(null);
  legal = $state.raw<Choice[]>([]);
  asks = $state.raw<Ask | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  clocks = $state.raw<ClockFace[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  facts = $state.raw<any[]>([]); // what happened since the last view, to animate
  log = $state.raw<any[]>([]); // every fact so far

  private waiting: { seq: number; done: () => void }[] = [];

  /** Until this listener has heard of everything up to a seq. */
  reached(seq: number): Promise<void> {
    return seq <= this.seq ? Promise.resolve() : new Promise((done) => this.waiting.push({ seq, done }));
  }

  /** Take a message in. False where it does not fit what is known: then ask for everything again. */
  fold(sync: Sync): boolean {
    const anew = sync.since === 0;
    if (!anew && (sync.since > this.seq || sync.seq < this.seq || sync.undone)) return false;
    const fresh = anew || sync.since === this.seq;
    const first = this.seq === 0;
    this.table = sync.table ?? this.table;
    this.you = sync.you;
    this.toAct = sync.to_act;
    this.legal = sync.legal;
    this.asks = sync.asks;
    this.outcome = sync.outcome;
    this.clocks = sync.clocks;
    if (fresh) this.learn(sync, anew, first);
    this.view = sync.view;
    this.seq = sync.seq;
    for (const one of this.waiting) if (one.seq <= sync.seq) one.done();
    this.waiting = this.waiting.filter((one) => one.seq > sync.seq);
    return true;
  }

  private learn(sync: Sync, anew: boolean, first: boolean): void {
    this.facts = anew ? [] : sync.facts;
    this.log = anew ? sync.facts : sync.facts.length ? [...this.log, ...sync.facts] : this.log;
    this.chat = anew || first ? sync.chat : sync.chat.length ? [...this.chat, ...sync.chat] : this.chat;
  }

  get yourTurn(): boolean {
    return this.you.seat !== null && this.toAct.includes(this.you.seat);
  }
}
