/** A bot's evaluation of an action: as text, and as a few characters for a board. */
import type { Advice, FaceProps, GameText, Translate } from "./face";
import { winnersMoves } from "./review";

export type Tone = "win" | "good" | "even" | "bad" | "loss";

const PIECE = 100; // the search counts a piece as 100
const CLEAR = 0.5; // pieces; less than this is even
const NOTHING = 0.05; // pieces; less than this is shown as zero

export const valueInPieces = (advice: Advice): number => advice.value / PIECE;

/** Return a number with its sign: +1.3, −0.4, 0.0. */
export function signedNumber(value: number, language = "en"): string {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value));
  return Math.abs(value) < NOTHING ? text : `${value > 0 ? "+" : "−"}${text}`;
}

export function toneOf(advice: Advice): Tone {
  if (advice.wins_in !== null) return "win";
  if (advice.loses_in !== null) return "loss";
  if (advice.chance !== null) return "even";
  return valueInPieces(advice) > CLEAR ? "good" : valueInPieces(advice) < -CLEAR ? "bad" : "even";
}

/** Return the evaluation for a corner of a square: ✓12 wins in 12 moves, ✕3 loses, +1.3 pieces, 62 %. */
export function badgeText(advice: Advice, language = "en"): string {
  if (advice.wins_in !== null) return `✓${winnersMoves(advice.wins_in, true)}`;
  if (advice.loses_in !== null) return `✕${winnersMoves(advice.loses_in, false)}`;
  if (advice.chance !== null) return `${Math.round(advice.chance * 100)} %`;
  return signedNumber(valueInPieces(advice), language);
}

/** Return the evaluation in a few words; empty if its number means nothing to people (`inPieces` is false). */
export function evaluationText(advice: Advice, t: Translate, inPieces: boolean): string {
  if (advice.wins_in !== null) return t("evaluation-wins", { count: winnersMoves(advice.wins_in, true) });
  if (advice.loses_in !== null) return t("evaluation-loses", { count: winnersMoves(advice.loses_in, false) });
  if (advice.chance !== null) return t("evaluation-chance", { percent: Math.round(advice.chance * 100) });
  return inPieces ? piecesText(valueInPieces(advice), t) : "";
}

function piecesText(value: number, t: Translate): string {
  if (Math.abs(value) < NOTHING) return t("evaluation-even");
  return t(value > 0 ? "evaluation-ahead" : "evaluation-behind", { value: oneDecimal(Math.abs(value)) });
}

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Return the evaluation as text; the game says what its probabilities mean, or that they mean nothing. */
export function adviceText(advice: Advice, game: GameText, props: FaceProps, inPieces: boolean): string {
  if (advice.chance === null || !game.describeChance) return evaluationText(advice, props.t, inPieces);
  const message = game.describeChance(advice, props);
  return message ? props.t(message.key, message.args) : "";
}

/** Describe an action in words, or in notation if the game has no words for it. */
export function actionText(advice: Advice, game: GameText, props: FaceProps): string {
  const message = advice.action == null ? null : game.describeAction?.(advice.action, props); // a line may be text alone
  return message ? props.t(message.key, message.args) : advice.text;
}

/** Return the first, that is the best, advice for each key of an action. */
export function bestByKey<Action>(advice: Advice<Action>[], key: (action: Action) => string): Map<string, Advice<Action>> {
  const best = new Map<string, Advice<Action>>();
  for (const one of advice) if (!best.has(key(one.action))) best.set(key(one.action), one);
  return best;
}
