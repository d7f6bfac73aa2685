/** The tutorial: three players, positions from the engine (make_tutorial.py), a sentence for each. */
import type { FaceProps, TutorialStep } from "$lib/face";
import { i18n } from "$lib/i18n/i18n.svelte";
import positions from "./tutorial.json";

const TEXTS: Omit<TutorialStep, "props">[] = [
  { text: "coloretto-tutorial-welcome" },
  { text: "coloretto-tutorial-colour", expect: ["start red", "start orange", "start yellow", "start purple"] },
  { text: "coloretto-tutorial-draw", expect: ["draw"] },
  { text: "coloretto-tutorial-place", expect: ["place 2"], wrong: "coloretto-tutorial-place-wrong" },
  { text: "coloretto-tutorial-take", expect: ["take 1"], wrong: "coloretto-tutorial-take-wrong" },
  { text: "coloretto-tutorial-out" },
  { text: "coloretto-tutorial-joker" },
  { text: "coloretto-tutorial-last" },
  { text: "coloretto-tutorial-count" },
];

export const steps: TutorialStep[] = TEXTS.map((text, at) => ({
  ...text,
  props: {
    ...(positions[at] as unknown as Partial<FaceProps>),
    get names() {
      return [i18n.t("you"), "Bea", "Dario"];
    },
  },
}));
