/** The tutorial: positions from the engine (make_tutorial.py), a sentence for each. */
import type { FaceProps, TutorialStep } from "$lib/face";
import positions from "./tutorial.json";

const TEXTS: Omit<TutorialStep, "props">[] = [
  { text: "le-cameleon-tutorial-welcome" },
  { text: "le-cameleon-tutorial-move", expect: ["c5-b6"], wrong: "le-cameleon-tutorial-move-wrong" },
  { text: "le-cameleon-tutorial-take", expect: ["a1", "c1", "e1", "g1"].map((square) => `xb7=O@${square}`) },
  { text: "le-cameleon-tutorial-gain" },
  { text: "le-cameleon-tutorial-complement", expect: ["d4-e5"], wrong: "le-cameleon-tutorial-complement-wrong" },
  { text: "le-cameleon-tutorial-chameleon", expect: ["a1", "c1", "e1", "g1"].map((square) => `xe6=K@${square}`) },
  { text: "le-cameleon-tutorial-end" },
];

export const steps: TutorialStep[] = TEXTS.map((text, at) => ({ ...text, props: positions[at] as unknown as Partial<FaceProps> }));
