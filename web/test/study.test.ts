/** Analysis and hints: what is asked, what is kept, and how a verdict reads. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bestBy, brief, deed, signed, toneOf, verdict } from "../src/lib/advice";
import type { Advice, FaceProps, GameWords } from "../src/lib/face";
import { read } from "../src/lib/router.svelte";
import { address, Study, Values } from "../src/lib/study.svelte";
import ValueGraph from "../src/shell/ValueGraph.svelte";
import Verdicts from "../src/shell/Verdicts.svelte";

const advice = (text: string, more: Partial<Advice> = {}): Advice => ({
  text,
  action: text,
  value: 0,
  wins_in: null,
  loses_in: null,
  chance: null,
  about: [],
  ...more,
});
const t = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(" ");
const POSITION = { game: "chameleon-chess", config: {}, moves: ["a1-a2", "a5-a4"] };

describe("verdicts", () => {
  it("says who wins, how likely, or by how much", () => {
    expect(verdict(advice("a", { wins_in: 24, value: 29976 }), t, "en", true)).toBe("verdict-wins 24");
    expect(verdict(advice("a", { loses_in: 3, value: -29997 }), t, "en", true)).toBe("verdict-loses 3");
    expect(verdict(advice("a", { chance: 0.617 }), t, "en", false)).toBe("verdict-chance 62");
    expect(verdict(advice("a", { value: 130 }), t, "fr", true)).toBe("verdict-pieces +1,3");
    expect(verdict(advice("a", { value: 130 }), t, "en", false)).toBe(""); // a measure nobody could read
  });
  it("fits into the corner of a square", () => {
    expect([advice("", { wins_in: 7 }), advice("", { loses_in: 2 }), advice("", { value: -40 }), advice("", { chance: 0.5 })].map((one) => brief(one))).toEqual(["✓7", "✕2", "−0.4", "50 %"]);
    expect([signed(0), signed(-0.04), signed(2)]).toEqual(["0.0", "0.0", "+2.0"]);
    expect([200, -200, 10].map((value) => toneOf(advice("", { value })))).toEqual(["good", "bad", "even"]);
  });
  it("keeps the best of each place, and says deeds in the game's words", () => {
    const lines = [advice("a1-b1"), advice("c1-d1"), advice("a1-a2")];
    expect([...bestBy(lines, (action) => action.slice(0, 2)).values()].map(({ text }) => text)).toEqual(["a1-b1", "c1-d1"]);
    const words = { does: (action: string) => (action === "pass" ? { key: "does-pass" } : null) } as unknown as GameWords;
    expect([deed(advice("pass"), words, { t } as FaceProps), deed(advice("a1-b1"), words, { t } as FaceProps)]).toEqual(["does-pass", "a1-b1"]);
  });
});

describe("addresses", () => {
  it("leads back to the same study", () => {
    for (const [position, at] of [
      [POSITION, 1],
      [POSITION, 2],
      [{ ...POSITION, config: { draws: false } }, 0],
      [{ game: "le-cameleon", config: {}, moves: ["b4-c5", "xc6=O@a1"] }, 1],
    ] as const) {
      const url = new URL(address({ ...position, moves: [...position.moves] }, at), "http://here");
      const route = read(url.pathname, url.search);
      expect(route).toMatchObject({ name: "analysis", game: position.game, moves: position.moves, config: position.config });
      expect(route.name === "analysis" && (route.at ?? position.moves.length)).toBe(at);
    }
  });
  it("reads nonsense as nothing", () => {
    expect(read("/analysis/x", "?moves=,,&at=-1&config=[1")).toEqual({ name: "analysis", game: "x", moves: [], at: null, config: {} });
    expect(read("/analysis")).toEqual({ name: "lost" });
  });
});

let asked: { path: string; body: any }[] = [];
let answers: ((body: any) => [number, unknown])[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) });
    const [status, said] = answers.shift()!(JSON.parse(body));
    return { ok: status === 200, status, json: async () => said };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

const seen = (think: boolean) => ({ view: "v", facts: ["f"], seats: [], to_act: [0], outcome: null, lines: think ? [advice("a1-a2")] : [], unjudged: think ? [] : [advice("a1-a2")], value: think ? 0.5 : null });
const answer = (body: any): [number, unknown] => [200, seen(body.think)];

describe("a study", () => {
  it("shows a position at once, judges it later, and remembers", async () => {
    const study = new Study();
    answers = [answer, answer];
    void study.look(POSITION);
    await vi.advanceTimersByTimeAsync(1);
    expect([study.found?.value, study.thinking, asked[0]!.body.think]).toEqual([null, true, false]);
    const facts = study.found!.facts;
    await vi.advanceTimersByTimeAsync(500);
    expect([study.found?.value, study.thinking]).toEqual([0.5, false]);
    expect(study.found!.facts).toBe(facts); // shown once
    await study.look(POSITION);
    expect(asked).toHaveLength(2);
  });
  it("asks for no verdict on positions one only passes", async () => {
    const study = new Study();
    answers = [answer, answer, answer];
    void study.look(POSITION);
    await vi.advanceTimersByTimeAsync(50);
    void study.look({ ...POSITION, moves: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ body }) => [body.moves.length, body.think])).toEqual([[2, false], [0, false], [0, true]]);
  });
  it("waits for a busy server, and says what else is wrong", async () => {
    const study = new Study();
    answers = [answer, () => [429, { code: "overworked", text: "" }], answer];
    void study.look(POSITION);
    await vi.advanceTimersByTimeAsync(5000);
    expect([study.found?.value, study.refusal]).toEqual([0.5, null]);
    answers = [() => [409, { code: "no_such_move", text: "Move 1", names: { from: "a1" } }]];
    await study.look({ ...POSITION, moves: ["a1-a5"] });
    expect([study.refusal?.code, study.thinking]).toEqual(["no_such_move", false]);
  });
  it("fetches the values of a match some at a time", async () => {
    answers = [() => [200, { values: [0, 0.1], next: 2 }], () => [200, { values: [1], next: null }]];
    const values = new Values(POSITION);
    await vi.advanceTimersByTimeAsync(10);
    expect([values.list, asked.map(({ body }) => body.since)]).toEqual([[0, 0.1, 1], [0, 2]]);
  });
});

describe("on the screen", () => {
  it("lists every action with its verdict, and does what is pressed", () => {
    const act = vi.fn(async () => null);
    const props = { lines: [advice("a1-a2", { wins_in: 3 })], unjudged: [advice("b1-b2")], thinking: false, words: {} as GameWords, given: { t, act } as unknown as FaceProps };
    const shown = mount(Verdicts, { target: document.body, props });
    flushSync();
    const buttons = [...document.querySelectorAll("button")];
    expect(buttons.map((one) => one.querySelector("b")!.textContent)).toEqual(["a1-a2", "b1-b2"]);
    buttons[1]!.click();
    expect(act).toHaveBeenCalledWith("b1-b2");
    void unmount(shown);
  });
  it("draws values as far as they are known", () => {
    const shown = mount(ValueGraph, { target: document.body, props: { values: [0, 1, -1], at: 1, count: 10, go: () => undefined } });
    flushSync();
    expect(document.querySelector(".line")!.getAttribute("d")).toBe("M0,1.000 L1,0.000 L2,2.000");
    void unmount(shown);
  });
});
