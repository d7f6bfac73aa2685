/**
 * The colour chart and a forecast of the associations a move would make.
 * This only helps the reader; the legal actions come from the server.
 */
import { COLUMNS, EMPTY, GAINS, indexOf, inField, reserveOf, sideOf, SQUARES } from "./squares";
import type { Move, Stock, View } from "./types";

/** Two pieces of one of these colours and one of the other; the third letter is the gain. */
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

/** A line of the chart: two letters, or a rule for chameleons (help, two, taken). */
export type LineKey = string;
export const lineOf = (one: string, other: string): LineKey => [one, other].sort().join("");

export interface Association {
  moved: string; // squares
  partner: string;
  victim: string;
  gain: string | null;
  line: LineKey;
}

/** Return the association of three pieces, with a null gain if nothing is gained; undefined if there is none. */
function associationOf(one: string, other: string, victim: string): { gain: string | null; line: LineKey } | undefined {
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

function neighbours(at: number): number[] {
  const column = at % COLUMNS;
  const near = [at - COLUMNS, at + COLUMNS];
  if (column > 0) near.push(at - 1);
  if (column < COLUMNS - 1) near.push(at + 1);
  return near.filter(inField);
}

/** Return the associations of the piece on a square with its neighbours. */
export function associations(board: string, stock: Stock, moved: string): Association[] {
  const at = indexOf(moved);
  const side = sideOf(board[at]!);
  if (!SQUARES.some((_, square) => reserveOf(square) === side && board[square] === EMPTY)) return [];
  const found: Association[] = [];
  for (const victim of neighbours(at).filter((square) => board[square] !== EMPTY)) {
    for (const partner of neighbours(victim).filter((square) => square !== at && board[square] !== EMPTY)) {
      const three = [at, partner, victim].map((square) => board[square]!.toUpperCase());
      const result = associationOf(three[0]!, three[1]!, three[2]!);
      if (!result) continue;
      const left = result.gain ? stock[GAINS.indexOf(result.gain as (typeof GAINS)[number])]! : 0;
      found.push({ moved, partner: SQUARES[partner]!, victim: SQUARES[victim]!, gain: left ? result.gain : null, line: result.line });
    }
  }
  return found;
}

/** Return the associations a move would make. */
export function forecast(view: View, move: Move): Association[] {
  const board = [...view.board];
  const [origin, target] = [indexOf(move.origin), indexOf(move.target)];
  board[target] = board[origin]!;
  board[origin] = EMPTY;
  return associations(board.join(""), view.box[view.turn as 0 | 1], move.target);
}
