/** Ends that the players decided themselves. The shell words them, because they are the same in every game. */
import type { Message, Outcome } from "$lib/face";

const BY_PLAYERS = new Set(["resigned", "claimed", "agreed", "abandoned", "restarted", "forfeit", "too-long"]); // the last two in the arena
const WITHOUT_RESULT = new Set(["abandoned", "restarted"]);

export const endedByPlayers = (outcome: Outcome | null): boolean => outcome !== null && BY_PLAYERS.has(outcome.reason);
export const isDeclared = (outcome: Outcome | null): boolean => endedByPlayers(outcome) || outcome?.reason === "time";
export const hasResult = (outcome: Outcome): boolean => !WITHOUT_RESULT.has(outcome.reason);

/** Return the outcome if the rules of the game know it: for a face, a match that the table ended just stops. */
export const outcomeByRules = (outcome: Outcome | null): Outcome | null => (isDeclared(outcome) ? null : outcome);

/** Say how the players ended the match; null if the rules did. */
export function endMessage(outcome: Outcome | null, names: string[], you: number | null): Message | null {
  if (!outcome || !endedByPlayers(outcome)) return null;
  const loser = names.findIndex((_, seat) => !outcome.winners.includes(seat));
  return { key: `ended-${outcome.reason}`, args: { name: names[loser] ?? "", mine: loser === you ? "yes" : "no" } };
}
