/** The face with positions from the engine: it draws them all, and every legal action can be done with it. */
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { named, stage, t } from "$test/stage";
import { forecast } from "./chart";
import Face from "./Face.svelte";
import { prompt, say } from "./index";
import type { Action, Props } from "./types";

interface Fixture {
  props: Omit<Props, "act" | "t">;
  takes: Record<string, string[]>; // what each move opens, says the engine
}
const fixtures = named(import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" }));
const show = stage<Props>(Face);
const click = (node: HTMLElement | null | undefined) => (node?.click(), flushSync());
const square = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`);
const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("button:not([data-cell])")].find((one) => one.textContent?.includes(label));

/** Do it as a person would: square by square, then what is asked. */
function perform(action: Action, act: ReturnType<typeof show>) {
  if (action.type === "move") return [action.origin, action.target].forEach((name) => click(square(name)));
  if (action.type === "pass") return click(button("le-cameleon-pass"));
  click(square(action.victim));
  if (!act.mock.calls.length) click(button(action.gain ? `le-cameleon-${action.gain}` : "le-cameleon-nothing"));
  if (!act.mock.calls.length && action.reserve) click(square(action.reserve));
  if (!act.mock.calls.length) click(button("le-cameleon-take "));
}

describe.each(fixtures)("%s", (_, fixture) => {
  const { view, legal, facts } = fixture.props;

  it("lets every legal action be done", () => {
    const act = show(fixture.props);
    for (const { text, action } of legal) {
      perform(action, act);
      expect(act.mock.calls).toEqual([[text]]);
      act.mockClear();
      square("a1")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })); // let go
      flushSync();
    }
  }, 30_000);
  it("offers nothing in a preview", () => {
    show(fixture.props, { preview: true });
    expect([...document.querySelectorAll("button")].filter((one) => one.getAttribute("aria-disabled") !== "true")).toEqual([]);
  });
  it("speaks of the turn and of what happened", () => {
    const props = { ...fixture.props, t, act: async () => null };
    expect(prompt(props).key).toMatch(/^le-cameleon-/);
    for (const fact of facts) expect(say(fact, props)?.key).toMatch(/^le-cameleon-/);
  });
  it("foresees the takings the engine will offer", () => {
    for (const { text, action } of legal) {
      if (action.type !== "move") continue;
      const seen = forecast(view, action).map((one) => `x${one.victim}${one.gain ?? ""}`);
      expect([text, [...new Set(seen)].sort()]).toEqual([text, fixture.takes[text] ?? []]);
    }
  });
});
