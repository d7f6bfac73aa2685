/** The end of a match in a sentence: the shell says who won, this says why. */
import type { Message } from "$lib/face";
import { TEAMS, enemyOf, isCooperative, nameOf } from "./teams";
import type { Props, View } from "./types";

/** Return the winning team; in a lost co-operative game, the enemy. */
export function winnerOf({ outcome, view }: Pick<Props, "outcome" | "view">): string | null {
  if (!outcome) return null;
  if (!isCooperative(view.seats)) return TEAMS[outcome.winners[0]! % 2]!;
  return outcome.winners.length ? view.first : enemyOf(view.first ?? "r");
}

export function outcomeMessage(props: Props): Message | null {
  const team = winnerOf(props);
  return team ? { key: `codenames-over-${props.outcome!.reason}`, args: teamArgs(team) } : null;
}

export const teamArgs = (team: string) => ({ team: nameOf(team), enemy: nameOf(enemyOf(team)) });

/** Return how many of the eight enemy agents are not found: the score of a co-operative game. */
export const enemyAgentsLeft = (view: View): number => view.left[enemyOf(view.first ?? "r")];
