/** The face with positions from the engine: it draws them all and offers every legal action. */
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { mountFace, named, t } from "$test/mount-face";
import { forecast } from "./associations";
import Face from "./Face.svelte";
import { describeFact, prompt } from "./index";
import { EMPTY, sideOf, SQUARES } from "./squares";
import type { Action, Props } from "./types";

interface Fixture {
  props: Omit<Props, "act" | "t">;
  takes: Record<string, string[]>; // the captures each move allows, from the engine
}
const fixtures = named(import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" }));
const show = mountFace<Props>(Face);
const click = (node: HTMLElement | null | undefined) => (node?.click(), flushSync());
const square = (name: string) => document.querySelector<HTMLElement>(`[data-square="${name}"]`);
const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("button:not([data-cell])")].find((one) => one.textContent?.includes(label));

/** Perform an action as a person would: square by square, then the panel. */
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

  it("allows every legal action", () => {
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
  it("describes the turn and the events", () => {
    const props = { ...fixture.props, t, act: async () => null };
    expect(prompt(props).key).toMatch(/^le-cameleon-/);
    for (const fact of facts) expect(describeFact(fact, props)?.key).toMatch(/^le-cameleon-/);
  });
  it("forecasts the captures the engine will offer", () => {
    for (const { text, action } of legal) {
      if (action.type !== "move") continue;
      const seen = forecast(view, action).map((one) => `x${one.victim}${one.gain ?? ""}`);
      expect([text, [...new Set(seen)].sort()]).toEqual([text, fixture.takes[text] ?? []]);
    }
  });
});

describe("a click that the rules refuse", () => {
  const { props } = fixtures.find(([name]) => name === "start")![1];
  const [moved] = props.legal.flatMap(({ action }) => (action.type === "move" ? [action] : []));
  const enemy = SQUARES.find((_, at) => props.view.board[at] !== EMPTY && sideOf(props.view.board[at]!) !== props.you)!;

  it("is explained, for a piece of the enemy and for a square out of reach", () => {
    const explain = vi.fn();
    const act = show(props, { explain });
    click(square(enemy));
    expect(explain).toHaveBeenLastCalledWith(`${enemy}-${enemy}`);
    click(square(moved!.origin));
    click(square(enemy));
    expect(explain).toHaveBeenLastCalledWith(`${moved!.origin}-${enemy}`);
    expect(act).not.toHaveBeenCalled();
  });
  it("says nothing to a spectator or in a preview", () => {
    const explain = vi.fn();
    show(props, { explain, preview: true });
    click(square(enemy));
    document.body.innerHTML = "";
    show(props, { explain, you: null, legal: [] });
    click(square(enemy));
    expect(explain).not.toHaveBeenCalled();
  });
});
