/** What just happened, as cards that fly from place to place. */
import type { Flight } from "$lib/pieces/flight";
import { isColour } from "./box";
import type { Card, Fact, View } from "./types";

/** Cards go to where their colour lies; a joker lies with whichever colour, so it flies to the player. */
const into = (seat: number, card: Card) => (isColour(card) || card === "+2" ? `held-${seat}-${card}` : `held-${seat}`);

export const flightsOf = (facts: Fact[], view: View): Flight[] => facts.flatMap((fact) => flightOf(fact, view));

function flightOf(fact: Fact, view: View): Flight[] {
  switch (fact.type) {
    case "revealed":
      return [{ from: "deck", to: "drawn" }];
    case "placed":
      return [{ from: "drawn", to: `row-${fact.row}-${view.rows[fact.row]!.length - 1}` }];
    case "took":
      return fact.cards.map((card, at) => ({
        from: `row-${fact.row}-${at}`,
        to: into(fact.seat, card),
        copy: true,
        wait: at * 60,
      }));
    case "kept":
      return [{ from: "deck", to: into(fact.seat, fact.card), copy: true, wait: 240 }];
    case "started":
      return [{ from: `palette-${fact.colour}`, to: into(fact.seat, fact.colour), copy: true }];
    case "discarded":
      return fact.cards.map((_, at) => ({ from: `row-${fact.row}-${at}`, to: null }));
    case "last":
      return [{ from: "deck", to: "last-round" }];
    default:
      return [];
  }
}
