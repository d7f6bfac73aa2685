/** The colours of two sides in bars and graphs: the game's own, or ink and paper if its sides have none. */
import type { GameText } from "$lib/face";

export const sideColours = ({ seatColour }: GameText): [string, string] => [
  seatColour?.(0, 2) ?? "var(--first-side)",
  seatColour?.(1, 2) ?? "var(--second-side)",
];
