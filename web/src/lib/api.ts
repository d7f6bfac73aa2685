/** The server's HTTP interface: everything that does not go through a table's socket. */
import type { Checked, Refusal } from "./face";
import type { Analysis, BuiltInWords, GameInfo, Hints, Moment, MyTable, PersonalWords, Position, Program, ProgramMade, PublicTable, PuzzleList, Replay, Retry, Review, ServerMessage, ShownPuzzle, Solution, Sync, Tried } from "./protocol";

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
const FAULT: Refusal = { code: "no_answer", text: "The server gave no proper answer.", names: {} };

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
/** One of several people who share this device; the owner if empty. */
export const asPlayer = (player: string): string => (player ? `?player=${player}` : "");

export interface NewTable {
  game: string;
  seats?: number;
  config?: Record<string, unknown>;
  language?: string;
  public?: boolean;
  taps?: boolean;
  sit?: number | null;
  bots?: Record<number, string>;
  share?: string; // the commitment to a share of the seed
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
/** Become somebody: the server sets a cookie if this browser has none. */
export const identify = (): Promise<{ name: string }> => request("POST", "/api/me", {});
export const rename = (name: string, player = ""): Promise<{ name: string }> => request("PUT", `/api/me${asPlayer(player)}`, { name });
/** Return a short-lived link that signs another device in as the same person. */
export const deviceLink = (): Promise<{ link: string }> => request("POST", "/api/me/link", {});
/** Return the name of the person as whom a personal link would sign this device in. */
export const linkOwner = (token: string): Promise<{ name: string }> => request("GET", `/api/links/${encodeURIComponent(token)}`);
export const useLink = (token: string): Promise<{ name: string }> => request("POST", `/api/links/${encodeURIComponent(token)}`, {});
export const signOut = (): Promise<{ name: string }> => request("POST", "/api/me/sign-out", {});
/** Be forgotten by the server. */
export const eraseMe = (): Promise<{ name: string }> => request("DELETE", "/api/me");
export interface MyTablesPage {
  running: MyTable[];
  finished: MyTable[];
  next: number | null;
}

/** Return the reader's games; `before` continues the list of finished ones. */
export const myTables = (before?: number): Promise<MyTablesPage> =>
  request("GET", `/api/me/tables${before === undefined ? "" : `?before=${before}`}`);
/** Take one game, or every finished one, off the reader's list. */
export const hideMyTable = (id?: string): Promise<MyTablesPage> =>
  request("DELETE", `/api/me/tables${id === undefined ? "" : `/${encodeURIComponent(id)}`}`);
/** Return the reader's best score before this match, if its players were one team. */
export const bestBefore = (id: string): Promise<{ score: number | null }> => request("GET", `/api/me/best/${encodeURIComponent(id)}`);
/** Return the themes and topics of a language. */
export const builtInWords = (language: string): Promise<BuiltInWords> => request("GET", `/api/words/${language}`);
export const myWords = (): Promise<PersonalWords[]> => request("GET", "/api/me/words");
const wordsPath = (game: string, language: string) => `/api/me/words/${encodeURIComponent(game)}/${encodeURIComponent(language)}`;
export const keepWords = (game: string, language: string, config: object): Promise<PersonalWords[]> =>
  request("PUT", wordsPath(game, language), { config });
export const eraseWords = (game: string, language: string): Promise<PersonalWords[]> => request("DELETE", wordsPath(game, language));
export const programs = (): Promise<Program[]> => request("GET", "/api/me/programs");
/** Make a token for a program of the reader's; the answer is the only place that ever shows it. */
export const makeProgram = (name: string): Promise<ProgramMade> => request("POST", "/api/me/programs", { name });
export const revokeProgram = (id: string): Promise<Program[]> => request("DELETE", `/api/me/programs/${encodeURIComponent(id)}`);
/** Return what this site offers. */
export const site = (): Promise<{ public_tables: boolean }> => request("GET", "/api/site");
/** Return the text of a page that the host of the site can edit. */
export const aboutPage = (page: string, language: string): Promise<{ text: string }> =>
  request("GET", `/api/site/${encodeURIComponent(page)}/${encodeURIComponent(language)}`);
export type ReportReason = "insult" | "spam" | "name" | "cheating" | "other";
/** Report a person or a line of chat to the host of the site. */
export const report = (id: string, body: { reason: ReportReason; note: string; seat?: number | null; line?: number }): Promise<unknown> =>
  request("POST", `${tablePath(id)}/reports`, body);
export const publicTables = (): Promise<PublicTable[]> => request("GET", "/api/tables");
export const createTable = (table: NewTable): Promise<{ id: string; link: string; commitment: string }> => request("POST", "/api/tables", table);
export const sit = (id: string, seat: number, player: string): Promise<unknown> =>
  request("POST", `${tablePath(id)}/seats${asPlayer(player)}`, { seat });
export const commitShare = (id: string, commitment: string): Promise<unknown> =>
  request("POST", `${tablePath(id)}/commands`, { type: "commit", id: commitment.slice(0, 16), commitment });
export const startTable = (id: string, fill: string | null, nonce: string | null = null): Promise<unknown> =>
  request("POST", `${tablePath(id)}/start`, { fill, nonce });
export const table = (id: string): Promise<Sync> => request("GET", tablePath(id));
/** Ask the rules about an action without doing it. */
export const check = (id: string, text: string, player = ""): Promise<Checked> =>
  request("POST", `${tablePath(id)}/check${asPlayer(player)}`, { text });
export const requestHints = (id: string, player = ""): Promise<Hints> => request("POST", `${tablePath(id)}/hint${asPlayer(player)}`, {});
export const analyse = (question: Position & { think: boolean }): Promise<Analysis> => request("POST", "/api/analysis", question);
/** The review of a finished match, as far as it is done. */
export const review = (id: string): Promise<Review> => request("POST", `${tablePath(id)}/review`, {});
/** A decision of a finished match once more, with every action's chance of winning. */
export const retry = (id: string, step: number): Promise<Retry> => request("POST", `${tablePath(id)}/retry`, { step });
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  request("GET", `${tablePath(id)}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** A match that the reader brings along, as a seat saw it. */
export const replayLog = (log: string, seat: number | null): Promise<Replay> => request("POST", "/api/replays", { log, seat });
export const reviewLog = (log: string): Promise<Review> => request("POST", "/api/replays/review", { log });
export const retryLog = (log: string, step: number): Promise<Retry> => request("POST", "/api/replays/retry", { log, step });
/** The match so far, moment by moment, as this person saw it. */
export const history = (id: string, player = ""): Promise<Moment[]> => request("GET", `${tablePath(id)}/history${asPlayer(player)}`);
const puzzlePath = (game: string, id: string): string => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
/** The games with puzzles: today's, and how the reader did. Words are in `language`. */
export const puzzles = (language: string): Promise<PuzzleList> => request("GET", `/api/puzzles?language=${language}`);
/** A puzzle by its id; "today" is the puzzle of the day, "next" one near the reader's rating other than `after`. */
export const puzzle = (game: string, id: string, language: string, after: string): Promise<ShownPuzzle> =>
  request("GET", `${puzzlePath(game, id)}${id === "today" || id === "next" ? `?${new URLSearchParams(after ? { language, after } : { language })}` : ""}`);
export const tryAnswer = (game: string, id: string, so_far: string[], given: string): Promise<Tried> =>
  request("POST", `${puzzlePath(game, id)}/try`, { so_far, given });
export const puzzleHint = (game: string, id: string, so_far: string[]): Promise<ServerMessage> => request("POST", `${puzzlePath(game, id)}/hint`, { so_far });
export const puzzleSolution = (game: string, id: string): Promise<Solution> => request("POST", `${puzzlePath(game, id)}/solution`, {});
