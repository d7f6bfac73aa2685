/**
 * The wire as the client uses it. The types are the server's own (`furcifer types`); what is a game's stays open here,
 * and each face takes it from the namespace of its game. What is named anew below hides the server's of that name.
 */
import type * as wire from "../protocol";
import type { Advice, Choice } from "./face";

export type * from "../protocol";
export type Chair = wire.SeatFacts;
export type Phase = wire.TableFacts["phase"];

export interface Sync extends Omit<wire.Sync, "view" | "legal" | "facts"> {
  view: any;
  legal: Choice[];
  facts: any[];
}

export type FromServer = Exclude<wire.FromServer, wire.Sync> | Sync;

type Nameless<T> = T extends unknown ? Omit<T, "id"> : never;

/** What a person may ask of a table; the connection gives it its id. */
export type Wish = Nameless<Exclude<wire.FromClient, wire.Hello | wire.Ping>>;

export interface Option extends Omit<wire.Option, "schema"> {
  schema: any;
}

export interface GameFacts extends Omit<wire.GameFacts, "options"> {
  options: Option[];
}

export interface Hints extends Omit<wire.Hints, "lines"> {
  lines: Advice[];
}

/** A position by the way to it; moves in notation. */
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
