/** The printed tables: row cards and both sides of the score card. */
import { COLOURS } from "$lib/ui/colours";
import type { Card, Colour, Side } from "./types";

export const CARDS: readonly Card[] = [...COLOURS, "+2", "joker", "golden"];
export const JOKERS: readonly Card[] = ["joker", "golden"];
export const POINTS: Record<Side, readonly number[]> = {
  brown: [0, 1, 3, 6, 10, 15, 21],
  violet: [0, 1, 4, 8, 7, 6, 5],
};
export const TWO = 2;
export const UNDER_LAST_ROUND = 16; // cards below the Last Round card

/** Return how many cards each row card holds. */
export const rowSizes = (seats: number): number[] => (seats === 2 ? [1, 2, 3] : Array<number>(seats).fill(3));

/** Return the points printed for a number of cards of one colour. */
export const pointsFor = (side: Side, cards: number): number => POINTS[side][Math.min(cards, 6)]!;

export const isColour = (card: Card): card is Colour => (COLOURS as readonly string[]).includes(card);
