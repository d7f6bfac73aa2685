/** What the engine sends of The Chameleon (`state.py`, `actions.py`), as JSON. */
import type { FaceProps } from "$lib/face";

export type Phase =
  | "dealer" | "topic" | "chameleon" | "roll" | "table" | "clues" | "discussion" | "vote" | "tie" | "guess" | "over";
export type Result = "escaped" | "guessed" | "caught";

export interface Topic {
  title: string;
  words: string[]; // A1, B1, … D4
}

/** A finished round, public from then on. */
export interface Round {
  dealer: number;
  topic: string;
  dice: [number, number];
  table: string;
  coordinate: string;
  word: string;
  chameleon: number;
  clues: (string | null)[]; // from the dealer clockwise; null: passed
  votes: number[];
  accused: number;
  guesses: string[];
  result: Result;
  points: number[];
}

export interface View {
  seat: number | null;
  config: { language: string; topics: Topic[]; target: number; rounds: number };
  seats: number;
  phase: Phase;
  to_act: number[];
  deck: "blue" | "green";
  dealer: number | null;
  topic: Topic | null;
  chameleon: number | null;
  dice: [number, number] | null;
  table: string | null;
  coordinate: string | null;
  clues: (string | null)[];
  ready: boolean[];
  voted: boolean[];
  votes: (number | null)[];
  accused: number | null;
  guesses: string[];
  scores: number[];
  played: Round[];
}

export type Action =
  | { type: "clue"; word: string }
  | { type: "ready" }
  | { type: "vote" | "accuse"; target: number }
  | { type: "guess"; coordinate: string };

export type Fact =
  | { type: "dealer_chosen"; seat: number }
  | { type: "topic_laid"; topic: Topic; deck: string }
  | { type: "card_dealt"; chameleon: boolean | null }
  | { type: "rolled"; dealer: number; yellow: number; blue: number }
  | { type: "code_read"; table: string | null; coordinate: string | null; word: string | null }
  | { type: "clue_said"; seat: number; word: string | null }
  | { type: "is_ready"; seat: number }
  | { type: "voted"; seat: number; target: number | null }
  | { type: "votes_shown"; votes: number[]; most: number[] }
  | { type: "accused"; seat: number; chameleon: boolean }
  | { type: "guessed"; seat: number; coordinate: string; word: string; right: boolean }
  | { type: "round_scored"; round: Round }
  | { type: "time_up"; seat: number };

export type Props = FaceProps<View, Action, Fact>;
