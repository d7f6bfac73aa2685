/** Chameleon 5×5 in words. */
import type { Message } from "$lib/face";
import { type Fact, indexOf, invaders, type Move, movementOf, type Props, sideOf } from "./squares";

const SIDES = ["red", "blue"];

export function describeFact(fact: Fact, { names }: Props): Message {
  const who = { name: names[fact.seat] ?? "", side: SIDES[fact.seat]! };
  if (fact.type === "begins") return { key: "chameleon-chess-fact-begins", args: who };
  const { origin, target, piece } = fact;
  const way = movementOf(piece, indexOf(target));
  return { key: fact.taken ? "chameleon-chess-fact-took" : "chameleon-chess-fact-moved", args: { ...who, origin, target, way } };
}

export const describeAction = ({ origin, target, takes }: Move): Message => ({
  key: takes ? "chameleon-chess-action-take" : "chameleon-chess-action-move",
  args: { origin, target },
});

/** Say whose turn it is, and whether an invader must be captured. */
export function prompt({ view, you, names, bothSides }: Props): Message {
  const args = { name: names[view.turn] ?? "", side: SIDES[view.turn]!, names: bothSides ? "sides" : "people" };
  const threatened = invaders(view.board).some((square) => sideOf(view.board[square]!) !== view.turn);
  if (you === view.turn) return { key: threatened ? "chameleon-chess-your-defence" : "chameleon-chess-your-turn", args };
  return { key: threatened ? "chameleon-chess-their-defence" : "chameleon-chess-their-turn", args };
}

export const seatRole = (seat: number): Message => ({ key: "chameleon-chess-role", args: { side: SIDES[seat]! } });

export const seatColour = (seat: number): string => `var(--side-${seat})`;

export const accentColour = ({ view }: Props): string => `var(--side-${view.turn})`;

export const isCapture = (fact: Fact): boolean => fact.type === "moved" && fact.taken !== null;

export const flippable = true;
