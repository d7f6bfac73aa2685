/** The Chameleon in words. Nothing here reveals a secret to a screen reader. */
import type { Advice, Message } from "$lib/face";
import { wordAt } from "./coordinates";
import { review } from "./round-review.svelte";
import type { Action, Fact, Props, View } from "./types";

export const playNow = { seats: 4, seat: 0 };
export const showsPlayers = true;
export const seatScore = (seat: number, view: View): number => view.scores[seat] ?? 0;
export const accentColour = ({ view }: Props): string => (view.deck === "blue" ? "var(--blue)" : "var(--green)");

/** Return the arguments for a sentence about a seat: its name, and whether it is the reader's. */
const subject = (seat: number, { names, you }: Props) => ({ name: names[seat] ?? "", mine: seat === you ? "yes" : "no" });

function countVotes(votes: number[], names: string[]): string {
  const counts = [...new Set(votes)].map((seat) => ({ seat, count: votes.filter((vote) => vote === seat).length }));
  return counts.sort((a, b) => b.count - a.count).map(({ seat, count }) => `${names[seat]} ×${count}`).join(", ");
}

export function describeFact(fact: Fact, props: Props): Message | null {
  switch (fact.type) {
    case "dealer_chosen":
      return { key: "chameleon-fact-dealer-chosen", args: subject(fact.seat, props) };
    case "topic_laid":
      return { key: "chameleon-fact-topic-laid", args: { topic: fact.topic.title } };
    case "card_dealt": // the card itself is shown only on request
      return { key: fact.chameleon === null ? "chameleon-fact-cards-dealt" : "chameleon-fact-card-dealt" };
    case "rolled":
      return { key: "chameleon-fact-rolled", args: { ...subject(fact.dealer, props), yellow: fact.yellow, blue: fact.blue } };
    case "code_read":
      return null;
    case "clue_said":
      return { key: fact.word === null ? "chameleon-fact-passed" : "chameleon-fact-clue-said", args: { ...subject(fact.seat, props), clue: fact.word ?? "" } };
    case "is_ready":
      if (props.view.config.voice) return { key: "chameleon-fact-stepped-on" };
      return { key: "chameleon-fact-is-ready", args: subject(fact.seat, props) };
    case "voted":
      return { key: "chameleon-fact-voted", args: subject(fact.seat, props) };
    case "votes_shown":
      return { key: fact.most.length > 1 ? "chameleon-fact-votes-tied" : "chameleon-fact-votes-shown", args: { votes: countVotes(fact.votes, props.names) } };
    case "accused":
      return { key: fact.chameleon ? "chameleon-fact-accused-right" : "chameleon-fact-accused-wrong", args: subject(fact.seat, props) };
    case "guessed":
      return { key: fact.right ? "chameleon-fact-guessed-right" : "chameleon-fact-guessed-wrong", args: { ...subject(fact.seat, props), word: fact.word } };
    case "round_scored":
      return { key: `chameleon-fact-scored-${fact.round.result}`, args: { ...subject(fact.round.chameleon, props), word: fact.round.word } };
    case "time_up":
      return { key: "chameleon-fact-time-up", args: subject(fact.seat, props) };
  }
}

export function describeAction(action: Action, { view, names }: Props): Message {
  const name = action.type === "vote" || action.type === "accuse" ? (names[action.target] ?? "") : "";
  const guess = action.type === "guess" && view.topic ? wordAt(view.topic.words, action.coordinate) : "";
  return { key: `chameleon-action-${action.type}`, args: { name, word: action.type === "clue" ? action.word : guess } };
}

/** The bots' probability is that a vote or a guess is right, or that a clue is understood. */
export function describeChance({ action, chance, about }: Advice<Action>): Message | null {
  if (action.type === "ready" || action.type === "decline" || chance === null) return null;
  const key = `chameleon-chance-${action.type === "accuse" ? "vote" : action.type}`;
  return { key, args: { percent: Math.round(chance * 100), word: about[0] ?? "" } };
}

export function prompt(props: Props): Message {
  const { view, you, toAct } = props;
  const yours = you !== null && toAct.includes(you);
  const args = { name: props.names[toAct[0] ?? -1] ?? "", count: toAct.length };
  if (view.phase !== "over" && view.played.length && review.round === view.played.length)
    return { key: "chameleon-prompt-round-over", args: { round: review.round } };
  if (view.config.voice && (view.phase === "clues" || view.phase === "discussion"))
    return { key: `chameleon-${yours ? "prompt" : "wait"}-voice-${view.phase}`, args };
  switch (view.phase) {
    case "over":
      return { key: "chameleon-prompt-over" };
    case "clues":
    case "tie":
      return { key: `chameleon-${yours ? "prompt" : "wait"}-${view.phase}`, args };
    case "discussion":
    case "vote": {
      const key = you === null ? "watch" : yours ? "prompt" : "wait";
      return { key: `chameleon-${key}-${view.phase}`, args };
    }
    case "guess": {
      if (!yours) return { key: "chameleon-wait-guess", args };
      return { key: view.guesses.length ? "chameleon-prompt-guess-again" : "chameleon-prompt-guess" };
    }
    default:
      return { key: "chameleon-prompt-deal" };
  }
}

export function describeOutcome(props: Props): Message | null {
  const last = props.view.played.at(-1);
  if (!props.outcome || !last) return null;
  return { key: `chameleon-over-${props.outcome.reason}`, args: subject(last.chameleon, props) };
}
