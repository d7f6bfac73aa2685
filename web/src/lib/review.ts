/** A review in words and numbers: marks of errors, chances in percent, the moves of a match. */
import type { Translate } from "./face";
import type { Point, ReplayStep, Value } from "./protocol";

export type MarkKind = NonNullable<Point["mark"]>;

/** The signs that chess players use. A text goes with them for everybody else. */
export const SIGNS: Record<MarkKind, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export const MARGIN = 2; // standard errors of a margin of error: about 95 %

export const percent = (share: number): number => Math.round(share * 100);

/** Return a chance in percent, with its margin of error if it has one. */
export function chanceText(chance: number, error: number, t: Translate): string {
  return error ? t("review-chance-error", { percent: percent(chance), error: percent(MARGIN * error) }) : t("review-chance", { percent: percent(chance) });
}

/** Return the advantage of the first of two seats, from -1 to 1. */
export const advantage = (value: Value | null): number => (value ? 2 * value.chances[0]! - 1 : 0);

export interface NumberedMove {
  number: number; // counts the actions of seats, from 1
  step: number; // the step after the action
  seat: number;
  text: string;
  mark: MarkKind | null;
}

/** Return the actions of seats, numbered; those of chance and of the clock are left out. */
export function numberedMoves(steps: ReplayStep[], points: Point[]): NumberedMove[] {
  return steps
    .map(({ seat, text }, at) => ({ seat, text, step: at + 1, mark: points[at]?.mark ?? null }))
    .filter(({ seat }) => seat >= 0)
    .map((move, at) => ({ ...move, number: at + 1 }));
}

/** Return the moves of the winner until the end, from the actions of both sides and whether the winner acts first. */
export const winnersMoves = (actions: number, winnerActs: boolean): number => (winnerActs ? Math.ceil(actions / 2) : Math.max(1, Math.floor(actions / 2)));
