/** The guided first game: positions from the engine (make_first.py), a sentence for each. */
import type { FaceProps, FirstStep } from "$lib/face";
import positions from "./first.json";

const TEXTS: Omit<FirstStep, "props">[] = [
  { text: "le-cameleon-first-welcome" },
  { text: "le-cameleon-first-move", expect: ["c5-b6"], wrong: "le-cameleon-first-move-wrong" },
  { text: "le-cameleon-first-take", expect: ["a1", "c1", "e1", "g1"].map((square) => `xb7=O@${square}`) },
  { text: "le-cameleon-first-gain" },
  { text: "le-cameleon-first-complement", expect: ["d4-e5"], wrong: "le-cameleon-first-complement-wrong" },
  { text: "le-cameleon-first-chameleon", expect: ["a1", "c1", "e1", "g1"].map((square) => `xe6=K@${square}`) },
  { text: "le-cameleon-first-end" },
];

export const steps: FirstStep[] = TEXTS.map((text, at) => ({ ...text, props: positions[at] as unknown as Partial<FaceProps> }));
