/** What is printed on the cards of the box, as far as it is drawn: the row cards and the two sides of the score card. */
import { COLOURS } from "$lib/pieces/colours";
import type { Card, Colour, Side } from "./types";

export const CARDS: readonly Card[] = [...COLOURS, "+2", "joker", "golden"];
export const JOKERS: readonly Card[] = ["joker", "golden"];
export const POINTS: Record<Side, readonly number[]> = {
  brown: [0, 1, 3, 6, 10, 15, 21],
  violet: [0, 1, 4, 8, 7, 6, 5],
};
export const TWO = 2;
export const UNDER_LAST_ROUND = 16; // so many cards lie under the Last Round card

/** How many cards each row card holds. */
export const rooms = (seats: number): number[] => (seats === 2 ? [1, 2, 3] : Array<number>(seats).fill(3));

/** The points printed for so many cards of a colour. */
export const printed = (side: Side, cards: number): number => POINTS[side][Math.min(cards, 6)]!;

export const isColour = (card: Card): card is Colour => (COLOURS as readonly string[]).includes(card);
