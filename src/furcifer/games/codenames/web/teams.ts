/** Who plays what: even seats are red, odd seats blue, the first of each is the spymaster; two or three players co-operate. */
import type { Meant } from "$lib/face";
import type { Identity, Props, Team, Turn, View } from "./types";

export const TEAMS: readonly Team[] = ["r", "b"];
const NAMES: Record<Identity, string> = { r: "red", b: "blue", n: "bystander", x: "assassin" };

/** Return the name of a letter of the key, as the locale's keys and arguments spell it. */
export const nameOf = (identity: string): string => NAMES[identity as Identity];
export const enemyOf = (team: string): Team => (team === "r" ? "b" : "r");
export const isCooperative = (seats: number): boolean => seats < 4;
export const isSpymaster = (seat: number, seats: number): boolean => seat === 0 || (seat === 1 && !isCooperative(seats));

export function teamOf(seat: number, view: Pick<View, "seats" | "first">): string {
  return isCooperative(view.seats) ? (view.first ?? "r") : TEAMS[seat % 2]!;
}

export const spymasterOf = (team: string, seats: number): number => (isCooperative(seats) || team === "r" ? 0 : 1);

/** Return the seats of a team's operatives. In the co-operative game the enemy has none. */
export function operativesOf(team: string, view: Pick<View, "seats" | "first">): number[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return seats.filter((seat) => !isSpymaster(seat, view.seats) && teamOf(seat, view) === team);
}

/** What the server sends in place of a clue that was said aloud. */
export const SPOKEN = "—";
/** Return what a bot meant by the clue of a turn, if that is told. */
export const meaningOf = (turn: Turn, { meant = [], view }: Pick<Props, "meant" | "view">): Meant | undefined =>
  meant.find(({ seat, text }) => seat === spymasterOf(turn.team, view.seats) && text === `clue ${turn.clue} ${turn.number}`);

/** Return the identity shown on a word, or null if it is not covered. */
export const tileOf = (view: View, at: number): Identity | null => (view.tiles[at] === "." ? null : (view.tiles[at] as Identity));

export function identityOf(view: View, word: string): Identity | null {
  const at = view.words.indexOf(word);
  return at < 0 ? null : tileOf(view, at);
}
