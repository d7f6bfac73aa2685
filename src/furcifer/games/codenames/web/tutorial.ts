/** The tutorial: you are a Red operative, then the spymaster. The words are in the reader's language. */
import type { Choice, FaceProps, TutorialStep } from "$lib/face";
import { i18n } from "$lib/i18n/i18n.svelte";
import type { Action, Turn, View } from "./types";

const KEY = "nrnbrxbrnbrrbnnrrnbrbbrnb";
const OCTOPUS = 1;
const CROWN = 14;
const SUBMARINE = 15;
const KNIGHT = 3;
const CASTLE = 6;

const words = () => i18n.t("codenames-tutorial-words").split(",").map((word) => word.trim());
const word = (at: number) => words()[at]!;
const turn = (team: "r" | "b", clue: string | null = null, number = 0, guesses: number[] = []): Turn => ({
  team,
  clue: clue && i18n.t(`codenames-tutorial-${clue}`),
  number,
  guesses: guesses.map(word),
  caller: null,
  ballots: [],
  annulled: false,
  covered: null,
});

function view(seat: number, phase: View["phase"], turns: Turn[]): View {
  const covered = new Set(turns.flatMap(({ guesses }) => guesses));
  const tiles = words().map((one, at) => (covered.has(one) ? KEY[at]! : ".")).join("");
  const left = (team: string) => [...KEY].filter((letter, at) => letter === team && tiles[at] === ".").length;
  return {
    seat,
    config: { language: i18n.language, expert: false, referee: "strict" },
    seats: 4,
    words: words(),
    first: "r",
    key: seat < 2 ? KEY : null,
    tiles,
    left: { r: left("r"), b: left("b") },
    turns,
    phase,
    marks: [],
  };
}

function guesses({ words, tiles, turns }: View): Choice<Action>[] {
  const free = words.filter((_, at) => tiles[at] === ".");
  const guess = free.map((word): Choice<Action> => ({ text: `guess ${word}`, action: { type: "guess", word } }));
  return turns.at(-1)!.guesses.length ? [...guess, { text: "stop", action: { type: "stop" } }] : guess;
}

function position(you: number, phase: View["phase"], turns: Turn[], toAct: number[]): Partial<FaceProps> {
  const names = ["Ada", "Bea", "Chloé", "Dario"];
  names[you] = i18n.t("you");
  const seen = view(you, phase, turns);
  const yours = phase === "guess" && toAct.includes(you);
  return { view: seen, you, names, toAct, legal: yours ? guesses(seen) : [] };
}

const sea = (...found: number[]) => turn("r", "clue", 2, found);
const medieval = () => turn("b", "enemy-clue", 3, [KNIGHT, CASTLE, CROWN]);

/** Return a step whose words follow the reader's language, even if it changes during the tutorial. */
const step = (text: string, props: () => Partial<FaceProps>, expect?: () => string[], wrong?: string): TutorialStep => ({
  text: `codenames-tutorial-${text}`,
  wrong: wrong && `codenames-tutorial-${wrong}`,
  get props() {
    return props();
  },
  get expect() {
    return expect?.();
  },
});

export const steps: TutorialStep[] = [
  step("hello", () => position(2, "clue", [turn("r")], [0])),
  step("clue-given", () => position(2, "guess", [sea()], [2]), () => [`guess ${word(OCTOPUS)}`], "not-that"),
  step("again", () => position(2, "guess", [sea(OCTOPUS)], [2]), () => [`guess ${word(SUBMARINE)}`], "not-that"),
  step("stop", () => position(2, "guess", [sea(OCTOPUS, SUBMARINE)], [2]), () => ["stop"], "not-stop"),
  step("other", () => position(2, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0])),
  step("key", () => position(0, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0])),
  step(
    "give",
    () => ({
      ...position(0, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0]),
      asks: { verb: "clue", form: "clue WORD NUMBER", text: "" },
    }),
    () => ["clue"], // any
  ),
  step("end", () => position(0, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0])),
];
