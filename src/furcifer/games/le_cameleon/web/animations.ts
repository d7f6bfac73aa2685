/** The last events as pieces that move from place to place. */
import type { Transition } from "$lib/dom/flip";
import type { Fact } from "./types";

export const transitionsOf = (facts: Fact[]): Transition[] =>
  facts.flatMap((fact): Transition[] => {
    if (fact.type === "moved") return [{ from: `at-${fact.origin}`, to: `at-${fact.target}` }];
    if (fact.type === "taken") return [{ from: `at-${fact.square}`, to: null }];
    if (fact.type === "gained") return [{ from: `box-${fact.seat}-${fact.piece.toUpperCase()}`, to: `at-${fact.square}` }];
    return [];
  });
