/** Ends that the table declares and the rules of the game do not know: for the game, the match just stops. */
import type { Outcome } from "./face";

const DECLARED = ["time"];

export const isDeclared = (outcome: Outcome | null): boolean => outcome !== null && DECLARED.includes(outcome.reason);

/** Return the outcome that a game's face understands. */
export const outcomeByRules = (outcome: Outcome | null): Outcome | null => (isDeclared(outcome) ? null : outcome);
