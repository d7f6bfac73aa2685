/** The last events as cards that move from place to place. */
import type { Transition } from "$lib/dom/flip";
import { isColour } from "./tables";
import type { Card, Fact, View } from "./types";

/** Return where a card goes: to its colour, or for a joker, whose colour is open, to the player. */
const targetOf = (seat: number, card: Card) => (isColour(card) || card === "+2" ? `held-${seat}-${card}` : `held-${seat}`);

export const transitionsOf = (facts: Fact[], view: View): Transition[] => facts.flatMap((fact) => transitionsOfFact(fact, view));

function transitionsOfFact(fact: Fact, view: View): Transition[] {
  switch (fact.type) {
    case "revealed":
      return [{ from: "deck", to: "drawn" }];
    case "placed":
      return [{ from: "drawn", to: `row-${fact.row}-${view.rows[fact.row]!.length - 1}` }];
    case "took":
      return fact.cards.map((card, at) => ({
        from: `row-${fact.row}-${at}`,
        to: targetOf(fact.seat, card),
        copy: true,
        delay: at * 60,
      }));
    case "kept":
      return [{ from: "deck", to: targetOf(fact.seat, fact.card), copy: true, delay: 240 }];
    case "started":
      return [{ from: `palette-${fact.colour}`, to: targetOf(fact.seat, fact.colour), copy: true }];
    case "discarded":
      return fact.cards.map((_, at) => ({ from: `row-${fact.row}-${at}`, to: null }));
    case "last":
      return [{ from: "deck", to: "last-round" }];
    default:
      return [];
  }
}
