/** Ways to open a table. The strength and side chosen last are remembered for each game. */
import * as api from "./api";
import { type GameText } from "./face";
import { keep, newShare } from "./fairness";
import { loadText } from "./game-modules";
import { i18n } from "./i18n/i18n.svelte";
import { defaultSeats } from "./i18n/labels";
import type { GameInfo } from "./protocol";
import { router } from "./router.svelte";
import { load, save } from "./state/storage";

export type CreateTable = (game: GameInfo, language: string) => Promise<string>;

/** A side to play: a label's key with its arguments, and the seats that have it. */
export interface Side {
  id: string;
  label: { key: string; args?: Record<string, string | number> };
  seats: number[];
}

export interface PlayNowChoice {
  level: string;
  side: string; // the id of a side; empty where there is nothing to choose
}

export interface PlayNowOffer {
  seats: number;
  seat: number; // where there is no side to choose
  sides: Side[];
}

const RANDOM = "random";

/** Return what can be chosen before a match against bots: a side of a duel, or a role in a team. */
export function playNowOffer(game: GameInfo, text: GameText | null): PlayNowOffer {
  const { seats, seat } = text?.playNow ?? { seats: defaultSeats(game.seats), seat: 0 };
  return { seats, seat, sides: sidesOf(game, seats, text) };
}

function sidesOf(game: GameInfo, seats: number, text: GameText | null): Side[] {
  const places = game.seating[seats] ?? [];
  const roles = [...new Set(places.map(({ role }) => role))];
  if (roles.length > 1) {
    return roles.map((role) => ({
      id: role,
      label: { key: `${game.slug}-role-${role}` },
      seats: places.flatMap((place, seat) => (place.role === role ? [seat] : [])),
    }));
  }
  if (seats !== 2 || !text?.seatRole) return [];
  const sides = [0, 1].flatMap((seat) => {
    const label = text.seatRole!(seat, seats);
    return label ? [{ id: String(seat), label, seats: [seat] }] : [];
  });
  return [...sides, { id: RANDOM, label: { key: "side-random" }, seats: [0, 1] }];
}

/** Return the last choice for this game, or the usual one. */
export function lastChoice(game: GameInfo, offer: PlayNowOffer): PlayNowChoice {
  const [level = "", side = ""] = (load(`play.${game.slug}`) ?? "").split(" ");
  const usual = offer.sides.find((one) => one.seats.includes(offer.seat))?.id ?? "";
  return {
    level: game.levels.includes(level) ? level : game.usual,
    side: offer.sides.some((one) => one.id === side) ? side : usual,
  };
}

function seatOf(offer: PlayNowOffer, choice: PlayNowChoice): number {
  const seats = offer.sides.find((one) => one.id === choice.side)?.seats ?? [offer.seat];
  if (choice.side === RANDOM) return seats[Math.floor(Math.random() * seats.length)]!;
  return seats.includes(offer.seat) ? offer.seat : seats[0]!;
}

/** Start a match against bots and remember the choice. Return the table's id. */
export async function playWith(game: GameInfo, language: string, offer: PlayNowOffer, choice: PlayNowChoice): Promise<string> {
  save(`play.${game.slug}`, `${choice.level} ${choice.side}`);
  const share = newShare();
  const { id, commitment } = await api.createTable({ game: game.slug, seats: offer.seats, sit: seatOf(offer, choice), language, share: share.commitment });
  keep({ ...share, promised: commitment, sealed: [share.commitment] });
  await api.startTable(id, choice.level, share.nonce);
  return id;
}

/** Open a table with these bots, but do not start yet: its options can still be changed. Return its id. */
export async function prepareWith(game: GameInfo, language: string, offer: PlayNowOffer, choice: PlayNowChoice): Promise<string> {
  save(`play.${game.slug}`, `${choice.level} ${choice.side}`);
  const sit = seatOf(offer, choice);
  const others = Array.from({ length: offer.seats }, (_, seat) => seat).filter((seat) => seat !== sit);
  const bots = Object.fromEntries(others.map((seat) => [seat, choice.level]));
  const { id } = await api.createTable({ game: game.slug, seats: offer.seats, sit, language, bots });
  return id;
}

/** Start a match against bots at once, with the choice made last. Return the table's id. */
export const playNow: CreateTable = async (game, language) => {
  const offer = playNowOffer(game, await loadText(game.slug));
  return playWith(game, language, offer, lastChoice(game, offer));
};

/** Open a table with the host on the first seat and the others free. Return its id. */
export const openTable: CreateTable = async (game, language) => {
  const { id } = await api.createTable({ game: game.slug, seats: defaultSeats(game.seats), language });
  return id;
};

/** Start a match for people who share this device: one name for each seat, a bot where it is empty. Return its id. */
export async function openSharedTable(game: GameInfo, names: string[], language: string): Promise<string> {
  const { id, commitment } = await api.createTable({ game: game.slug, seats: names.length, sit: null, language });
  for (const [seat, name] of names.entries()) {
    if (!name.trim()) continue;
    await api.rename(name, String(seat + 1));
    await api.sit(id, seat, String(seat + 1));
  }
  const share = newShare();
  await api.commitShare(id, share.commitment);
  keep({ ...share, promised: commitment, sealed: [share.commitment] });
  await api.startTable(id, names.every((name) => name.trim()) ? null : game.usual, share.nonce);
  return id;
}

/** Create a table of a game and go there. */
export async function goToNewTable(slug: string, create: CreateTable): Promise<void> {
  const game = await api.game(slug);
  if (game) router.go(`/t/${await create(game, i18n.language)}`);
}
