/** Coloretto in words. */
import type { GameText, Message } from "$lib/face";
import { signed } from "./scoring";
import { isColour } from "./tables";
import type { Action, Card, Fact, Props, View } from "./types";

type Text = Required<Pick<GameText<View, Fact>, "describeFact" | "prompt" | "seatScore" | "describeOutcome" | "accentColour">>;

const cardKey = (card: Card) => `coloretto-card-${card === "+2" ? "two" : card}`;
/** Return the arguments for a sentence about a seat: its name, and whether it is the reader's. */
const subject = (seat: number, { names, you }: Props) => ({ name: names[seat] ?? "", you: seat === you ? "yes" : "no" });
const listCards = (cards: Card[], { t }: Props) => cards.map((card) => t(cardKey(card))).join(", ");

export const describeFact: Text["describeFact"] = (fact, props): Message | null => {
  const { t } = props as Props;
  const who = "seat" in fact ? subject(fact.seat, props as Props) : {};
  const key = `coloretto-fact-${fact.type}`;
  switch (fact.type) {
    case "drew":
      return null; // the card that is turned up says it
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
      return { key, args: { ...who, row: fact.row + 1, cards: listCards(fact.cards, props as Props) } };
    case "discarded":
      return { key, args: { row: fact.row + 1, cards: listCards(fact.cards, props as Props) } };
    case "scored":
      return { key, args: { ...who, points: fact.tally.total, account: scoreDetails(fact, props as Props) } };
    default:
      return { key, args: who };
  }
};

function scoreDetails({ tally }: Extract<Fact, { type: "scored" }>, { t }: Props): string {
  const lines = tally.lines.map((line) => `${t(`coloretto-cards-${line.colour}`, { cards: line.cards })} ${signed(line.points)}`);
  if (tally.twos) lines.push(`${t("coloretto-cards-two", { cards: tally.twos })} ${signed(2 * tally.twos)}`);
  return lines.join(", ");
}

export const describeAction = (action: Action, { t }: Props): Message => {
  if (action.type === "draw") return { key: "coloretto-draw" };
  const args: Message["args"] = "row" in action ? { row: action.row + 1 } : { colour: t(`colour-${action.colour}`) };
  return { key: `coloretto-action-${action.type}`, args };
};

export const prompt: Text["prompt"] = (props): Message => {
  const { view, outcome, legal, toAct } = props as Props;
  if (outcome || !toAct.length) return describeOutcome(props) ?? { key: "coloretto-prompt-wait" };
  const who = subject(view.turn, props as Props);
  if (view.phase === "place" && view.drawn) return { key: "coloretto-prompt-place", args: { ...who, card: props.t(cardKey(view.drawn)) } };
  if (view.phase === "turn") return { key: `coloretto-prompt-turn-${options(legal.map(({ text }) => text))}`, args: who };
  if (view.phase === "start" || view.phase === "joker") return { key: `coloretto-prompt-${view.phase}`, args: who };
  return { key: "coloretto-prompt-wait" };
};

/** Return what the seat may do; "both" for spectators, who see no legal actions. */
function options(texts: string[]): "both" | "draw" | "take" {
  const draw = texts.includes("draw");
  return texts.length === 0 || (draw && texts.length > 1) ? "both" : draw ? "draw" : "take";
}

export const seatScore: Text["seatScore"] = (seat, view) => view.tallies[seat]?.total ?? null;

export const describeOutcome: Text["describeOutcome"] = (props) => {
  const { outcome, names, you } = props as Props;
  if (!outcome) return null;
  const args = {
    name: outcome.winners.map((seat) => names[seat] ?? "").join(", "),
    you: you !== null && outcome.winners.includes(you) ? "yes" : "no",
    points: Math.max(...outcome.scores),
  };
  return { key: `coloretto-over-${outcome.reason}`, args };
};

/** The colour of the card just turned up. */
export const accentColour: Text["accentColour"] = ({ view }) => (view.drawn && isColour(view.drawn) ? `var(--${view.drawn})` : null);

export const isCapture = (fact: Fact): boolean => fact.type === "took";
