/**
 * The interface between the shell and a game's face (its user interface). The shell knows no game, a face no network.
 *
 * The shell also looks up these messages of a game, prefixed with its slug (`le-cameleon`): `-title`, `-tagline`
 * (a few words), `-about` (one sentence), `-option-<name>` and `-value-<name>-<value>` (options), `-over-<reason>`
 * (the end of a match), `-side-<seat>` (the side a seat plays, within a sentence), `-chat-silent` (why a player may
 * not chat), `-refused-<code>` (with the refusal's `names` as arguments), in games of teams `-team-<team>`,
 * `-role-<role>`, `-appoint` and `-draw-lead` (make somebody the lead of a team, by choice or by lot). Hyphens and
 * underscores count as equal in names, codes and reasons.
 */
import type { Component } from "svelte";

/** Why a command was refused: a stable code, an English sentence, and arguments for a translation. */
export interface Refusal {
  code: string;
  text: string;
  names: Record<string, string | number>;
}

/** The referee's answer to an action that is not done yet: a refusal, or a warning that the user may overrule, or neither. */
export interface Checked {
  refusal: Refusal | null;
  warning: Refusal | null;
}

export interface Choice<Action = any> {
  text: string; // notation
  action: Action;
}

/** An action with a bot's evaluation: `value` in the game's own unit, for the seat that would act. */
export interface Advice<Action = any> extends Choice<Action> {
  value: number;
  wins_in: number | null; // actions of both sides until a forced win
  loses_in: number | null;
  chance: number | null; // probability of winning, or of being right
  about: string[]; // the words or squares it refers to
  why: string[]; // the reasons, in the table's language
}

/** What a bot meant by its free text, told after the match: the words it is about, and the reasons in the table's language. */
export interface Meant {
  step: number; // place in the log of the match
  seat: number;
  text: string; // notation
  about: string[];
  why: string[];
}

/** Free text that the rules ask for, such as a clue. */
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
  facts: Fact[]; // new since the last view, to animate
  lastTurn?: Fact[]; // the last turn, to mark on the board until the next
  legal: Choice<Action>[]; // legal actions; empty if it is not your turn
  asks: Ask | null; // the free text wanted from you
  toAct: number[]; // the seats that must act
  you: number | null; // your seat; null for spectators
  names: string[]; // by seat; your own is "You" in the reader's language
  outcome: Outcome | null;
  clocks: ClockFace[];
  act: (action: Action | string) => Promise<Refusal | null>; // null: accepted
  check?: (text: string) => Promise<Checked>; // ask the referee while the user types; may reject
  explain?: (text: string) => void; // tell the reader why the rules refuse this action, in notation
  meant?: Meant[]; // what the bots meant by their clues; only after the match and in a replay
  advice?: Advice<Action>[]; // evaluations to show on the board, best first
  t: Translate;
  flipped?: boolean; // draw the board from the other side
  preview?: boolean; // replay or tutorial: draw, but offer nothing
  bothSides?: boolean; // analysis: one person moves for every side, and `names` are the sides' names
}

/** A view that has the options its face reads: a config may omit any, but the server sends them all. */
export type Sent<View extends { config: object }, Options extends keyof View["config"]> = Omit<View, "config"> & {
  config: View["config"] & Required<Pick<View["config"], Options>>;
};

/** A text to translate: a key of the game's locale and its arguments. */
export interface Message {
  key: string;
  args?: Record<string, string | number>;
}

/** The exports of a game's `web/index.ts`. Only `describeFact` and `prompt` are required. */
export interface GameText<View = any, Fact = any> {
  /** One event as a sentence, for the log and for screen readers; null if it needs no words. */
  describeFact: (fact: Fact, props: FaceProps<View, any, Fact>) => Message | null;
  /** One line that says whose turn it is and what that seat can do. */
  prompt: (props: FaceProps<View, any, Fact>) => Message;
  /** An action as a person would say it; without it the notation is shown. */
  describeAction?: (action: any, props: FaceProps<View, any, Fact>) => Message | null;
  /** What `advice.chance` means; null hides it. Without it, it is the probability of winning. */
  describeChance?: (advice: Advice, props: FaceProps<View, any, Fact>) => Message | null;
  /** The end of the match in a sentence; without it the shell uses `<slug>-over-<reason>`. */
  describeOutcome?: (props: FaceProps<View, any, Fact>) => Message | null;
  /** Who won, if teams win and not people; without it the shell names the winners. */
  describeWinners?: (props: FaceProps<View, any, Fact>, winners: number[]) => Message | null;
  /** A seat's role (Red; spymaster of the red team), or null. */
  seatRole?: (seat: number, seats: number) => Message | null;
  /** The CSS colour of a seat's avatar, if the game gives seats or teams colours. */
  seatColour?: (seat: number, seats: number, view?: View | null) => string | null;
  /** The number beside a seat's name during play, or null. */
  seatScore?: (seat: number, view: View) => number | string | null;
  /** The CSS colour of the chameleon in the header, for example that of the side to move. */
  accentColour?: (props: FaceProps<View, any, Fact>) => string | null;
  /** Can the board be drawn from the other side (`flipped`)? */
  flippable?: boolean;
  /** Does a fact take something from the board or the table? It then sounds like a capture. */
  isCapture?: (fact: Fact) => boolean;
  /** Does the face name the players itself? Then phones do without the shell's row of players. */
  showsPlayers?: boolean;
  /** Seats of a "play now" table, and the person's seat; by default 4 (or the fewest) and the first. */
  playNow?: { seats: number; seat: number };
}

/** A step of a tutorial: a text and the position beside it. */
export interface TutorialStep {
  text: string; // key of the game's locale
  props: Partial<FaceProps>; // at least a view
  expect?: string[]; // the reader must choose one of these (notation); without it a "next" button is shown
  wrong?: string; // key of the text after another choice
}

/** The exports of a game's `web/tutorial.ts`. */
export interface Tutorial {
  steps: TutorialStep[];
}

/** The export of a game's `web/drawings.ts`: components that draw one SVG each, by name, with their props. */
export type Drawings = (t: Translate) => Record<string, [Component<any>, Record<string, unknown>]>;

export type Face = Component<FaceProps>;
