/** Le Caméléon in words: what happened, whose turn it is, how it ended. */
import type { GameWords, Line } from "$lib/face";
import { colourOf, piecesOf } from "./board";
import type { Action, Fact, Props, View } from "./types";

type Words = Required<Pick<GameWords<View, Fact>, "say" | "prompt" | "role" | "score" | "ending" | "mood">>;

const who = (seat: number, { names, you }: Props) => ({ name: names[seat] ?? "", you: seat === you ? "yes" : "no", side: seat });

export const say: Words["say"] = (fact, props): Line | null => {
  const args = who(fact.seat, props as Props);
  const key = `le-cameleon-fact-${fact.type}`;
  if (fact.type === "passed") return { key, args };
  const piece = props.t(`le-cameleon-the-${colourOf(fact.piece)}`);
  if (fact.type === "moved") return { key, args: { ...args, piece, from: fact.origin, to: fact.target } };
  return { key, args: { ...args, piece, square: fact.square } };
};

export const prompt: Words["prompt"] = (props): Line => {
  const { view, outcome, legal, you } = props as Props;
  if (outcome) return ending(props)!;
  const args = who(view.turn, props as Props);
  if (view.moved) return { key: "le-cameleon-prompt-take", args: { ...args, square: view.moved } };
  if (you === view.turn && legal.some(({ action }) => action.type === "pass")) return { key: "le-cameleon-prompt-pass", args };
  return { key: "le-cameleon-prompt-move", args };
};

export const does = (action: Action, { t }: Props): Line => {
  if (action.type === "pass") return { key: "le-cameleon-pass" };
  if (action.type === "move") return { key: "le-cameleon-does-move", args: { from: action.origin, to: action.target } };
  const { victim, gain, reserve } = action;
  if (!gain) return { key: "le-cameleon-does-take", args: { victim } };
  return { key: "le-cameleon-does-gain", args: { victim, reserve: reserve ?? "", piece: t(`le-cameleon-the-${colourOf(gain)}`) } };
};

export const role: Words["role"] = (seat) => ({ key: "le-cameleon-role", args: { side: seat } });

export const score: Words["score"] = (seat, view) => piecesOf(view.board, seat);

export const ending: Words["ending"] = (props) => {
  const { outcome, names, you } = props as Props;
  if (!outcome) return null;
  const winner = outcome.winners[0];
  const args = { name: winner === undefined ? "" : (names[winner] ?? ""), you: winner !== undefined && winner === you ? "yes" : "no" };
  return { key: `le-cameleon-over-${outcome.reason}`, args };
};

/** The animal takes the colour of the side to move. */
export const mood: Words["mood"] = ({ view }) => `var(--side-${view.turn})`;
