/** Opening a table from the landing page: one click to play against bots, one to invite friends. */
import * as api from "./api";
import { loadWords } from "./games";
import { usualLevel, usualSeats } from "./names";
import type { GameFacts } from "./protocol";

/** Open a table in the reader's language, or in English where the game has no words in it. */
async function opened(table: api.NewTable): Promise<string> {
  try {
    return (await api.open(table)).id;
  } catch (error) {
    const unspoken = error instanceof api.Trouble && error.refusal.code === "bad_setup" && table.language !== "en";
    if (!unspoken) throw error;
    return (await api.open({ ...table, language: "en" })).id;
  }
}

/** Sit down against bots and start at once; the id of the table. */
export async function playNow(game: GameFacts, language: string): Promise<string> {
  const solo = (await loadWords(game.slug))?.solo ?? { seats: usualSeats(game.seats), seat: 0 };
  const id = await opened({ game: game.slug, seats: solo.seats, sit: solo.seat, language });
  await api.start(id, usualLevel(game.levels));
  return id;
}

/** A table with the host on the first seat and the others free. */
export function openTable(game: GameFacts, language: string): Promise<string> {
  return opened({ game: game.slug, seats: usualSeats(game.seats), language });
}
