/**
 * The colour chart, which lies beside the board, and what it promises: which associations a move would make.
 * A help for the eye. What may be done is what the referee offers.
 */
import { COLUMNS, EMPTY, GAINS, indexOf, inField, reserveOf, sideOf, SQUARES } from "./board";
import type { Move, Stock, View } from "./types";

/** Two of the first or of the second colour and one of the other; what is gained, if anything. */
export const MIXES = [
  ["B", "R", "V"],
  ["R", "Y", "O"],
  ["Y", "B", "G"],
] as const;
export const PAIRS = [
  ["V", "O", "K"],
  ["O", "G", "K"],
  ["G", "V", "K"],
] as const;
export const NOTHING = ["B", "R", "Y"].flatMap((one) => ["V", "O", "G"].map((other) => [one, other] as const));

/** A line of the chart: two letters, or what a chameleon does (help, two of them, being taken). */
export type LineKey = string;
export const lineOf = (one: string, other: string): LineKey => [one, other].sort().join("");

export interface Association {
  moved: string; // squares
  partner: string;
  victim: string;
  gain: string | null;
  line: LineKey;
}

/** What three pieces make: null is a taking without a gain, undefined none at all. */
function made(one: string, other: string, victim: string): { gain: string | null; line: LineKey } | undefined {
  const own = new Set([one, other].filter((kind) => kind !== "K"));
  if ([one, other, victim].includes("K")) {
    if (own.size > 1 || own.has(victim)) return undefined;
    return { gain: null, line: victim === "K" ? "taken" : own.size ? "help" : "two" };
  }
  const colours = [...own.add(victim)];
  if (colours.length !== 2) return undefined;
  const line = lineOf(colours[0]!, colours[1]!);
  const found = [...MIXES, ...PAIRS].find(([a, b]) => lineOf(a, b) === line);
  return { gain: found?.[2] ?? null, line };
}

function beside(at: number): number[] {
  const column = at % COLUMNS;
  const near = [at - COLUMNS, at + COLUMNS];
  if (column > 0) near.push(at - 1);
  if (column < COLUMNS - 1) near.push(at + 1);
  return near.filter(inField);
}

/** The associations of the piece on a square with its neighbours. */
export function associations(board: string, stock: Stock, moved: string): Association[] {
  const at = indexOf(moved);
  const side = sideOf(board[at]!);
  if (!SQUARES.some((_, square) => reserveOf(square) === side && board[square] === EMPTY)) return [];
  const found: Association[] = [];
  for (const victim of beside(at).filter((square) => board[square] !== EMPTY)) {
    for (const partner of beside(victim).filter((square) => square !== at && board[square] !== EMPTY)) {
      const three = [at, partner, victim].map((square) => board[square]!.toUpperCase());
      const result = made(three[0]!, three[1]!, three[2]!);
      if (!result) continue;
      const left = result.gain ? stock[GAINS.indexOf(result.gain as (typeof GAINS)[number])]! : 0;
      found.push({ moved, partner: SQUARES[partner]!, victim: SQUARES[victim]!, gain: left ? result.gain : null, line: result.line });
    }
  }
  return found;
}

/** The associations a move would make. */
export function forecast(view: View, move: Move): Association[] {
  const board = [...view.board];
  const [origin, target] = [indexOf(move.origin), indexOf(move.target)];
  board[target] = board[origin]!;
  board[origin] = EMPTY;
  return associations(board.join(""), view.box[view.turn as 0 | 1], move.target);
}
