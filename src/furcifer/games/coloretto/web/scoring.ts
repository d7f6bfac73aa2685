/** A forecast for the player: what a collection would score. The server's own score comes with every view. */
import { COLOURS } from "$lib/ui/colours";
import { JOKERS, pointsFor, TWO } from "./tables";
import type { Card, Colour, Side, View } from "./types";

const PLUS_COLOURS = 3;

function total(counts: number[], side: Side): number {
  const points = counts.map((cards) => pointsFor(side, cards)).sort((a, b) => b - a);
  return points.reduce((sum, one, rank) => sum + (rank < PLUS_COLOURS ? one : -one), 0);
}

/** Return the best total that this many jokers can reach, each counting as any colour of the game. */
function best(counts: number[], jokers: number, side: Side, colours: number[]): number {
  if (!jokers) return total(counts, side);
  return Math.max(...colours.map((colour, at) => best(joined(counts, colour), jokers - 1, side, colours.slice(at))));
}

const joined = (counts: number[], colour: number) => counts.map((count, at) => (at === colour ? count + 1 : count));

export function score(cards: readonly Card[], side: Side, removed: readonly Colour[], named: readonly Colour[]): number {
  const counts = COLOURS.map(
    (colour) => cards.filter((card) => card === colour).length + named.filter((one) => one === colour).length,
  );
  const colours = COLOURS.flatMap((colour, at) => (removed.includes(colour) ? [] : [at]));
  const free = cards.filter((card) => JOKERS.includes(card)).length - named.length;
  return best(counts, free, side, colours) + TWO * cards.filter((card) => card === "+2").length;
}

/** Return how many points these cards would add to a seat's score. */
export function gainFrom(view: View, seat: number, cards: readonly Card[]): number {
  const { config, removed, named, collections, tallies } = view;
  return score([...collections[seat]!, ...cards], config.side, removed, named[seat]!) - tallies[seat]!.total;
}

/** Return a seat's score if its next joker is this colour. */
export function scoreWithJoker(view: View, seat: number, colour: Colour): number {
  return score(view.collections[seat]!, view.config.side, view.removed, [...view.named[seat]!, colour]);
}

/** Format points with their sign: +3, −1, ±0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0");
