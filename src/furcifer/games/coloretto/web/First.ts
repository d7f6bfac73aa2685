/** The guided first game: three at the table, positions from the engine (make_first.py), a sentence for each. */
import type { FaceProps, FirstStep } from "$lib/face";
import { speech } from "$lib/speech.svelte";
import positions from "./first.json";

const TEXTS: Omit<FirstStep, "props">[] = [
  { text: "coloretto-first-welcome" },
  { text: "coloretto-first-colour", expect: ["start red", "start orange", "start yellow", "start purple"] },
  { text: "coloretto-first-draw", expect: ["draw"] },
  { text: "coloretto-first-place", expect: ["place 2"], wrong: "coloretto-first-place-wrong" },
  { text: "coloretto-first-take", expect: ["take 1"], wrong: "coloretto-first-take-wrong" },
  { text: "coloretto-first-out" },
  { text: "coloretto-first-joker" },
  { text: "coloretto-first-last" },
  { text: "coloretto-first-count" },
];

export const steps: FirstStep[] = TEXTS.map((text, at) => ({
  ...text,
  props: {
    ...(positions[at] as unknown as Partial<FaceProps>),
    get names() {
      return [speech.t("you"), "Bea", "Dario"];
    },
  },
}));
