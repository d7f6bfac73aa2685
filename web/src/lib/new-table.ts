/** Creating tables: one click to play against bots, one to invite friends. */
import * as api from "./api";
import { loadText } from "./game-modules";
import { i18n } from "./i18n/i18n.svelte";
import { defaultSeats } from "./i18n/labels";
import type { GameInfo } from "./protocol";
import { router } from "./router.svelte";

export type CreateTable = (game: GameInfo, language: string) => Promise<string>;

/** Start a match against bots at once. Return the table's id. */
export const playNow: CreateTable = async (game, language) => {
  const { seats, seat } = (await loadText(game.slug))?.playNow ?? { seats: defaultSeats(game.seats), seat: 0 };
  const { id } = await api.createTable({ game: game.slug, seats, sit: seat, language });
  await api.startTable(id, game.usual);
  return id;
};

/** Open a table with the host on the first seat and the others free. Return its id. */
export const openTable: CreateTable = async (game, language) => {
  const { id } = await api.createTable({ game: game.slug, seats: defaultSeats(game.seats), language });
  return id;
};

/** Start a match for people who share this device: one name for each seat, a bot where it is empty. Return its id. */
export async function openSharedTable(game: GameInfo, names: string[], language: string): Promise<string> {
  const { id } = await api.createTable({ game: game.slug, seats: names.length, sit: null, language });
  for (const [seat, name] of names.entries()) {
    if (!name.trim()) continue;
    await api.rename(name, String(seat + 1));
    await api.sit(id, seat, String(seat + 1));
  }
  await api.startTable(id, names.every((name) => name.trim()) ? null : game.usual);
  return id;
}

/** Create a table of a game and go there. */
export async function goToNewTable(slug: string, create: CreateTable): Promise<void> {
  const game = await api.game(slug);
  if (game) router.go(`/t/${await create(game, i18n.language)}`);
}
