/** The last turn as marks on the board: the move, the victims, and the partners of each capture. */
import { associations } from "./associations";
import { EMPTY, indexOf, lastMove } from "./squares";
import type { Fact, View } from "./types";

export type Mark = "moved" | "victim" | "partner" | "gained";

export function marksOf(facts: Fact[], view: View): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const moved = facts.findLast((fact) => fact.type === "moved") ?? (facts.length ? null : lastMove(view.past, view.board));
  if (moved) for (const square of [moved.origin, moved.target]) marks.set(square, "moved");
  for (const fact of facts) {
    if (fact.type === "gained") marks.set(fact.square, "gained");
    if (fact.type !== "taken") continue;
    marks.set(fact.square, "victim");
    for (const square of moved ? partnersOf(fact.square, moved.target, facts, view) : []) if (!marks.has(square)) marks.set(square, "partner");
  }
  return marks;
}

/** Return the pieces that helped the moved one to take: the associations on the board before the captures. */
function partnersOf(victim: string, moved: string, facts: Fact[], view: View): string[] {
  const board = [...view.board];
  for (const fact of facts) {
    if (fact.type === "taken") board[indexOf(fact.square)] = fact.piece;
    if (fact.type === "gained") board[indexOf(fact.square)] = EMPTY;
  }
  if (board[indexOf(moved)] === EMPTY) return [];
  const seat = facts.find((fact) => fact.type === "taken")!.seat as 0 | 1;
  return associations(board.join(""), view.box[seat], moved).flatMap((one) => (one.victim === victim ? [one.partner] : []));
}
