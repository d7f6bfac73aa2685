/** A player's cards grouped by colour, best first, with each joker in the colour it counts as. */
import type { Translate } from "$lib/face";
import { JOKERS, TWO } from "./tables";
import type { Card, Colour, View } from "./types";
import { signed } from "./scoring";

export interface Group {
  kind: Colour | "+2";
  cards: Card[];
  jokers: number;
  points: number;
}

export function groupsOf(view: View, seat: number): Group[] {
  const tally = view.tallies[seat]!;
  const jokers = view.collections[seat]!.filter((card) => JOKERS.includes(card));
  const groups: Group[] = tally.lines.map((line) => ({
    kind: line.colour,
    cards: [...Array<Card>(line.cards - line.jokers).fill(line.colour), ...jokers.splice(0, line.jokers)],
    jokers: line.jokers,
    points: line.points,
  }));
  if (tally.twos) groups.push({ kind: "+2", cards: Array<Card>(tally.twos).fill("+2"), jokers: 0, points: TWO * tally.twos });
  return groups;
}

/** Describe a group for screen readers: "3 red cards, 1 of them a joker: +6". */
export function describeGroup(group: Group, t: Translate): string {
  const key = group.kind === "+2" ? "two" : group.kind;
  const cards = t(`coloretto-cards-${key}`, { cards: group.cards.length });
  const jokers = group.jokers ? t("coloretto-with-jokers", { jokers: group.jokers }) : "";
  return t("coloretto-group", { cards: [cards, jokers].filter(Boolean).join(", "), points: signed(group.points) });
}
