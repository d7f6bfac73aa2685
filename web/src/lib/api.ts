/** The server over plain HTTP: what is needed before and beside the socket of a table. */
import type { Refusal } from "./face";
import type { Analysis, GameFacts, Hints, LobbyLine, Position, Replay, Sync } from "./protocol";

/** The server said no, or cannot be reached (`offline`). */
export class Trouble extends Error {
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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, OFFLINE);
  }
  const said = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  throw new Trouble(answer.status, said?.code ? { names: {}, ...said } : FAULT);
}

export interface NewTable {
  game: string;
  seats?: number;
  config?: Record<string, unknown>;
  language?: string;
  public?: boolean;
  sit?: number | null;
  bots?: Record<number, string>;
}

let catalogue: Promise<GameFacts[]> | null = null;

/** The games with their options and bots, asked for once. */
export function games(): Promise<GameFacts[]> {
  catalogue ??= ask<GameFacts[]>("GET", "/api/games").catch((error) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

export const game = async (slug: string): Promise<GameFacts | null> =>
  (await games()).find((one) => one.slug === slug) ?? null;
export const me = (): Promise<{ name: string }> => ask("GET", "/api/me");
export const rename = (name: string): Promise<{ name: string }> => ask("PUT", "/api/me", { name });
export const myLink = (): Promise<{ link: string; expires: number; svg: string }> => ask("POST", "/api/me/link", {});
export const lobby = (): Promise<LobbyLine[]> => ask("GET", "/api/tables");
export const open = (table: NewTable): Promise<{ id: string; link: string }> => ask("POST", "/api/tables", table);
export const start = (id: string, fill: string): Promise<unknown> =>
  ask("POST", `/api/tables/${encodeURIComponent(id)}/start`, { fill });
export const look = (id: string): Promise<Sync> => ask("GET", `/api/tables/${encodeURIComponent(id)}`);
/** What the rules would say to an action of mine; null where they have nothing against it. */
export const check = (id: string, text: string): Promise<Refusal | null> =>
  ask<{ refusal: Refusal | null }>("POST", `/api/tables/${encodeURIComponent(id)}/check`, { text }).then(({ refusal }) => refusal);
export const hint = (id: string): Promise<Hints> => ask("POST", `/api/tables/${encodeURIComponent(id)}/hint`, {});
export const analyse = (question: Position & { think: boolean }): Promise<Analysis> => ask("POST", "/api/analysis", question);
/** What the positions on the way are worth, some at a time. */
export const values = (position: Position, since: number): Promise<{ values: number[]; next: number | null }> =>
  ask("POST", "/api/analysis/values", { ...position, since });
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  ask("GET", `/api/tables/${encodeURIComponent(id)}/replay${seat === null ? "" : `?seat=${seat}`}`);
