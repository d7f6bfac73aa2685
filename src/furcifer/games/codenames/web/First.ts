/** The guided first game: you are a Red operative, then the spymaster. The words are those of the reader's language. */
import type { Choice, FaceProps, FirstStep } from "$lib/face";
import { speech } from "$lib/speech.svelte";
import type { Action, Turn, View } from "./types";

const KEY = "nrnbrxbrnbrrbnnrrnbrbbrnb";
const OCTOPUS = 1;
const CROWN = 14;
const SUBMARINE = 15;
const KNIGHT = 3;
const CASTLE = 6;

const words = () => speech.t("codenames-first-words").split(",").map((word) => word.trim());
const word = (at: number) => words()[at]!;
const turn = (team: "r" | "b", clue: string | null = null, number = 0, guesses: number[] = []): Turn => ({
  team,
  clue: clue && speech.t(`codenames-first-${clue}`),
  number,
  guesses: guesses.map(word),
  annulled: false,
  covered: null,
});

function view(seat: number, phase: View["phase"], turns: Turn[]): View {
  const covered = new Set(turns.flatMap(({ guesses }) => guesses));
  const tiles = words().map((one, at) => (covered.has(one) ? KEY[at]! : ".")).join("");
  const left = (team: string) => [...KEY].filter((letter, at) => letter === team && tiles[at] === ".").length;
  return {
    seat,
    config: { language: speech.language, expert: false, referee: "strict" },
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

function scene(you: number, phase: View["phase"], turns: Turn[], toAct: number[]): Partial<FaceProps> {
  const names = ["Ada", "Bea", "Chloé", "Dario"];
  names[you] = speech.t("you");
  const sees = view(you, phase, turns);
  const yours = phase === "guess" && toAct.includes(you);
  return { view: sees, you, names, toAct, legal: yours ? guesses(sees) : [] };
}

const sea = (...found: number[]) => turn("r", "clue", 2, found);
const medieval = () => turn("b", "enemy-clue", 3, [KNIGHT, CASTLE, CROWN]);

/** A step whose words follow the reader's language, also when it is switched on the way. */
const step = (text: string, props: () => Partial<FaceProps>, expect?: () => string[], wrong?: string): FirstStep => ({
  text: `codenames-first-${text}`,
  wrong: wrong && `codenames-first-${wrong}`,
  get props() {
    return props();
  },
  get expect() {
    return expect?.();
  },
});

export const steps: FirstStep[] = [
  step("hello", () => scene(2, "clue", [turn("r")], [0])),
  step("clue-given", () => scene(2, "guess", [sea()], [2]), () => [`guess ${word(OCTOPUS)}`], "not-that"),
  step("again", () => scene(2, "guess", [sea(OCTOPUS)], [2]), () => [`guess ${word(SUBMARINE)}`], "not-that"),
  step("stop", () => scene(2, "guess", [sea(OCTOPUS, SUBMARINE)], [2]), () => ["stop"], "not-stop"),
  step("other", () => scene(2, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0])),
  step("key", () => scene(0, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0])),
  step(
    "give",
    () => ({
      ...scene(0, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0]),
      asks: { verb: "clue", form: "clue WORD NUMBER", text: "" },
    }),
    () => ["clue"], // any
  ),
  step("end", () => scene(0, "clue", [sea(OCTOPUS, SUBMARINE), medieval(), turn("r")], [0])),
];
