/** The tutorial: a round with the topic Food, in the reader's language. */
import type { Choice, FaceProps, TutorialStep } from "$lib/face";
import { i18n } from "$lib/i18n/i18n.svelte";
import { wordAt } from "./coordinates";
import type { Action, Round, Topic, View } from "./types";

const TABLE = "hakaeelfdjnbjlgemiidcmhokpiofbpchgpanfjdnlmbkocg"; // yellow 3, blue 6: A4
const [YOU, BEA, CHLOE, DARIO] = [0, 1, 2, 3];
const VOTES = [CHLOE, CHLOE, BEA, CHLOE];
const SECRET = "A4";
const WRONG = "B1";

const list = (key: string) => i18n.t(`chameleon-tutorial-${key}`).split(",").map((word) => word.trim());
const topic = (): Topic => ({ title: i18n.t("chameleon-tutorial-topic"), words: list("words") });
const clues = () => [i18n.t("chameleon-tutorial-own"), ...list("clues")];

const round = (): Round => ({
  dealer: YOU,
  topic: topic(),
  dice: [3, 6],
  table: TABLE,
  coordinate: SECRET,
  word: wordAt(topic().words, SECRET),
  chameleon: CHLOE,
  clues: clues(),
  votes: VOTES,
  accused: CHLOE,
  guesses: [WRONG],
  result: "caught",
  points: [2, 2, 0, 2],
});

const view = (change: Partial<View>): View => ({
  seat: YOU,
  config: { language: i18n.language, target: 5, rounds: 0 },
  seats: 4,
  phase: "clues",
  to_act: [],
  deck: "blue",
  dealer: YOU,
  topic: topic(),
  chameleon: null,
  dice: [3, 6],
  table: TABLE,
  coordinate: SECRET,
  clues: [],
  ready: [false, false, false, false],
  voted: [false, false, false, false],
  votes: [null, null, null, null],
  accused: null,
  guesses: [],
  scores: [0, 0, 0, 0],
  played: [],
  ...change,
});

function position(change: Partial<View>, toAct: number[], legal: Choice<Action>[] = [], more: Partial<FaceProps> = {}): Partial<FaceProps> {
  return { view: view(change), you: YOU, names: [i18n.t("you"), "Bea", "Chloé", "Dario"], toAct, legal, ...more };
}

const ready: Choice<Action> = { text: "ready", action: { type: "ready" } };
const votes = [BEA, CHLOE, DARIO].map((target): Choice<Action> => ({ text: `vote ${target! + 1}`, action: { type: "vote", target: target! } }));
const all = [true, true, true, true];

/** Return a step whose words follow the reader's language, even if it changes during the tutorial. */
const step = (text: string, props: () => Partial<FaceProps>, expect?: () => string[], wrong?: string): TutorialStep => ({
  text: `chameleon-tutorial-${text}`,
  wrong: wrong && `chameleon-tutorial-${wrong}`,
  get props() {
    return props();
  },
  get expect() {
    return expect?.();
  },
});

export const steps: TutorialStep[] = [
  step("hello", () => position({ dice: null, table: null, coordinate: null }, [YOU])),
  step("look", () => position({}, [YOU])),
  step(
    "say",
    () => position({}, [YOU], [], { asks: { verb: "clue", form: "clue WORD", text: "" } }),
    () => [`clue ${i18n.t("chameleon-tutorial-own")}`],
    "not-this",
  ),
  step("others", () => position({ phase: "discussion", clues: clues(), ready: [false, true, true, true] }, [YOU], [ready]), () => ["ready"]),
  step("vote", () => position({ phase: "vote", clues: clues(), ready: all, voted: [false, true, true, true] }, [YOU], votes), () => ["vote 3"], "not-her"),
  step("caught", () =>
    position({ phase: "guess", clues: clues(), ready: all, voted: all, votes: VOTES, accused: CHLOE, chameleon: CHLOE }, [CHLOE]),
  ),
  step("end", () =>
    position({ dealer: CHLOE, deck: "green", topic: null, dice: null, table: null, coordinate: null, scores: [2, 2, 0, 2], played: [round()] }, [CHLOE], [], {
      facts: [{ type: "round_scored", round: round() }],
    }),
  ),
];
