/** Coloretto in words: what happened, whose turn it is, how it ended. */
import type { GameWords, Line } from "$lib/face";
import { isColour } from "./box";
import type { Action, Card, Fact, Props, View } from "./types";
import { signed } from "./worth";

type Words = Required<Pick<GameWords<View, Fact>, "say" | "prompt" | "score" | "ending" | "mood">>;

const cardKey = (card: Card) => `coloretto-card-${card === "+2" ? "two" : card}`;
const nameOf = (seat: number, { names, you }: Props) => ({ name: names[seat] ?? "", you: seat === you ? "yes" : "no" });
const listed = (cards: Card[], { t }: Props) => cards.map((card) => t(cardKey(card))).join(", ");

export const say: Words["say"] = (fact, props): Line | null => {
  const { t } = props as Props;
  const who = "seat" in fact ? nameOf(fact.seat, props as Props) : {};
  const key = `coloretto-fact-${fact.type}`;
  switch (fact.type) {
    case "drew":
      return null; // the card that is turned up tells it
    case "removed":
      return { key, args: { colour: t(`coloretto-cards-of-${fact.colour}`) } };
    case "started":
    case "named":
      return { key, args: { ...who, colour: t(fact.type === "named" ? `colour-${fact.colour}` : cardKey(fact.colour)) } };
    case "revealed":
    case "kept":
      return { key, args: { ...who, card: t(cardKey(fact.card)) } };
    case "placed":
      return { key, args: { ...who, card: t(cardKey(fact.card)), row: fact.row + 1 } };
    case "took":
      return { key, args: { ...who, row: fact.row + 1, cards: listed(fact.cards, props as Props) } };
    case "discarded":
      return { key, args: { row: fact.row + 1, cards: listed(fact.cards, props as Props) } };
    case "scored":
      return { key, args: { ...who, points: fact.tally.total, account: account(fact, props as Props) } };
    default:
      return { key, args: who };
  }
};

function account({ tally }: Extract<Fact, { type: "scored" }>, { t }: Props): string {
  const lines = tally.lines.map((line) => `${t(`coloretto-cards-${line.colour}`, { cards: line.cards })} ${signed(line.points)}`);
  if (tally.twos) lines.push(`${t("coloretto-cards-two", { cards: tally.twos })} ${signed(2 * tally.twos)}`);
  return lines.join(", ");
}

export const does = (action: Action, { t }: Props): Line => {
  if (action.type === "draw") return { key: "coloretto-draw" };
  const args: Line["args"] = "row" in action ? { row: action.row + 1 } : { colour: t(`colour-${action.colour}`) };
  return { key: `coloretto-does-${action.type}`, args };
};

export const prompt: Words["prompt"] = (props): Line => {
  const { view, outcome, legal, toAct } = props as Props;
  if (outcome || !toAct.length) return ending(props) ?? { key: "coloretto-prompt-wait" };
  const who = nameOf(view.turn, props as Props);
  if (view.phase === "place" && view.drawn)
    return { key: "coloretto-prompt-place", args: { ...who, card: props.t(cardKey(view.drawn)) } };
  if (view.phase === "turn") return { key: `coloretto-prompt-turn-${offer(legal.map(({ text }) => text))}`, args: who };
  if (view.phase === "start" || view.phase === "joker") return { key: `coloretto-prompt-${view.phase}`, args: who };
  return { key: "coloretto-prompt-wait" };
};

/** What is on offer: both to those who only watch. */
function offer(texts: string[]): "both" | "draw" | "take" {
  const draw = texts.includes("draw");
  return texts.length === 0 || (draw && texts.length > 1) ? "both" : draw ? "draw" : "take";
}

export const score: Words["score"] = (seat, view) => view.tallies[seat]?.total ?? null;

export const ending: Words["ending"] = (props) => {
  const { outcome, names, you } = props as Props;
  if (!outcome) return null;
  const winners = outcome.winners.map((seat) => names[seat] ?? "").join(", ");
  const args = {
    name: winners,
    you: you !== null && outcome.winners.includes(you) ? "yes" : "no",
    points: Math.max(...outcome.scores),
  };
  return { key: `coloretto-over-${outcome.reason}`, args };
};

/** The animal takes the colour of the card just turned up. */
export const mood: Words["mood"] = ({ view }) =>
  view.drawn && isColour(view.drawn) ? `var(--${view.drawn})` : null;
