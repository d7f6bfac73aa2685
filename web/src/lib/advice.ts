/** What a bot thinks of an action: in words, and in a few signs for a board. */
import type { Advice, FaceProps, GameWords, Translate } from "./face";

export type Tone = "win" | "good" | "even" | "bad" | "loss";

const PIECE = 100; // what a search counts for a piece
const CLEAR = 0.5; // pieces; less is even

export const pieces = (advice: Advice): number => advice.value / PIECE;

/** A number with its sign: +1.3, −0.4, 0.0. */
export function signed(value: number, language = "en"): string {
  const text = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value));
  return Math.abs(value) < 0.05 ? text : `${value > 0 ? "+" : "−"}${text}`;
}

export function toneOf(advice: Advice): Tone {
  if (advice.wins_in !== null) return "win";
  if (advice.loses_in !== null) return "loss";
  if (advice.chance !== null) return "even";
  return pieces(advice) > CLEAR ? "good" : pieces(advice) < -CLEAR ? "bad" : "even";
}

/** For a corner of a square: ✓24 wins, ✕6 loses, +1.3 pieces, 62 %. */
export function brief(advice: Advice, language = "en"): string {
  if (advice.wins_in !== null) return `✓${advice.wins_in}`;
  if (advice.loses_in !== null) return `✕${advice.loses_in}`;
  if (advice.chance !== null) return `${Math.round(advice.chance * 100)} %`;
  return signed(pieces(advice), language);
}

/** In a few words; empty where the bot says nothing that a person could read. */
export function verdict(advice: Advice, t: Translate, language: string, measured: boolean): string {
  if (advice.wins_in !== null) return t("verdict-wins", { count: advice.wins_in });
  if (advice.loses_in !== null) return t("verdict-loses", { count: advice.loses_in });
  if (advice.chance !== null) return t("verdict-chance", { percent: Math.round(advice.chance * 100) });
  return measured ? t("verdict-pieces", { value: signed(pieces(advice), language) }) : "";
}

/** What to do, as a person would say it. */
export function deed(advice: Advice, words: GameWords, props: FaceProps): string {
  const line = words.does?.(advice.action, props);
  return line ? props.t(line.key, line.args) : advice.text;
}

/** The best advice for each of some places, by a key of its action; best first stays first. */
export function bestBy<Action>(lines: Advice<Action>[], key: (action: Action) => string): Map<string, Advice<Action>> {
  const best = new Map<string, Advice<Action>>();
  for (const line of lines) if (!best.has(key(line.action))) best.set(key(line.action), line);
  return best;
}
