/** The server's HTTP interface: everything that does not go through a table's socket. */
import type { Checked, Refusal } from "./face";
import type { Analysis, GameInfo, Hints, Position, PublicTable, Replay, Sync } from "./protocol";

/** The server refused a request, or did not answer (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.text);
    this.status = status;
    this.refusal = refusal;
  }
}

const OFFLINE: Refusal = { code: "offline", text: "The server cannot be reached.", names: {} };
const FAULT: Refusal = { code: "fault", text: "Something went wrong on the server.", names: {} };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  const json = await response.json().catch(() => null);
  if (response.ok && json !== null) return json as T;
  throw new ApiError(response.status, json?.code ? { names: {}, ...json } : FAULT);
}

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export interface NewTable {
  game: string;
  seats?: number;
  config?: Record<string, unknown>;
  language?: string;
  public?: boolean;
  sit?: number | null;
  bots?: Record<number, string>;
}

let catalogue: Promise<GameInfo[]> | null = null;

/** Return all games with their options and bots. The server is asked once. */
export function games(): Promise<GameInfo[]> {
  catalogue ??= request<GameInfo[]>("GET", "/api/games").catch((error) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

export const game = async (slug: string): Promise<GameInfo | null> => (await games()).find((one) => one.slug === slug) ?? null;
export const me = (): Promise<{ name: string }> => request("GET", "/api/me");
export const rename = (name: string): Promise<{ name: string }> => request("PUT", "/api/me", { name });
/** Return a short-lived link that signs another device in as the same person. */
export const deviceLink = (): Promise<{ link: string }> => request("POST", "/api/me/link", {});
export const publicTables = (): Promise<PublicTable[]> => request("GET", "/api/tables");
export const createTable = (table: NewTable): Promise<{ id: string; link: string }> => request("POST", "/api/tables", table);
export const startTable = (id: string, fill: string): Promise<unknown> => request("POST", `${tablePath(id)}/start`, { fill });
export const table = (id: string): Promise<Sync> => request("GET", tablePath(id));
/** Ask the rules about an action without doing it. */
export const check = (id: string, text: string): Promise<Checked> => request("POST", `${tablePath(id)}/check`, { text });
export const requestHints = (id: string): Promise<Hints> => request("POST", `${tablePath(id)}/hint`, {});
export const analyse = (question: Position & { think: boolean }): Promise<Analysis> => request("POST", "/api/analysis", question);
/** Evaluate the positions of a match from step `since` on, a few per request. */
export const evaluations = (position: Position, since: number): Promise<{ values: number[]; next: number | null }> =>
  request("POST", "/api/analysis/values", { ...position, since });
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  request("GET", `${tablePath(id)}/replay${seat === null ? "" : `?seat=${seat}`}`);
