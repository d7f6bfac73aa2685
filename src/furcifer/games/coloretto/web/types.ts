/** What the server sends of Coloretto: the structs of state.py and facts.py as JSON. */
import type { FaceProps } from "$lib/face";

export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "brown";
export type Card = Colour | "+2" | "joker" | "golden";
export type Side = "brown" | "violet";
export type Phase = "remove" | "first" | "deal" | "start" | "turn" | "reveal" | "place" | "golden" | "joker" | "over";

export interface Line {
  colour: Colour;
  cards: number;
  jokers: number;
  points: number;
}
export interface Tally {
  lines: Line[];
  twos: number;
  total: number;
  most: number;
}
export interface View {
  seat: number | null;
  config: { side: Side; start: string; removed: string | Colour[]; jokers: string };
  phase: Phase;
  turn: number;
  removed: Colour[];
  left: number[];
  rows: Card[][];
  taken: (number | null)[];
  collections: Card[][];
  drawn: Card | null;
  last_round: boolean;
  named: Colour[][];
  tallies: Tally[];
}

export type Action =
  | { type: "draw" }
  | { type: "place" | "take"; row: number }
  | { type: "start" | "joker"; colour: Colour };

export type Fact =
  | { type: "removed"; colour: Colour }
  | { type: "begins" | "drew" | "last" | "round"; seat: number }
  | { type: "started" | "named"; seat: number; colour: Colour }
  | { type: "revealed" | "kept"; seat: number; card: Card }
  | { type: "placed"; seat: number; card: Card; row: number }
  | { type: "took"; seat: number; row: number; cards: Card[] }
  | { type: "discarded"; row: number; cards: Card[] }
  | { type: "scored"; seat: number; tally: Tally };

export type Props = FaceProps<View, Action, Fact>;
