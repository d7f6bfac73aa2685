/** Who sits where: even seats are red, odd ones blue, the first of each is the spymaster; two or three play together. */
import type { Identity, Team, View } from "./types";

export const TEAMS: readonly Team[] = ["r", "b"];
const NAMES: Record<Identity, string> = { r: "red", b: "blue", n: "bystander", x: "assassin" };

/** The last part of a key of the locale: `codenames-team-red`. */
export const named = (identity: string): string => NAMES[identity as Identity];
export const enemyOf = (team: string): Team => (team === "r" ? "b" : "r");
export const together = (seats: number): boolean => seats < 4;
export const isSpymaster = (seat: number, seats: number): boolean => seat === 0 || (seat === 1 && !together(seats));

export function teamOf(seat: number, view: Pick<View, "seats" | "first">): string {
  return together(view.seats) ? (view.first ?? "r") : TEAMS[seat % 2]!;
}

export const spymasterOf = (team: string, seats: number): number => (together(seats) || team === "r" ? 0 : 1);

/** The seats of a team's operatives; nobody plays for the enemy of a table that plays together. */
export function operativesOf(team: string, view: Pick<View, "seats" | "first">): number[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return seats.filter((seat) => !isSpymaster(seat, view.seats) && teamOf(seat, view) === team);
}

/** What lies on a word or, where the key is open, what it says. */
export const tileOf = (view: View, at: number): Identity | null =>
  view.tiles[at] === "." ? null : (view.tiles[at] as Identity);

export function identityOf(view: View, word: string): Identity | null {
  const at = view.words.indexOf(word);
  return at < 0 ? null : tileOf(view, at);
}
