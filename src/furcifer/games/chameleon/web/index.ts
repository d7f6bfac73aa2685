/** The Chameleon in words: what happened, whose turn it is, what it is worth. Nothing here tells a secret aloud. */
import type { Line } from "$lib/face";
import { wordAt } from "./places";
import { reading } from "./reading.svelte";
import type { Action, Fact, Props, View } from "./types";

export const solo = { seats: 4, seat: 0 };
export const score = (seat: number, view: View): number => view.scores[seat] ?? 0;
export const mood = ({ view }: Props): string => (view.deck === "blue" ? "var(--blue)" : "var(--green)");

/** A seat as the subject of a sentence: its name, and whether it is the reader. */
const who = (seat: number, { names, you }: Props) => ({ name: names[seat] ?? "", mine: seat === you ? "yes" : "no" });

function counted(votes: number[], names: string[]): string {
  const most = [...new Set(votes)].map((seat) => ({ seat, count: votes.filter((vote) => vote === seat).length }));
  return most.sort((a, b) => b.count - a.count).map(({ seat, count }) => `${names[seat]} ${count}`).join(", ");
}

export function say(fact: Fact, props: Props): Line | null {
  switch (fact.type) {
    case "dealer_chosen":
      return { key: "chameleon-fact-dealer-chosen", args: who(fact.seat, props) };
    case "topic_laid":
      return { key: "chameleon-fact-topic-laid", args: { topic: fact.topic.title } };
    case "card_dealt": // which card it is shows only on press
      return { key: fact.chameleon === null ? "chameleon-fact-cards-dealt" : "chameleon-fact-card-dealt" };
    case "rolled":
      return { key: "chameleon-fact-rolled", args: { ...who(fact.dealer, props), yellow: fact.yellow, blue: fact.blue } };
    case "code_read":
      return null;
    case "clue_said":
      return { key: fact.word === null ? "chameleon-fact-passed" : "chameleon-fact-clue-said", args: { ...who(fact.seat, props), clue: fact.word ?? "" } };
    case "is_ready":
      return { key: "chameleon-fact-is-ready", args: who(fact.seat, props) };
    case "voted":
      return { key: "chameleon-fact-voted", args: who(fact.seat, props) };
    case "votes_shown":
      return { key: fact.most.length > 1 ? "chameleon-fact-votes-tied" : "chameleon-fact-votes-shown", args: { votes: counted(fact.votes, props.names) } };
    case "accused":
      return { key: fact.chameleon ? "chameleon-fact-accused-right" : "chameleon-fact-accused-wrong", args: who(fact.seat, props) };
    case "guessed":
      return { key: fact.right ? "chameleon-fact-guessed-right" : "chameleon-fact-guessed-wrong", args: { ...who(fact.seat, props), word: fact.word } };
    case "round_scored":
      return { key: `chameleon-fact-scored-${fact.round.result}`, args: { ...who(fact.round.chameleon, props), word: fact.round.word } };
    case "time_up":
      return { key: "chameleon-fact-time-up", args: who(fact.seat, props) };
  }
}

export function does(action: Action, { view, names }: Props): Line {
  if (action.type === "clue") return { key: "chameleon-does-clue", args: { word: action.word } };
  const name = action.type === "vote" || action.type === "accuse" ? (names[action.target] ?? "") : "";
  const word = action.type === "guess" && view.topic ? wordAt(view.topic.words, action.coordinate) : "";
  return { key: `chameleon-do-${action.type}`, args: { name, word } };
}

export function prompt(props: Props): Line {
  const { view, you, toAct } = props;
  const yours = you !== null && toAct.includes(you);
  const args = { name: props.names[toAct[0] ?? -1] ?? "", count: toAct.length };
  if (view.phase !== "over" && view.played.length && reading.round === view.played.length)
    return { key: "chameleon-prompt-read", args: { round: reading.round } };
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

export function ending(props: Props): Line | null {
  const last = props.view.played.at(-1);
  if (!props.outcome || !last) return null;
  return { key: `chameleon-over-${props.outcome.reason}`, args: who(last.chameleon, props) };
}
