/** What the engine sends of Codenames (`state.py`, `actions.py`), as JSON. */
import type { FaceProps } from "$lib/face";

export type Team = "r" | "b";
export type Identity = Team | "n" | "x"; // bystander, assassin
export type Count = number | "unlimited";
export type Phase = "deal" | "key" | "clue" | "doubt" | "guess" | "answer" | "penalty" | "enemy" | "over";

export interface Turn {
  team: Team;
  clue: string | null;
  number: Count;
  guesses: string[];
  annulled: boolean;
  covered: string | null;
}

export interface View {
  seat: number | null;
  config: { language: string; expert: boolean; referee: "strict" | "table" };
  seats: number;
  words: string[];
  first: Team | null;
  key: string | null;
  tiles: string;
  left: Record<Team, number>;
  turns: Turn[];
  phase: Phase;
  marks: [number, string][];
}

export type Action =
  | { type: "guess" | "mark" | "unmark" | "cover"; word: string }
  | { type: "stop" | "call" | "accept" | "concede" | "stand" | "decline" }
  | { type: "clue"; word: string; number: Count };

export type Fact =
  | { type: "dealt"; words: string[] }
  | { type: "key-seen"; letters: string }
  | { type: "hinted"; seat: number; team: Team; clue: string; number: Count }
  | { type: "ruled"; fault: string | null }
  | { type: "said"; seat: number; what: "call" | "accept" | "concede" | "stand" | "decline" | "stop" }
  | { type: "marked"; seat: number; word: string; on: boolean }
  | { type: "revealed"; seat: number; word: string; identity: Identity; guessed: boolean }
  | { type: "time-up"; seat: number }
  | { type: "turn-began"; team: Team }
  | { type: "ended"; team: Team | null; reason: string };

export type Props = FaceProps<View, Action, Fact>;
