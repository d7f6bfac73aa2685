/** Codenames in words: what happened, whose turn it is, who sits where. */
import type { Line } from "$lib/face";
import { endingOf, enemiesLeft, sides } from "./ending";
import { enemyOf, isSpymaster, named, operativesOf, spymasterOf, teamOf, together } from "./teams";
import type { Action, Count, Fact, Props, View } from "./types";

export const solo = { seats: 4, seat: 2 };
export const ending = endingOf;

const team = (props: Props, side: string): string => props.t(`codenames-team-${named(side)}`);
const count = (props: Props, number: Count): string | number => (number === "unlimited" ? props.t("codenames-unlimited") : number);

/** A seat as the subject of a sentence: its name, and whether it is the reader. */
const who = (seat: number, props: Props) => ({ name: props.names[seat] ?? "", mine: seat === props.you ? "yes" : "no" });

export function say(fact: Fact, props: Props): Line | null {
  switch (fact.type) {
    case "dealt":
      return { key: "codenames-fact-dealt" };
    case "key-seen":
      return { key: props.outcome ? "codenames-fact-key-open" : "codenames-fact-key-seen" };
    case "hinted":
      return { key: "codenames-fact-hinted", args: { ...who(fact.seat, props), clue: fact.clue, number: count(props, fact.number) } };
    case "said":
      return { key: `codenames-fact-${fact.what}`, args: who(fact.seat, props) };
    case "ruled":
      return { key: fact.fault ? "codenames-fact-ruled-out" : "codenames-fact-ruled-fine" };
    case "marked":
      return { key: fact.on ? "codenames-fact-marked" : "codenames-fact-unmarked", args: { ...who(fact.seat, props), word: fact.word } };
    case "revealed": {
      const key = fact.guessed ? "codenames-fact-revealed" : "codenames-fact-covered";
      return { key, args: { ...who(fact.seat, props), word: fact.word, what: props.t(`codenames-card-${named(fact.identity)}`) } };
    }
    case "time-up":
      return { key: "codenames-fact-time-up", args: who(fact.seat, props) };
    case "turn-began":
      return { key: "codenames-fact-turn-began", args: { team: team(props, fact.team) } };
    case "ended":
      return { key: `codenames-over-${fact.reason}`, args: sides(fact.team ?? enemyOf(props.view.first ?? "r"), props.t) };
  }
}

export function does(action: Action, props: Props): Line {
  if (action.type === "clue") return { key: "codenames-does-clue", args: { word: action.word, number: count(props, action.number) } };
  return { key: `codenames-do-${action.type}`, args: { word: "word" in action ? action.word : "" } };
}

export function prompt(props: Props): Line {
  const { view, you } = props;
  const turn = view.turns.at(-1);
  if (view.phase === "over") return endingOf(props) ?? { key: "codenames-prompt-over" };
  if (!turn) return { key: "codenames-prompt-deal" };
  if (view.phase === "guess" || view.phase === "doubt") return guessing(props, view);
  const speaker = spymasterOf(view.phase === "penalty" ? enemyOf(turn.team) : turn.team, view.seats);
  if (you === speaker) return { key: `codenames-prompt-${view.phase}` };
  return { key: `codenames-wait-${view.phase}`, args: { name: props.names[speaker] ?? "", team: team(props, turn.team) } };
}

function guessing(props: Props, view: View): Line {
  const turn = view.turns.at(-1)!;
  const args = { team: team(props, turn.team), clue: turn.clue ?? "", number: count(props, turn.number) };
  if (props.you !== null && operativesOf(turn.team, view).includes(props.you))
    return { key: turn.guesses.length ? "codenames-prompt-go-on" : "codenames-prompt-guess", args };
  const caller = view.phase === "doubt" && props.you === spymasterOf(enemyOf(turn.team), view.seats);
  return { key: caller ? "codenames-prompt-doubt" : "codenames-wait-guess", args };
}

export function role(seat: number, seats: number): Line | null {
  const job = isSpymaster(seat, seats) ? "spymaster" : "operative";
  if (together(seats)) return { key: `codenames-role-${job}` };
  const side = named(teamOf(seat, { seats, first: null }));
  return { key: `codenames-role-${side}-${job}` };
}

export function mood({ view }: Props): string | null {
  const turn = view.turns.at(-1);
  return turn && view.phase !== "over" ? (turn.team === "r" ? "var(--red)" : "var(--blue)") : null;
}

/** Playing together, the enemy agents still in the dark; a seat has no score of its own. */
export const score = (_seat: number, view: View): number | null => (together(view.seats) && view.first ? enemiesLeft(view) : null);
