/** The data that the ring and the topic card show, of the current round or of a finished one. */
import type { Round, View } from "./types";

export interface RoundDisplay {
  seats: number;
  dealer: number | null;
  dice: [number, number] | null;
  clues: (string | null)[];
  votes: (number | null)[];
  voted: boolean[];
  ready: boolean[];
  accused: number | null;
  chameleon: number | null; // only once everybody may know
  talking: boolean;
}

export const currentRound = (view: View): RoundDisplay => ({
  seats: view.seats,
  dealer: view.dealer,
  dice: view.dice,
  clues: view.clues,
  votes: view.votes.every((vote) => vote !== null) ? view.votes : view.votes.map(() => null),
  voted: view.phase === "vote" ? view.voted : view.voted.map(() => false),
  ready: view.phase === "discussion" ? view.ready : view.ready.map(() => false),
  accused: view.accused,
  chameleon: view.accused === null ? null : view.chameleon,
  talking: view.phase === "discussion",
});

export const finishedRound = (round: Round): RoundDisplay => ({
  seats: round.points.length,
  dealer: round.dealer,
  dice: round.dice,
  clues: round.clues,
  votes: round.votes,
  voted: round.votes.map(() => false),
  ready: round.votes.map(() => false),
  accused: round.accused,
  chameleon: round.chameleon,
  talking: false,
});
