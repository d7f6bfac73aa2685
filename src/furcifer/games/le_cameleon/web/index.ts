/** Le Caméléon in words. */
import type { GameText, Message } from "$lib/face";
import { colourOf, piecesOf } from "./squares";
import type { Action, Fact, Props, View } from "./types";

type Text = Required<Pick<GameText<View, Fact>, "describeFact" | "prompt" | "seatRole" | "seatScore" | "describeOutcome" | "accentColour">>;

/** Return the arguments for a sentence about a seat. In an analysis the side itself is the subject ("The Squares move"). */
function subject(seat: number, { names, you, bothSides }: Props) {
  const who = bothSides ? (seat === 0 ? "rounds" : "squares") : seat === you ? "yes" : "no";
  return { name: names[seat] ?? "", you: who };
}

export const describeFact: Text["describeFact"] = (fact, props): Message | null => {
  const args = subject(fact.seat, props as Props);
  const key = `le-cameleon-fact-${fact.type}`;
  if (fact.type === "passed") return { key, args };
  const piece = props.t(`le-cameleon-the-${colourOf(fact.piece)}`);
  if (fact.type === "moved") return { key, args: { ...args, piece, from: fact.origin, to: fact.target } };
  return { key, args: { ...args, piece, square: fact.square } };
};

export const prompt: Text["prompt"] = (props): Message => {
  const { view, outcome, legal } = props as Props;
  if (outcome) return describeOutcome(props)!;
  const args = subject(view.turn, props as Props);
  if (view.moved) return { key: "le-cameleon-prompt-take", args: { ...args, square: view.moved } };
  if (legal.some(({ action }) => action.type === "pass")) return { key: "le-cameleon-prompt-pass", args };
  return { key: "le-cameleon-prompt-move", args };
};

export const describeAction = (action: Action, { t }: Props): Message => {
  if (action.type === "pass") return { key: "le-cameleon-pass" };
  if (action.type === "move") return { key: "le-cameleon-action-move", args: { from: action.origin, to: action.target } };
  const { victim, gain, reserve } = action;
  if (!gain) return { key: "le-cameleon-action-take", args: { victim } };
  return { key: "le-cameleon-action-gain", args: { victim, reserve: reserve ?? "", piece: t(`le-cameleon-the-${colourOf(gain)}`) } };
};

export const seatRole: Text["seatRole"] = (seat) => ({ key: "le-cameleon-role", args: { side: seat } });

export const seatScore: Text["seatScore"] = (seat, view) => piecesOf(view.board, seat);

export const describeOutcome: Text["describeOutcome"] = (props) => {
  const { outcome } = props as Props;
  if (!outcome) return null;
  return { key: `le-cameleon-over-${outcome.reason}`, args: subject(outcome.winners[0] ?? -1, props as Props) };
};

/** The header's chameleon stays neutral: every colour here is the colour of a piece. */
export const accentColour: Text["accentColour"] = () => "var(--soft)";

export const isCapture = (fact: Fact): boolean => fact.type === "taken";

export const flippable = true;
