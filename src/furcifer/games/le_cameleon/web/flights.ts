/** What just happened, as pieces that go from place to place. */
import type { Flight } from "$lib/pieces/flight";
import type { Fact } from "./types";

export const flightsOf = (facts: Fact[]): Flight[] =>
  facts.flatMap((fact): Flight[] => {
    if (fact.type === "moved") return [{ from: `at-${fact.origin}`, to: `at-${fact.target}` }];
    if (fact.type === "taken") return [{ from: `at-${fact.square}`, to: null }];
    if (fact.type === "gained") return [{ from: `box-${fact.seat}-${fact.piece.toUpperCase()}`, to: `at-${fact.square}` }];
    return [];
  });
