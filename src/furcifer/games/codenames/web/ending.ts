/** How it ended, in a line: the shell says who won, this says why. */
import type { Line, Translate } from "$lib/face";
import { TEAMS, enemyOf, named, together } from "./teams";
import type { Props, View } from "./types";

/** The team that won; where all played together and lost, the enemy. */
export function winnerOf({ outcome, view }: Pick<Props, "outcome" | "view">): string | null {
  if (!outcome) return null;
  if (!together(view.seats)) return TEAMS[outcome.winners[0]! % 2]!;
  return outcome.winners.length ? view.first : enemyOf(view.first ?? "r");
}

export function endingOf(props: Props): Line | null {
  const team = winnerOf(props);
  if (!team) return null;
  return { key: `codenames-over-${props.outcome!.reason}`, args: sides(team, props.t) };
}

export const sides = (team: string, t: Translate) => ({
  team: t(`codenames-team-${named(team)}`),
  enemy: t(`codenames-team-${named(enemyOf(team))}`),
});

/** The enemy agents left in the dark, of eight: the score of a table that plays together. */
export const enemiesLeft = (view: View): number => view.left[enemyOf(view.first ?? "r")];
