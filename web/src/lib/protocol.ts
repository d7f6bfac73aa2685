/**
 * The server's types as the page uses them, under the page's own names: a type renamed on the server is renamed here only.
 * `../protocol` is generated (`furcifer types`). Views, actions and facts are `any` here; each face takes its own
 * types from the namespace of its game.
 */
import type * as wire from "../protocol";
import type { Advice, Choice } from "./face";

export type * from "../protocol"; // the games' namespaces and small types; a name declared below hides the server's
export type Chair = wire.SeatInfo; // a seat and who sits there
export type TableInfo = wire.TableInfo;
export type PublicTable = wire.LobbyLine;

export interface Sync extends Omit<wire.Sync, "view" | "legal" | "facts"> {
  view: any;
  legal: Choice[];
  facts: any[];
}

export type FromServer = Exclude<wire.FromServer, wire.Sync> | Sync;

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A command to a table; the connection adds its id. */
export type Command = WithoutId<Exclude<wire.FromClient, wire.Hello | wire.Ping>>;

export interface Option extends Omit<wire.Option, "schema"> {
  schema: any;
}

export interface GameInfo extends Omit<wire.GameInfo, "options"> {
  options: Option[];
}

export interface Hints extends Omit<wire.Hints, "lines"> {
  lines: Advice[];
}

/** A position, given by the moves that lead to it, in notation. */
export type Position = Required<Omit<wire.Question, "think">>;

export interface Analysis extends Omit<wire.Analysis, "view" | "facts" | "lines" | "unjudged"> {
  view: any;
  facts: any[];
  lines: Advice[];
  unjudged: Advice[];
}

export interface ReplayStep extends Omit<wire.ReplayStep, "facts" | "view"> {
  facts: any[];
  view: any;
}

export interface Replay extends Omit<wire.Replay, "start" | "steps"> {
  start: any;
  steps: ReplayStep[];
}

/** An earlier moment of a running match. */
export interface Moment extends Omit<wire.Moment, "facts" | "view"> {
  facts: any[];
  view: any;
}

export type ServerMessage = wire.Message; // a text in the game's locale, with its arguments

export interface PuzzlePosition extends Omit<wire.PuzzlePosition, "view" | "legal"> {
  view: any;
  legal: Choice[];
}

export interface ShownPuzzle extends Omit<wire.ShownPuzzle, "position" | "facts"> {
  position: PuzzlePosition;
  facts: any[];
}

export interface PuzzleStep extends Omit<wire.PuzzleStep, "choice" | "view" | "facts"> {
  choice: Choice | null;
  view: any;
  facts: any[];
}

export interface Tried extends Omit<wire.Tried, "played" | "position"> {
  played: PuzzleStep[];
  position: PuzzlePosition | null;
}

export interface Solution extends Omit<wire.Solution, "steps"> {
  steps: PuzzleStep[];
}
