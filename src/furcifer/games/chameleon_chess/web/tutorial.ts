/** The tutorial: a knight's jump, a bishop's move, an invasion. */
import type { Choice, TutorialStep } from "$lib/face";
import { type Move, type Moved, START, type View } from "./squares";

const view = (board: string, turn = 0): View => ({ seat: 0, config: { draws: true }, board, turn, past: [] });

/** Return moves as the server would offer them. */
const moves = (...texts: string[]): Choice<Move>[] =>
  texts.map((text) => ({
    text,
    action: { type: "move", origin: text.slice(0, 2), target: text.slice(3), takes: text[2] === "x" },
  }));

const moved = (seat: number, origin: string, target: string, piece: string, taken: string | null = null): Moved => ({
  type: "moved",
  seat,
  origin,
  target,
  piece,
  taken,
});

const THIN = "WBWBW................b.b.";
const RUN = "WB.BW........W.......b..b";
const INVADED = "WB.BW................W..b";

export const steps: TutorialStep[] = [
  { text: "chameleon-chess-tutorial-1", props: { view: view(START) } },
  {
    text: "chameleon-chess-tutorial-2",
    props: {
      view: view(THIN),
      toAct: [0],
      legal: moves("c1-a2", "c1-b2", "c1-c2", "c1-d2", "c1-e2", "c1-b3", "c1-d3"),
    },
    expect: ["c1-d3"],
    wrong: "chameleon-chess-tutorial-2-wrong",
  },
  {
    text: "chameleon-chess-tutorial-3",
    props: {
      view: view(RUN),
      facts: [moved(1, "d5", "e5", "b")],
      toAct: [0],
      legal: moves("d3-c2", "d3-d2", "d3-e2", "d3-c3", "d3-e3", "d3-c4", "d3-d4", "d3-e4", "d3xb5"),
    },
    expect: ["d3xb5"],
    wrong: "chameleon-chess-tutorial-3-wrong",
  },
  { text: "chameleon-chess-tutorial-4", props: { view: view(INVADED, 1), facts: [moved(0, "d3", "b5", "W", "b")], toAct: [1] } },
  { text: "chameleon-chess-tutorial-5", props: { view: view("WBwB...........W.....w.b.w") } },
];
