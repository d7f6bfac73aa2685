/** The parts of a position that the server draws with, and the picture of the game. */
import type { Drawings } from "$lib/face";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";

export const drawings: Drawings = (t) => ({
  picture: [Picture, {}],
  ...Object.fromEntries([..."BRYVOGKbryvogk"].map((piece) => [piece, [Piece, { piece, t }]])),
});
