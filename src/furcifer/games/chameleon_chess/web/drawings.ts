/** The parts of a position that the server draws with, and the picture of the game. */
import type { Drawings } from "$lib/face";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import { movementOf } from "./squares";

const [DARK, LIGHT] = [0, 1]; // a1 is a dark tile, b1 a light one

export const drawings: Drawings = () => ({
  picture: [Picture, {}],
  ...Object.fromEntries(
    [..."WBwb"].flatMap((piece) => [
      [`${piece}-dark`, [Piece, { piece, way: movementOf(piece, DARK) }]],
      [`${piece}-light`, [Piece, { piece, way: movementOf(piece, LIGHT) }]],
    ]),
  ),
});
