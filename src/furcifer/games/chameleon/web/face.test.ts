/** The face with positions from the engine: it offers every legal action, and shows a card only on request. */
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { all, mountFace, named, press, t } from "$test/mount-face";
import Face from "./Face.svelte";
import { accentColour, describeFact, describeOutcome, prompt, seatScore } from "./index";
import { COORDINATES, coordinateFor, speakerOf, turnOf } from "./coordinates";
import type { Props } from "./types";

type Fixture = { props: Omit<Props, "act" | "t"> };
const fixtures = named(import.meta.glob<Fixture["props"]>("./fixtures/*.json", { eager: true, import: "props" }));
const show = mountFace<Props>(Face);
const next = () => document.querySelector<HTMLElement>(".end > .btn");

describe.each(fixtures)("%s", (_, props) => {
  const { view, legal, facts, asks } = props;

  it("shows a card only on request, and both kinds look alike", async () => {
    show(props);
    if (next()) await press(next()!);
    if (view.phase === "over") return;
    const closed = document.body.innerHTML;
    expect(closed).not.toMatch(/chameleon-you-are-it|chameleon-word-is|chameleon-code-card/);
    if (view.phase !== "guess") expect(all(".word.secret")).toEqual([]);
    const peek = document.querySelector<HTMLElement>(".peek");
    if (!peek) return;
    await press(peek);
    expect(document.body.innerHTML).toMatch(view.coordinate ? /chameleon-word-is/ : /chameleon-you-are-it/);
    expect(all(".word.secret")).toHaveLength(view.coordinate ? 1 : 0);
    window.dispatchEvent(new Event("blur"));
    flushSync();
    expect(document.body.innerHTML).not.toMatch(/chameleon-you-are-it|chameleon-word-is/);
  });
  it("offers every legal action, and sends none without confirmation", async () => {
    const act = show(props);
    if (next()) await press(next()!);
    const choices = () => all("button.seat, button[data-cell]").filter((one) => one.getAttribute("aria-disabled") !== "true");
    for (let at = 0; at < choices().length; at++) {
      const before = act.mock.calls.length;
      await press(choices()[at]!);
      expect(act.mock.calls.length).toBe(before);
      await press(document.querySelector<HTMLElement>(".bar .sure")!);
    }
    for (const button of all(".bar > .btn:not(.sure)")) await press(button);
    const taken = act.mock.calls.map(([action]) => JSON.stringify(action));
    expect(taken.sort()).toEqual(legal.map(({ action }) => JSON.stringify(action)).sort());
    expect(document.querySelector("form") !== null).toBe(asks !== null);
  });
  it("does nothing in a preview", async () => {
    const act = show(props, { preview: true });
    for (const button of all("button")) await press(button);
    expect(act).not.toHaveBeenCalled();
  });
  it("describes the turn and the events, but no secret", () => {
    const given = { ...props, t, act: async () => null };
    const lines = [prompt(given), describeOutcome(given), ...facts.map((fact) => describeFact(fact, given))];
    for (const line of lines) if (line) expect(line.key).toMatch(/^chameleon-/);
    const fresh = facts.filter(({ type }) => type === "card_dealt" || type === "code_read").map((fact) => describeFact(fact, given));
    if (props.you !== null) expect(JSON.stringify(fresh)).not.toMatch(/it|word-is|[A-D][1-4]/);
    expect([typeof seatScore(0, view), typeof accentColour(given)]).toEqual(["number", "string"]);
  });
});

it("keeps the result of a round until the reader goes on", async () => {
  const [, props] = fixtures.find(([name]) => name === "round-escaped-4")!;
  show(props);
  expect(document.body.textContent).toContain("chameleon-end-escaped");
  expect(all(".arrow")).toHaveLength(4);
  await press(next()!);
  expect(next()).toBeNull();
  expect(all(".arrow")).toEqual([]);
});

it("reads a code card and finds the speakers in order", () => {
  expect(coordinateFor("hakaeelfdjnbjlgemiidcmhokpiofbpchgpanfjdnlmbkocg", 3, 6)).toBe("A4");
  expect(COORDINATES.slice(0, 5)).toEqual(["A1", "B1", "C1", "D1", "A2"]);
  for (let turn = 0; turn < 5; turn++) expect(turnOf(3, speakerOf(3, turn, 5), 5)).toBe(turn);
});

it("mentions the finished round until the reader goes on", async () => {
  const props = fixtures.find(([name]) => name === "round-caught-3")![1] as Props;
  expect(prompt(props).key).not.toBe("chameleon-prompt-round-over");
  show(props);
  expect(prompt(props)).toEqual({ key: "chameleon-prompt-round-over", args: { round: props.view.played.length } });
  await press(next()!);
  expect(prompt(props).key).not.toBe("chameleon-prompt-round-over");
});
