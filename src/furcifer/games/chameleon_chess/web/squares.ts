/** Squares, tiles and pieces as they are drawn. Legal moves come from the server. */
import type { FaceProps } from "$lib/face";
import type { ChameleonChess } from "$lib/protocol";

export type View = ChameleonChess.View; // board: 25 letters, a1, b1, … e5
export type Move = Required<ChameleonChess.Move>; // `takes` is optional in commands, but the server always sends it
export type Moved = ChameleonChess.Moved;
export type Fact = ChameleonChess.Fact;
export type Props = FaceProps<View, Move, Fact>;

export const SIZE = 5;
export const SQUARES = [1, 2, 3, 4, 5].flatMap((rank) => [..."abcde"].map((file) => file + rank));
export const START = "WBWBW...............wbwbw";

export const indexOf = (square: string): number => SQUARES.indexOf(square);
export const isBlack = (square: number): boolean => ((square % SIZE) + Math.floor(square / SIZE)) % 2 === 0;
export const sideOf = (piece: string): 0 | 1 => (piece === piece.toUpperCase() ? 0 : 1);
export const natureOf = (piece: string): "white" | "black" => (piece.toUpperCase() === "W" ? "white" : "black");

/** Return how a piece on this square moves, besides one step. */
export const movementOf = (piece: string, square: number): "bishop" | "knight" =>
  (natureOf(piece) === "black") === isBlack(square) ? "bishop" : "knight";

/** Return the squares of all invaders. */
export function invaders(board: string): number[] {
  const at = (from: number, side: number) =>
    [0, 1, 2, 3, 4].map((file) => from + file).filter((square) => board[square] !== "." && sideOf(board[square]!) === side);
  return [...at(0, 1), ...at(20, 0)];
}

/** Return the pieces a side has lost. */
export function captured(board: string, side: 0 | 1): string[] {
  const letters = side === 0 ? ["W", "B"] : ["w", "b"];
  return letters.flatMap((letter) => {
    const had = START.split(letter).length - 1;
    const has = board.split(letter).length - 1;
    return new Array<string>(Math.max(0, had - has)).fill(letter);
  });
}

/** Return the squares in reading order on the screen, with one side at the bottom. */
export function displayOrder(below: 0 | 1): number[] {
  const all = SQUARES.map((_, square) => square);
  const rows = [4, 3, 2, 1, 0].map((rank) => all.slice(rank * SIZE, rank * SIZE + SIZE));
  return below === 0 ? rows.flat() : rows.flat().reverse();
}
