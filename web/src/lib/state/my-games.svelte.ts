/** The reader's games, kept on the server; and how many wait for a move. */
import * as api from "$lib/api";
import type { MyTable } from "$lib/protocol";
import { alerts } from "./alerts.svelte";

const POLL_MS = 30_000;

class MyGames {
  running = $state.raw<MyTable[]>([]);
  finished = $state.raw<MyTable[]>([]);
  next = $state.raw<number | null>(null); // where the list of finished games continues
  loaded = $state(false);
  private known = new Set<string>(); // games of which the reader knows that it is their turn
  private describe: (table: MyTable) => string = () => "";

  get yourTurn(): number {
    return this.running.filter((table) => table.your_turn).length;
  }

  /** Fetch the list from the start. */
  async refresh(): Promise<void> {
    this.show(await api.myTables());
  }

  private show(page: api.MyTablesPage): void {
    this.notify(page.running);
    ({ running: this.running, finished: this.finished, next: this.next } = page);
    this.loaded = true;
  }

  async loadMore(): Promise<void> {
    if (this.next === null) return;
    const page = await api.myTables(this.next);
    this.finished = [...this.finished, ...page.finished];
    this.next = page.next;
  }

  /** Take one game, or every finished one, off the list. */
  async hide(id?: string): Promise<void> {
    this.show(await api.hideMyTable(id));
  }

  /** Look for new turns from time to time. Return a function that stops it. */
  watch(describe: (table: MyTable) => string): () => void {
    this.describe = describe;
    const look = () => void this.refresh().catch(() => undefined);
    look();
    const timer = setInterval(look, POLL_MS);
    return () => clearInterval(timer);
  }

  private notify(running: MyTable[]): void {
    const turns = running.filter((table) => table.your_turn);
    const fresh = turns.filter((table) => !this.known.has(table.id));
    const first = !this.loaded;
    this.known = new Set(turns.map((table) => table.id));
    if (!first) for (const table of fresh) alerts.show(this.describe(table), table.id);
  }
}

export const myGames = new MyGames();
