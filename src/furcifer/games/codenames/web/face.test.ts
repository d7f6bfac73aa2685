/** The face with positions from the engine: it offers every legal action, and shows the key only on request. */
import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { all, mountFace, named, press, t } from "$test/mount-face";
import Face from "./Face.svelte";
import { accentColour, describeFact, describeOutcome, prompt, seatRole, seatScore } from "./index";
import type { Props } from "./types";

type Fixture = { props: Omit<Props, "act" | "t"> };
const fixtures = named(import.meta.glob<Fixture["props"]>("./fixtures/*.json", { eager: true, import: "props" }));
const show = mountFace<Props>(Face);
const peek = () => document.querySelector<HTMLElement>(".peek");
const cards = () => all("[data-cell]").filter((card) => card.getAttribute("aria-disabled") !== "true");
const wordOn = (card: HTMLElement) => card.querySelector(".word")!.textContent!.trim();
const doing = () => all(".bar > button");

describe.each(fixtures)("%s", (_, props) => {
  const { view, legal, facts, asks } = props;

  it("draws twenty-five words and their tiles", () => {
    show(props);
    expect(all("[data-cell] .word").map((card) => card.textContent!.trim())).toEqual(view.words);
    expect(all("[data-cell].tile")).toHaveLength([...view.tiles].filter((tile) => tile !== ".").length);
  });
  it("shows the key only on request", async () => {
    show(props);
    if (view.phase === "over") return expect(all(".secret").length).toBeGreaterThan(0);
    expect(all(".secret")).toEqual([]);
    expect(document.body.textContent).not.toMatch(/codenames-key-/);
    expect(peek() !== null).toBe(view.key !== null);
    if (!peek()) return;
    await press(peek()!);
    expect(all(".secret").length + all(".tile").length).toBe(25);
    window.dispatchEvent(new Event("blur"));
    flushSync();
    expect(all(".secret")).toEqual([]);
  });
  it("offers every legal action, and sends none without confirmation", async () => {
    const act = show(props);
    if (peek()) await press(peek()!);
    for (const button of doing()) await press(button);
    const spoken = legal.filter(({ action }) => !("word" in action)).map(({ action }) => action);
    expect(act.mock.calls.map(([action]) => action)).toEqual(expect.arrayContaining(spoken));
    expect(act).toHaveBeenCalledTimes(spoken.length);
    const words = (type: RegExp) => legal.flatMap(({ action }) => ("word" in action && type.test(action.type) ? [action.word] : []));
    expect(cards().map(wordOn)).toEqual(words(/guess|cover/));
    for (const word of [cards().at(0), cards().at(-1)].flatMap((card) => (card ? [wordOn(card)] : []))) {
      for (const type of [/guess|cover/, /mark/]) {
        const wanted = legal.find(({ action }) => "word" in action && action.word === word && type.test(action.type));
        if (!wanted) continue;
        act.mockClear();
        const card = cards().find((one) => wordOn(one) === word)!;
        if (card.getAttribute("aria-pressed") !== "true") await press(card);
        expect(act).not.toHaveBeenCalled();
        await press(doing().find((one) => type.test(one.textContent!))!);
        expect(act).toHaveBeenCalledExactlyOnceWith(wanted.action);
      }
    }
    expect(document.querySelector("form") !== null).toBe(asks !== null);
  });
  it("does nothing in a preview", () => {
    const act = show(props, { preview: true });
    expect([...cards(), ...doing()]).toEqual([]);
    expect(act).not.toHaveBeenCalled();
  });
  it("describes the turn and the events, but not the key", () => {
    const given = { ...props, t, act: async () => null };
    const lines = [prompt(given), describeOutcome(given), ...facts.map((fact) => describeFact(fact, given)), ...view.words.slice(0, view.seats).map((_, seat) => seatRole(seat, view.seats))];
    for (const line of lines) if (line) expect(line.key).toMatch(/^codenames-/);
    expect(JSON.stringify(lines)).not.toMatch(/[rbnx]{25}/);
    expect([typeof seatScore(0, view), typeof accentColour(given)]).toBeTruthy();
  });
});

it("shows a warning that can be overruled", async () => {
  vi.useFakeTimers();
  const [, props] = fixtures.find(([name]) => name === "clue-spymaster-6")!;
  const act = show(props, { check: async () => ({ refusal: null, warning: { code: "unknown_word", text: "Hm.", names: {} } }) });
  const input = document.querySelector<HTMLInputElement>("form input")!;
  input.value = "zauberberg";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  await vi.advanceTimersByTimeAsync(400);
  flushSync();
  expect(document.querySelector("[role=status]")!.textContent).toContain("Hm.");
  expect(input.getAttribute("aria-invalid")).toBeNull();
  [...document.querySelectorAll<HTMLElement>("form .step button")].at(-1)!.click();
  flushSync();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(act).toHaveBeenCalledWith("clue zauberberg 1");
  vi.useRealTimers();
});

it("sends a clue with its number, after asking the referee", async () => {
  vi.useFakeTimers();
  const [, props] = fixtures.find(([name]) => name === "clue-spymaster-6")!;
  const check = vi.fn(async () => ({ refusal: { code: "form_of", text: "No.", names: {} }, warning: null }));
  const act = show(props, { check });
  const input = document.querySelector<HTMLInputElement>("form input")!;
  input.value = "  high  seas ";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  await vi.advanceTimersByTimeAsync(400);
  flushSync();
  expect(check).toHaveBeenCalledWith("clue high seas 1");
  expect(document.querySelector("[role=status]")!.textContent).toContain("No.");
  const submit = () => document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  submit();
  flushSync();
  expect(act).not.toHaveBeenCalled(); // the number has not been chosen
  expect(document.activeElement).toBe(document.querySelector("form select"));
  all("form .step button").at(-1)!.click();
  all("form .step button").at(-1)!.click();
  flushSync();
  submit();
  expect(act).toHaveBeenCalledWith("clue high seas 2");
  vi.useRealTimers();
});

describe("a click on a word that the rules refuse", () => {
  const of = (wanted: string) => fixtures.find(([name]) => name === wanted)![1];

  it("is explained to operatives; spymasters may look at the words in peace", async () => {
    const explain = vi.fn();
    show(of("guess-enemy-6"), { explain });
    await press(all("[data-cell]")[0]!);
    expect(explain).toHaveBeenCalledExactlyOnceWith(`guess ${of("guess-enemy-6").view.words[0]}`);
    document.body.innerHTML = "";
    show(of("guess-spymaster-6"), { explain });
    await press(all("[data-cell]")[0]!);
    document.body.innerHTML = "";
    show(of("guess-spectator-10"), { explain });
    await press(all("[data-cell]")[0]!);
    expect(explain).toHaveBeenCalledTimes(1);
  });
});
