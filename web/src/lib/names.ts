/** What seats, bots and games are called in the reader's language. */
import type { Translate } from "./face";
import type { Chair, GameFacts } from "./protocol";

export const NAMELESS = "Guest"; // what the server calls people who gave no name

type Has = (key: string) => boolean;

export const levelName = (level: string, t: Translate, has: Has): string =>
  has(`level-${level}`) ? t(`level-${level}`) : level;

export function chairName(chair: Chair, you: number | null, t: Translate): string {
  if (chair.seat === you) return t("you");
  if (chair.kind === "empty") return t("seat-number", { seat: chair.seat + 1 });
  if (chair.kind === "bot" && !chair.name) return t("bot-number", { seat: chair.seat + 1 });
  return chair.name && chair.name !== NAMELESS ? chair.name : t("guest-number", { seat: chair.seat + 1 });
}

/** Names by seat, told apart where two are the same. */
export function seatNames(chairs: Chair[], you: number | null, t: Translate): string[] {
  const names = chairs.map((chair) => chairName(chair, you, t));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
}

export const titleOf = (game: Pick<GameFacts, "slug" | "title">, t: Translate, has: Has): string =>
  has(`${game.slug}-title`) ? t(`${game.slug}-title`) : game.title;

/** How many can play: "2", "2–5". */
export function seatsText(seats: number[]): string {
  const [fewest, most] = [seats[0], seats.at(-1)];
  return fewest === most ? String(fewest) : `${fewest}–${most}`;
}

/** How many sit down when nobody says how many. */
export const usualSeats = (seats: number[]): number => (seats.includes(4) ? 4 : seats[0]!);

/** What a level is like, in a sentence; empty where nothing is said of it. */
export const levelAbout = (level: string, t: Translate, has: Has): string => (has(`level-about-${level}`) ? t(`level-about-${level}`) : "");
