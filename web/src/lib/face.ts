/**
 * The interface between the shell and a game's face. The shell knows no game, a face no network.
 *
 * Besides what a face asks for itself, the shell looks up these keys of a game's locale, where the prefix is
 * the slug (`le-cameleon`): `<prefix>-title`, `-tagline` (a few words), `-about` (one sentence),
 * `-option-<name>` and `-value-<name>-<value>` (set-up), `-over-<reason>` (how it ended),
 * `-refused-<code>` (with the refusal's `names` as values). Names, codes and reasons stand as they are sent;
 * hyphens and underscores are taken for the same.
 */
import type { Component } from "svelte";

/** Why something was not done: a stable code, a sentence in English, the values a translation needs. */
export interface Refusal {
  code: string;
  text: string;
  names: Record<string, string | number>;
}

export interface Choice<Action = any> {
  text: string; // notation
  action: Action;
}

/** An action and what a bot thinks of it: `value` in the game's own measure, to whoever would do it. */
export interface Advice<Action = any> extends Choice<Action> {
  value: number;
  wins_in: number | null;
  loses_in: number | null;
  chance: number | null; // of winning, or of being right
  about: string[]; // the words or squares it is about
}

export interface Ask {
  verb: string;
  form: string;
  text: string;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface ClockFace {
  seat: number;
  name: string; // the phase, or "player" for the player's own clock
  left_ms: number;
  running: boolean;
}

export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface FaceProps<View = any, Action = any, Fact = any> {
  view: View; // the seat's (or the spectator's) view, as sent
  facts: Fact[]; // what happened since the last view, to animate
  legal: Choice<Action>[]; // what you may do now; empty when not your turn
  asks: Ask | null; // free text wanted (a clue)
  toAct: number[]; // seats waited for
  you: number | null; // your seat, null = spectator
  names: string[]; // by seat, already "You" for your own in the reader's language
  outcome: Outcome | null;
  clocks: ClockFace[];
  act: (action: Action | string) => Promise<Refusal | null>; // null = accepted
  check?: (text: string) => Promise<Refusal | null>; // the referee's answer as you type; rejects where there is none
  hinted?: Advice<Action>[]; // what a bot thinks of some actions, best first, to be shown on the board
  t: Translate;
  preview?: boolean; // replay or guided game: draw, but nothing can be done
}

/** A view that has the options its face reads: a config may leave any out, but the server sends them all. */
export type Sent<View extends { config: object }, Options extends keyof View["config"]> = Omit<View, "config"> & {
  config: View["config"] & Required<Pick<View["config"], Options>>;
};

/** A text to translate: a key of the game's locale and its values. */
export interface Line {
  key: string;
  args?: Record<string, string | number>;
}

/** What `web/index.ts` of a game exports. Only `say` and `prompt` are required. */
export interface GameWords<View = any, Fact = any> {
  /** One event as a sentence, for the log and for screen readers; null for what needs no words. */
  say: (fact: Fact, props: FaceProps<View, any, Fact>) => Line | null;
  /** One line: whose turn it is, and what can be done. */
  prompt: (props: FaceProps<View, any, Fact>) => Line;
  /** What a seat is called in this game before and during play (Red; spymaster of the red team), or null. */
  role?: (seat: number, seats: number) => Line | null;
  /** The colour of a seat's avatar (a CSS colour), where the game gives seats or teams colours. */
  tint?: (seat: number, seats: number) => string | null;
  /** The number beside a seat's name while playing (a score), or null. */
  score?: (seat: number, view: View) => number | string | null;
  /** How it ended, in a sentence; without it the shell uses `<prefix>-over-<reason>`. */
  ending?: (props: FaceProps<View, any, Fact>) => Line | null;
  /** How many sit at "play now", and where the person does; without it 4 (or the fewest) and the first. */
  solo?: { seats: number; seat: number };
  /** An action in words, as a person would say what to do; without it the notation is shown. */
  does?: (action: any, props: FaceProps<View, any, Fact>) => Line | null;
  /** The colour the animal takes on (a CSS colour), e.g. of the side to move. */
  mood?: (props: FaceProps<View, any, Fact>) => string | null;
}

/** A step of the guided first game: text keys, and the position drawn beside it. */
export interface FirstStep {
  text: string; // key of the game's locale
  props: Partial<FaceProps>; // at least a view; the rest has quiet defaults
  expect?: string[]; // notations the reader must choose one of; without it a "next" button
  wrong?: string; // key shown after another choice
}

/** What `web/First.ts` of a game exports. */
export interface FirstGame {
  steps: FirstStep[];
}

export type Face = Component<FaceProps>;
