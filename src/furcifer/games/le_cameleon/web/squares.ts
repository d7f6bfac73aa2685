/** The squares of the board, and the letters of its pieces. */
export const COLUMNS = 8;
export const ROWS = 9;
export const SQUARES: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, at) => "abcdefgh"[at % COLUMNS]! + String(Math.floor(at / COLUMNS) + 1),
);
export const indexOf = (square: string): number => SQUARES.indexOf(square);

export const EMPTY = ".";
export const GAINS = ["V", "O", "G", "K"] as const; // the pieces in the box, in the order of its counts
const COLOURS: Record<string, string> = {
  B: "blue",
  R: "red",
  Y: "yellow",
  V: "purple",
  O: "orange",
  G: "green",
  K: "black",
};
export const colourOf = (piece: string): string => COLOURS[piece.toUpperCase()]!;
export const sideOf = (piece: string): 0 | 1 => (piece === piece.toUpperCase() ? 0 : 1);
export const inSide = (kind: string, side: number): string => (side === 0 ? kind.toUpperCase() : kind.toLowerCase());

export const rowOf = (at: number): number => Math.floor(at / COLUMNS) + 1;
export const isWhite = (at: number): boolean => ((at % COLUMNS) + rowOf(at)) % 2 === 1; // columns count from 0 here
export const inField = (at: number): boolean => rowOf(at) > 1 && rowOf(at) < ROWS;

/** Return the side whose reserve a square is, or null. */
export function reserveOf(at: number): 0 | 1 | null {
  if (rowOf(at) === 1 && isWhite(at)) return 0;
  return rowOf(at) === ROWS && !isWhite(at) ? 1 : null;
}

/** Return the rows of squares in reading order, with one side at the bottom. */
export function displayRows(below: 0 | 1): number[][] {
  const rows = Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column));
  return below === 0 ? rows.reverse() : rows.map((row) => row.reverse());
}

export const piecesOf = (board: string, side: number): number =>
  [...board].filter((piece) => piece !== EMPTY && sideOf(piece) === side).length;

/** Return the last move, found by comparing the boards since the last capture. */
export function lastMove(past: string[], board: string): { origin: string; target: string } | null {
  const before = past.at(-1);
  if (!before || before === board) return null;
  const origin = [...before].findIndex((piece, at) => piece !== EMPTY && board[at] === EMPTY);
  const target = [...board].findIndex((piece, at) => piece !== EMPTY && before[at] === EMPTY);
  return origin < 0 || target < 0 ? null : { origin: SQUARES[origin]!, target: SQUARES[target]! };
}
