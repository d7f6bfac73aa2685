/** Codenames in words. */
import type { Advice, Message } from "$lib/face";
import { enemyAgentsLeft, outcomeMessage, teamArgs } from "./outcome";
import { enemyOf, isCooperative, isSpymaster, nameOf, SPOKEN, teamOf } from "./teams";
import type { Action, Count, Fact, Props, View } from "./types";

export const playNow = { seats: 4, seat: 2 };
export const describeOutcome = outcomeMessage;
export const showsPlayers = true;

/** A team wins, except in the co-operative game. */
export const describeWinners = ({ view }: Props, winners: number[]): Message | null =>
  isCooperative(view.seats) ? null : { key: "codenames-team-wins", args: { team: nameOf(teamOf(winners[0]!, { seats: view.seats, first: null })) } };

const countText = (props: Props, number: Count): string | number => (number === "unlimited" ? props.t("codenames-unlimited") : number);

const clueText = (props: Props, clue: string): string => (clue === SPOKEN ? props.t("codenames-spoken") : clue);

/** Return the arguments for a sentence about a seat: its name, and whether it is the reader's. */
const subject = (seat: number, props: Props) => ({ name: props.names[seat] ?? "", mine: seat === props.you ? "yes" : "no" });

export function describeFact(fact: Fact, props: Props): Message | null {
  switch (fact.type) {
    case "dealt":
      return { key: "codenames-fact-dealt" };
    case "key-seen":
      return { key: props.outcome ? "codenames-fact-key-open" : "codenames-fact-key-seen" };
    case "hinted":
      return { key: "codenames-fact-hinted", args: { ...subject(fact.seat, props), clue: clueText(props, fact.clue), number: countText(props, fact.number) } };
    case "said":
      return { key: `codenames-fact-${fact.what}`, args: subject(fact.seat, props) };
    case "ruled":
      return { key: fact.fault ? "codenames-fact-ruled-out" : "codenames-fact-ruled-fine" };
    case "marked":
      return { key: fact.on ? "codenames-fact-marked" : "codenames-fact-unmarked", args: { ...subject(fact.seat, props), word: fact.word } };
    case "revealed": {
      const key = fact.guessed ? "codenames-fact-revealed" : "codenames-fact-covered";
      return { key, args: { ...subject(fact.seat, props), word: fact.word, what: props.t(`codenames-card-${nameOf(fact.identity)}`) } };
    }
    case "time-up":
      return { key: "codenames-fact-time-up", args: { ...subject(fact.seat, props), what: fact.what } };
    case "turn-began":
      return { key: "codenames-fact-turn-began", args: { team: nameOf(fact.team) } };
    case "ended":
      return { key: `codenames-over-${fact.reason}`, args: teamArgs(fact.team ?? enemyOf(props.view.first ?? "r")) };
  }
}

export function describeAction(action: Action, props: Props): Message {
  if (action.type === "clue") return { key: "codenames-action-clue", args: { word: action.word, number: countText(props, action.number) } };
  return { key: `codenames-action-${action.type}`, args: { word: "word" in action ? action.word : "" } };
}

/** The bots' probability is that a guess is right, or that all words of a clue are found. */
export function describeChance({ action, chance }: Advice<Action>): Message | null {
  if (chance === null || (action.type !== "clue" && action.type !== "guess")) return null;
  return { key: `codenames-chance-${action.type}`, args: { percent: Math.round(chance * 100) } };
}

export function prompt(props: Props): Message {
  const { view, you } = props;
  const turn = view.turns.at(-1);
  if (view.phase === "over") return outcomeMessage(props) ?? { key: "codenames-prompt-over" };
  if (!turn) return { key: "codenames-prompt-deal" };
  const mine = you !== null && props.toAct.includes(you);
  const args = {
    name: props.toAct.map((seat) => props.names[seat] ?? "").join(", "),
    team: nameOf(turn.team),
    clue: clueText(props, turn.clue ?? ""),
    number: countText(props, turn.number),
    vote: view.seats > 2 ? "yes" : "no",
  };
  return { key: mine ? `codenames-prompt-${ownStep(view)}` : `codenames-wait-${view.phase}`, args };
}

/** Return the phase, told apart where the same phase asks for different things. */
function ownStep(view: View): string {
  if (view.phase === "guess" && view.turns.at(-1)!.guesses.length) return "go-on";
  return view.phase === "penalty" && isCooperative(view.seats) ? "penalty-together" : view.phase;
}

export function seatRole(seat: number, seats: number): Message | null {
  const job = isSpymaster(seat, seats) ? "spymaster" : "operative";
  if (isCooperative(seats)) return { key: `codenames-role-${job}` };
  const side = nameOf(teamOf(seat, { seats, first: null }));
  return { key: `codenames-role-${side}-${job}` };
}

/** Avatars wear the colour of their team. In the co-operative game it is known once the key is laid. */
export function seatColour(seat: number, seats: number, view?: View | null): string {
  return teamOf(seat, { seats, first: view?.first ?? null }) === "r" ? "var(--red)" : "var(--blue)";
}

export function accentColour({ view }: Props): string | null {
  const turn = view.turns.at(-1);
  return turn && view.phase !== "over" ? (turn.team === "r" ? "var(--red)" : "var(--blue)") : null;
}

/** In the co-operative game, show the enemy agents not found yet; otherwise seats have no score. */
export const seatScore = (_seat: number, view: View): number | null => (isCooperative(view.seats) && view.first ? enemyAgentsLeft(view) : null);

export const isCapture = (fact: Fact): boolean => fact.type === "revealed";
