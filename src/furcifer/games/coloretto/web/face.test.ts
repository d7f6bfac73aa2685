/** The face with positions from the engine: it draws them all and offers every legal action. */
import { describe, expect, it, vi } from "vitest";
import { mountFace, named, t } from "$test/mount-face";
import Face from "./Face.svelte";
import { describeFact, prompt } from "./index";
import type { Props } from "./types";
import { gainFrom, score } from "./scoring";

interface Fixture {
  props: Omit<Props, "act" | "t">;
  brings: number[];
}
const fixtures = named(import.meta.glob<Fixture>("./fixtures/*.json", { eager: true, import: "default" }));
const show = mountFace<Props>(Face);
const buttons = () => [...document.querySelectorAll<HTMLElement>("button")].filter((one) => one.getAttribute("aria-disabled") !== "true");

describe.each(fixtures)("%s", (_, fixture) => {
  const { view, legal, facts } = fixture.props;

  it("offers every legal action, and nothing else", () => {
    const act = show(fixture.props);
    for (const button of buttons()) button.click();
    expect(act.mock.calls.map(([text]) => text).sort()).toEqual(legal.map(({ text }) => text).sort());
  });
  it("offers nothing in a preview", () => {
    show(fixture.props, { preview: true });
    expect(buttons()).toEqual([]);
  });
  it("describes the turn and the events", () => {
    const props = { ...fixture.props, t, act: async () => null };
    expect(prompt(props).key).toMatch(/^coloretto-/);
    for (const fact of facts) expect(describeFact(fact, props)?.key ?? "coloretto-").toMatch(/^coloretto-/);
  });
  it("forecasts the score the engine computes", () => {
    const { config, removed, named, collections, tallies } = view;
    collections.forEach((cards, seat) =>
      expect(score(cards, config.side, removed, named[seat]!)).toBe(tallies[seat]!.total),
    );
    const rows = view.rows.filter((cards) => cards.length);
    if (fixture.brings.length) expect(rows.map((cards) => gainFrom(view, view.turn, cards))).toEqual(fixture.brings);
  });
});

describe("a click on a row that the rules refuse", () => {
  const { props } = fixtures.find(([name]) => name === "place-4")![1];
  const refused = () => document.querySelector<HTMLElement>('.row[aria-disabled="true"]')!;

  it("is explained to a player, and to nobody else", () => {
    const explain = vi.fn();
    const act = show(props, { explain, legal: [] });
    refused().click();
    expect(explain).toHaveBeenCalledExactlyOnceWith("place 1");
    document.body.innerHTML = "";
    show(props, { explain, preview: true });
    refused().click();
    document.body.innerHTML = "";
    show(props, { explain, legal: [], you: null });
    refused().click();
    expect(explain).toHaveBeenCalledTimes(1);
    expect(act).not.toHaveBeenCalled();
  });
});
