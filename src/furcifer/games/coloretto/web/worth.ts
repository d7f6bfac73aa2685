/** A forecast for the player: what a collection would be worth. The referee's own count comes with every view. */
import { COLOURS } from "$lib/pieces/colours";
import { JOKERS, printed, TWO } from "./box";
import type { Card, Colour, Side, View } from "./types";

const PLUS_COLOURS = 3;

function sum(counts: number[], side: Side): number {
  const each = counts.map((cards) => printed(side, cards)).sort((a, b) => b - a);
  return each.reduce((total, points, rank) => total + (rank < PLUS_COLOURS ? points : -points), 0);
}

/** The best sum that so many jokers can reach, each joining any colour of the game. */
function best(counts: number[], jokers: number, side: Side, colours: number[]): number {
  if (!jokers) return sum(counts, side);
  return Math.max(...colours.map((colour, at) => best(joined(counts, colour), jokers - 1, side, colours.slice(at))));
}

const joined = (counts: number[], colour: number) => counts.map((count, at) => (at === colour ? count + 1 : count));

export function worth(cards: readonly Card[], side: Side, removed: readonly Colour[], named: readonly Colour[]): number {
  const counts = COLOURS.map(
    (colour) => cards.filter((card) => card === colour).length + named.filter((one) => one === colour).length,
  );
  const colours = COLOURS.flatMap((colour, at) => (removed.includes(colour) ? [] : [at]));
  const free = cards.filter((card) => JOKERS.includes(card)).length - named.length;
  return best(counts, free, side, colours) + TWO * cards.filter((card) => card === "+2").length;
}

/** How many points more the collection of a seat is worth with these cards. */
export function brings(view: View, seat: number, cards: readonly Card[]): number {
  const { config, removed, named, collections, tallies } = view;
  return worth([...collections[seat]!, ...cards], config.side, removed, named[seat]!) - tallies[seat]!.total;
}

/** What the collection of a seat is worth when its next joker is this colour. */
export function asJoker(view: View, seat: number, colour: Colour): number {
  return worth(view.collections[seat]!, view.config.side, view.removed, [...view.named[seat]!, colour]);
}

/** +3, −1, ±0 as it stands on the table. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0");
