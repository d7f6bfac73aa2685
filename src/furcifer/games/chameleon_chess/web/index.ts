/** Chameleon 5×5 in words. */
import type { Line } from "$lib/face";
import { indexOf, invaders, type Move, type Moved, type Props, sideOf, standsAs } from "./board";

const SIDES = ["red", "blue"];

export const say = (fact: Moved, { names }: Props): Line => ({
  key: fact.taken ? "chameleon-chess-fact-took" : "chameleon-chess-fact-moved",
  args: {
    name: names[fact.seat] ?? "",
    side: SIDES[fact.seat]!,
    origin: fact.origin,
    target: fact.target,
    way: standsAs(fact.piece, indexOf(fact.target)),
  },
});

export const does = ({ origin, target, takes }: Move): Line => ({
  key: takes ? "chameleon-chess-does-take" : "chameleon-chess-does-move",
  args: { origin, target },
});

/** Whose turn it is; an invader that must be captured goes first. */
export function prompt({ view, you, names }: Props): Line {
  const args = { name: names[view.turn] ?? "", side: SIDES[view.turn]! };
  const threatened = invaders(view.board).some((square) => sideOf(view.board[square]!) !== view.turn);
  if (you === view.turn) return { key: threatened ? "chameleon-chess-your-defence" : "chameleon-chess-your-turn", args };
  return { key: threatened ? "chameleon-chess-their-defence" : "chameleon-chess-their-turn", args };
}

export const role = (seat: number): Line => ({ key: "chameleon-chess-role", args: { side: SIDES[seat]! } });

export const tint = (seat: number): string => `var(--side-${seat})`;

export const mood = ({ view }: Props): string => `var(--side-${view.turn})`;
