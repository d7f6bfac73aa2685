/** What the server sends of Le Caméléon: the structs of state.py as JSON. */
import type { FaceProps } from "$lib/face";

export type Stock = [violet: number, orange: number, green: number, chameleons: number];

export interface View {
  seat: number | null;
  config: { layout: "rows" | "diagonal"; draws: boolean };
  board: string; // 72 letters from a1, b1, … to h9: BRYVOGK Rounds, bryvogk Squares, . empty
  box: [Stock, Stock];
  turn: number;
  moved: string | null;
  past: string[];
}

export interface Move {
  type: "move";
  origin: string;
  target: string;
}
export interface Take {
  type: "take";
  victim: string;
  gain: string | null;
  reserve: string | null;
}
export type Action = Move | Take | { type: "pass" };

export type Fact =
  | { type: "moved"; seat: number; origin: string; target: string; piece: string }
  | { type: "taken" | "gained"; seat: number; square: string; piece: string }
  | { type: "passed"; seat: number };

export type Props = FaceProps<View, Action, Fact>;
