/** The face with positions from the engine: it draws them all, and every legal action can be done with it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Face from "./Face.svelte";
import { prompt, say } from "./index";
import type { Props } from "./types";
import { brings, worth } from "./worth";

interface Fixture {
  props: Omit<Props, "act" | "t">;
  brings: number[];
}
const fixtures = Object.entries(import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" })).map(
  ([path, fixture]) => [path.replace(/.*\/|\.json/g, ""), fixture] as const,
);
const t: Props["t"] = (key, args) => [key, ...Object.values(args ?? {})].join(" ");
let shown: Record<string, unknown> | undefined;

function show(fixture: Fixture, more: Partial<Props> = {}) {
  const act = vi.fn<Props["act"]>(async () => null);
  shown = mount(Face, { target: document.body, props: { ...fixture.props, act, t, ...more } });
  flushSync();
  return act;
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = "";
});
const buttons = () => [...document.querySelectorAll<HTMLElement>("button")].filter((one) => one.getAttribute("aria-disabled") !== "true");

describe.each(fixtures)("%s", (_, fixture) => {
  const { view, legal, facts } = fixture.props;

  it("offers every legal action, and nothing else", () => {
    const act = show(fixture);
    for (const button of buttons()) button.click();
    expect(act.mock.calls.map(([text]) => text).sort()).toEqual(legal.map(({ text }) => text).sort());
  });
  it("offers nothing in a preview", () => {
    show(fixture, { preview: true });
    expect(buttons()).toEqual([]);
  });
  it("speaks of the turn and of what happened", () => {
    const props = { ...fixture.props, t, act: async () => null };
    expect(prompt(props).key).toMatch(/^coloretto-/);
    for (const fact of facts) expect(say(fact, props)?.key ?? "coloretto-").toMatch(/^coloretto-/);
  });
  it("forecasts what the engine counts", () => {
    const { config, removed, named, collections, tallies } = view;
    collections.forEach((cards, seat) =>
      expect(worth(cards, config.side, removed, named[seat]!)).toBe(tallies[seat]!.total),
    );
    const rows = view.rows.filter((cards) => cards.length);
    if (fixture.brings.length) expect(rows.map((cards) => brings(view, view.turn, cards))).toEqual(fixture.brings);
  });
});
