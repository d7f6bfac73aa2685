/** The parts of a position that the server draws with, and the picture of the game. */
import type { Drawings } from "$lib/face";
import { COLOURS } from "$lib/ui/colours";
import Card from "./Card.svelte";
import Picture from "./Picture.svelte";

export const drawings: Drawings = (t) => ({
  picture: [Picture, {}],
  two: [Card, { card: "+2", t, silent: true }],
  ...Object.fromEntries([...COLOURS, "joker", "golden"].map((card) => [card, [Card, { card, t, silent: true }]])),
});
