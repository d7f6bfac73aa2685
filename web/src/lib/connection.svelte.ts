/**
 * The socket of a table. It reconnects by itself, resumes at the last seq, and sends unanswered commands again:
 * every command has an id, so the server executes it only once.
 */
import { type ApiError, identify } from "./api";
import type { Refusal } from "./face";
import type { Command, FromServer, Sync } from "./protocol";

export type Status = "connecting" | "open" | "lost" | "gone";

interface Pending {
  text: string;
  resolve: (refusal: Refusal | null) => void;
}

const TABLE_GONE = 4404; // close code
const ABNORMAL = 1006; // close code
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 10_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 8_000;
const NO_IDENTITY = "no_identity"; // code of a refusal
const NO_TABLE: Refusal = { code: "no_table", text: "There is no such table.", names: {} };

export class Connection {
  status = $state<Status>("connecting");
  restarting = $state(false); // the server announced a restart
  tries = $state(0);

  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private pongTimer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private identifying = false;
  private readonly clientId = Math.random().toString(36).slice(2, 10);
  private count = 0;

  constructor(
    private readonly address: string,
    private readonly lastSeq: () => number,
    private readonly onSync: (sync: Sync) => void,
    private readonly onWatchers: (count: number) => void = () => undefined,
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  /** Send a command. Resolves to null once it is done, or to the reason why it was refused. */
  send(command: Command): Promise<Refusal | null> {
    const id = this.nextId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.pending.set(id, { text, resolve });
      if (this.status === "open") this.socket?.send(text);
    });
  }

  /** Ask for everything after a seq; 0 asks for a full snapshot. */
  hello(seen: number): void {
    if (this.status === "open") this.socket?.send(JSON.stringify({ type: "hello", id: this.nextId(), seen }));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.clearTimers();
    this.socket?.close();
  }

  private nextId(): string {
    return `${this.clientId}-${++this.count}`;
  }

  private connect(): void {
    clearTimeout(this.retryTimer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.onOpen(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) for (const line of String(data).split("\n")) this.onMessage(JSON.parse(line));
    };
    socket.onclose = ({ code }) => socket === this.socket && this.onClose(code);
  }

  private onOpen(socket: WebSocket): void {
    this.status = "open";
    this.tries = 0;
    this.restarting = false;
    this.hello(this.lastSeq());
    for (const { text } of this.pending.values()) socket.send(text);
    this.pingTimer = setInterval(() => this.ping(), PING_EVERY_MS);
  }

  private onMessage(message: FromServer): void {
    clearTimeout(this.pongTimer);
    this.pongTimer = undefined;
    if (message.type === "sync") this.onSync(message);
    else if (message.type === "accepted") this.resolve(message.id, null);
    else if (message.type === "refused") message.code === NO_IDENTITY ? void this.identify() : this.resolve(message.id, message);
    else if (message.type === "watchers") this.onWatchers(message.count);
    else if (message.type === "bye") this.restarting = true;
  }

  private resolve(id: string, refusal: Refusal | null): void {
    this.pending.get(id)?.resolve(refusal);
    this.pending.delete(id);
  }

  /** Become somebody, and send again over a new socket: a first look sets no cookie, so the server knew nobody. */
  private async identify(): Promise<void> {
    if (this.identifying) return;
    this.identifying = true;
    const refusal = await identify().then(() => null, (error: ApiError) => error.refusal);
    this.identifying = false;
    if (refusal) for (const id of [...this.pending.keys()]) this.resolve(id, refusal);
    else if (!this.closed) this.replaceSocket();
  }

  private replaceSocket(): void {
    const old = this.socket;
    this.clearTimers();
    this.status = "connecting";
    this.connect();
    old?.close();
  }

  private onClose(code: number): void {
    this.clearTimers();
    if (this.closed) return;
    if (code === TABLE_GONE) {
      this.status = "gone";
      for (const id of [...this.pending.keys()]) this.resolve(id, NO_TABLE);
      return;
    }
    this.status = "lost";
    this.tries += 1;
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.tries - 1));
    this.retryTimer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  private clearTimers(): void {
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
    clearTimeout(this.pongTimer);
    this.pongTimer = undefined;
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping", id: this.nextId() }));
    this.pongTimer ??= setTimeout(() => this.dropSocket(), PONG_WITHIN_MS);
  }

  /** Give up a socket that no longer answers; the browser would need minutes to notice. */
  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.onClose(ABNORMAL);
  }

  /** The network or the tab is back: reconnect, or check the socket, without waiting. */
  private readonly reconnectNow = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.status === "lost") this.connect();
    else if (this.status === "open" && this.pongTimer === undefined) this.ping();
  };
}
