/** Opening a table: one click to play against bots, one to invite friends. */
import * as api from "./api";
import { loadWords } from "./games";
import { usualSeats } from "./names";
import type { GameFacts } from "./protocol";
import { router } from "./router.svelte";
import { speech } from "./speech.svelte";

/** Sit down against bots and start at once, with words in the reader's language; the id of the table. */
export async function playNow(game: GameFacts, language: string): Promise<string> {
  const solo = (await loadWords(game.slug))?.solo ?? { seats: usualSeats(game.seats), seat: 0 };
  const { id } = await api.open({ game: game.slug, seats: solo.seats, sit: solo.seat, language });
  await api.start(id, game.usual);
  return id;
}

/** A table with the host on the first seat and the others free. */
export async function openTable(game: GameFacts, language: string): Promise<string> {
  const { id } = await api.open({ game: game.slug, seats: usualSeats(game.seats), language });
  return id;
}

/** Open a table of a game of which only the slug is known, and go there. */
export async function enter(slug: string, open: typeof playNow): Promise<void> {
  const game = await api.game(slug);
  if (game) router.go(`/t/${await open(game, speech.language)}`);
}
