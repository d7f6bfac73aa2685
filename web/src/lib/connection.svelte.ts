/**
 * The socket of a table. It comes back by itself, resumes at the last seq, and sends again what was not
 * answered: every message has an id, so the server does nothing twice.
 */
import type { Refusal } from "./face";
import type { FromServer, Sync, Wish } from "./protocol";

export type Status = "connecting" | "open" | "lost" | "gone";

interface Pending {
  text: string;
  done: (answer: Refusal | null) => void;
}

const GONE = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class Connection {
  status = $state<Status>("connecting");
  restarting = $state(false); // the server said goodbye and will be back
  tries = $state(0);

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly session = Math.random().toString(36).slice(2, 10);
  private count = 0;

  constructor(
    private readonly address: string,
    private readonly seen: () => number,
    private readonly heard: (sync: Sync) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.dial();
  }

  /** Ask for something; resolves to null when it is done, or to the reason why not. */
  send(wish: Wish): Promise<Refusal | null> {
    const id = this.nextId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.status === "open") this.socket?.send(text);
    });
  }

  /** Be told everything from the beginning again. */
  greet(seen: number): void {
    if (this.status === "open") this.socket?.send(JSON.stringify({ type: "hello", id: this.nextId(), seen }));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.quiet();
    this.socket?.close();
  }

  private nextId(): string {
    return `${this.session}-${++this.count}`;
  }

  private dial(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.status = "open";
      this.tries = 0;
      this.restarting = false;
      this.greet(this.seen());
      for (const { text } of this.waiting.values()) socket.send(text);
      this.pulse = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) for (const line of String(data).split("\n")) this.hear(JSON.parse(line));
    };
    socket.onclose = ({ code }) => socket === this.socket && this.lost(code);
  }

  private hear(message: FromServer): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    if (message.type === "sync") this.heard(message);
    else if (message.type === "accepted") this.answer(message.id, null);
    else if (message.type === "refused") this.answer(message.id, message);
    else if (message.type === "bye") this.restarting = true;
  }

  private answer(id: string, answer: Refusal | null): void {
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  private lost(code: number): void {
    this.quiet();
    if (this.closed) return;
    if (code === GONE) {
      this.status = "gone";
      for (const id of [...this.waiting.keys()]) this.answer(id, { code: "no_table", text: "There is no such table.", names: {} });
      return;
    }
    this.status = "lost";
    this.tries += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    this.retry = setTimeout(() => this.dial(), wait * (0.7 + 0.6 * Math.random()));
  }

  private quiet(): void {
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping", id: this.nextId() }));
    this.deadline ??= setTimeout(() => this.drop(), PONG_WITHIN);
  }

  /** A socket that no longer answers is given up at once; the browser would take minutes. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(1006);
  }

  /** The network or the tab is back: do not wait for the next try. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.status === "lost") this.dial();
    else if (this.status === "open" && this.deadline === undefined) this.ping();
  };
}
