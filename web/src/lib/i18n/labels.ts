/** Names of seats, bots and games in the reader's language. */
import type { Translate } from "$lib/face";
import type { Chair, GameInfo } from "$lib/protocol";

export const GUEST = "Guest"; // the server's name for people who gave none

type Has = (key: string) => boolean;

export const levelName = (level: string, t: Translate, has: Has): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

/** Describe a bot level in a sentence; empty if there is no description. */
export const levelDescription = (level: string, t: Translate, has: Has): string =>
  has(`level-about-${level}`) ? t(`level-about-${level}`) : "";

export function seatName(chair: Chair, you: number | null, t: Translate): string {
  if (chair.seat === you) return t("you");
  if (chair.kind === "empty") return t("seat-number", { seat: chair.seat + 1 });
  if (chair.kind === "bot" && !chair.name) return t("bot-number", { seat: chair.seat + 1 });
  return chair.name && chair.name !== GUEST ? chair.name : t("guest-number", { seat: chair.seat + 1 });
}

/** Return the names by seat. Equal names get their seat number. */
export function seatNames(chairs: Chair[], you: number | null, t: Translate): string[] {
  const names = chairs.map((chair) => seatName(chair, you, t));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
}

/** The titles that this site gives to games, which the server writes into the page. */
const TITLES: Record<string, string> = JSON.parse(
  document.querySelector('meta[name="furcifer-titles"]')?.getAttribute("content") ?? "{}",
);

export const gameTitle = (game: Pick<GameInfo, "slug" | "title">, t: Translate, has: Has): string =>
  TITLES[game.slug] ?? (has(`${game.slug}-title`) ? t(`${game.slug}-title`) : game.title);

/** Return how many can play: "2", "2–5". */
export function seatRange(seats: number[]): string {
  const [fewest, most] = [seats[0], seats.at(-1)];
  return fewest === most ? String(fewest) : `${fewest}–${most}`;
}

/** Return the number of seats of a new table. */
export const defaultSeats = (seats: number[]): number => (seats.includes(4) ? 4 : seats[0]!);
