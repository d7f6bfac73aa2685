/** Where a replay comes from: a table of this server, or a log in the link itself, which no server keeps. */
import * as api from "./api";
import { ApiError } from "./api";
import type { Chair, Replay, Retry, Review } from "./protocol";

export const LOG = "log"; // in place of a table's id

export interface ReplaySource {
  slug: string;
  chairs: Chair[];
  you: number | null; // the reader's seat
  views(seat: number | null): Promise<Replay>;
  review(): Promise<Review>; // as far as it is done
  retry(step: number): Promise<Retry>;
}

interface Packed {
  log: string; // the JSON as it was written: rewritten numbers would no longer match its digest
  players: string[]; // by seat; empty if they are unknown
}

export async function tableSource(id: string): Promise<ReplaySource> {
  const { table, you, outcome } = await api.table(id);
  if (table!.phase !== "over") throw new ApiError(409, { code: "not_over", text: "", names: {} });
  const views = async (seat: number | null) => ({ ...(await api.replay(id, seat)), outcome });
  return { slug: table!.setting.game, chairs: table!.chairs, you: you.seat, views, review: () => api.review(id), retry: (step) => api.retry(id, step) };
}

export async function logSource(packed: string): Promise<ReplaySource> {
  const { log, players } = await unpack(packed);
  const { game, seats } = checked(() => JSON.parse(log));
  const chairs = Array.from({ length: Number(seats) || 0 }, (_, seat) => chair(seat, players[seat] ?? ""));
  const views = (seat: number | null) => api.replayLog(log, seat);
  return { slug: String(game), chairs, you: null, views, review: () => api.reviewLog(log), retry: (step) => api.retryLog(log, step) };
}

/** Return a log as it stands in a link: JSON, deflated, in the letters of an address. `furcifer arena` does the same. */
export async function pack(log: Packed): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(log)), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(packed: string): Promise<Packed> {
  const letters = checked(() => atob(packed.replaceAll("-", "+").replaceAll("_", "/")));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw")).catch(() => new Uint8Array());
  const { log, players } = checked(() => JSON.parse(new TextDecoder().decode(text)));
  return { log: String(log), players: Array.isArray(players) ? players.map(String) : [] };
}

/** Read a file: a log, or what `furcifer play` saved, which contains one. */
export function readFile(text: string): Packed {
  const { match, players } = checked(() => JSON.parse(text));
  return { log: match ? JSON.stringify(match) : text, players: Array.isArray(players) ? players.map(String) : [] };
}

function checked<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new ApiError(409, { code: "bad_log", text: "", names: {} });
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(change as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

const chair = (seat: number, name: string): Chair => ({
  seat,
  kind: name ? "bot" : "empty",
  name,
  level: null,
  away: false,
  flagged: false,
  host: false,
  hints: 0,
  ready: true,
  vacant: false,
  voices: [],
  program: false,
});
