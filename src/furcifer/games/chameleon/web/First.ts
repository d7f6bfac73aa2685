/** The guided first game: a round on Food, with the words of the reader's language. */
import type { Choice, FaceProps, FirstStep } from "$lib/face";
import { speech } from "$lib/speech.svelte";
import { wordAt } from "./places";
import type { Action, Round, Topic, View } from "./types";

const TABLE = "hakaeelfdjnbjlgemiidcmhokpiofbpchgpanfjdnlmbkocg"; // yellow 3, blue 6: A4
const [YOU, BEA, CHLOE, DARIO] = [0, 1, 2, 3];
const VOTES = [CHLOE, CHLOE, BEA, CHLOE];
const SECRET = "A4";
const WRONG = "B1";

const list = (key: string) => speech.t(`chameleon-first-${key}`).split(",").map((word) => word.trim());
const topic = (): Topic => ({ title: speech.t("chameleon-first-topic"), words: list("words") });
const clues = () => [speech.t("chameleon-first-own"), ...list("clues")];

const round = (): Round => ({
  dealer: YOU,
  topic: topic().title,
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

const view = (news: Partial<View>): View => ({
  seat: YOU,
  config: { language: speech.language, topics: [topic()], target: 5, rounds: 0 },
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
  ...news,
});

function scene(news: Partial<View>, toAct: number[], legal: Choice<Action>[] = [], more: Partial<FaceProps> = {}): Partial<FaceProps> {
  return { view: view(news), you: YOU, names: [speech.t("you"), "Bea", "Chloé", "Dario"], toAct, legal, ...more };
}

const ready: Choice<Action> = { text: "ready", action: { type: "ready" } };
const votes = [BEA, CHLOE, DARIO].map((target): Choice<Action> => ({ text: `vote ${target! + 1}`, action: { type: "vote", target: target! } }));
const all = [true, true, true, true];

/** A step whose words follow the reader's language, also when it is switched on the way. */
const step = (text: string, props: () => Partial<FaceProps>, expect?: () => string[], wrong?: string): FirstStep => ({
  text: `chameleon-first-${text}`,
  wrong: wrong && `chameleon-first-${wrong}`,
  get props() {
    return props();
  },
  get expect() {
    return expect?.();
  },
});

export const steps: FirstStep[] = [
  step("hello", () => scene({ dice: null, table: null, coordinate: null }, [YOU])),
  step("look", () => scene({}, [YOU])),
  step(
    "say",
    () => scene({}, [YOU], [], { asks: { verb: "clue", form: "clue WORD", text: "" } }),
    () => [`clue ${speech.t("chameleon-first-own")}`],
    "not-this",
  ),
  step("others", () => scene({ phase: "discussion", clues: clues(), ready: [false, true, true, true] }, [YOU], [ready]), () => ["ready"]),
  step("vote", () => scene({ phase: "vote", clues: clues(), ready: all, voted: [false, true, true, true] }, [YOU], votes), () => ["vote 3"], "not-her"),
  step("caught", () =>
    scene({ phase: "guess", clues: clues(), ready: all, voted: all, votes: VOTES, accused: CHLOE, chameleon: CHLOE }, [CHLOE]),
  ),
  step("end", () =>
    scene({ dealer: CHLOE, deck: "green", topic: null, dice: null, table: null, coordinate: null, scores: [2, 2, 0, 2], played: [round()] }, [CHLOE], [], {
      facts: [{ type: "round_scored", round: round() }],
    }),
  ),
];
