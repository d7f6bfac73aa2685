/** Analysis and hints: requests, caching, and the text of evaluations. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actionText, adviceText, badgeText, bestByKey, evaluationText, signedNumber, toneOf } from "$lib/advice";
import * as api from "$lib/api";
import type { Advice, FaceProps, GameText } from "$lib/face";
import type { ReplayStep, Value } from "$lib/protocol";
import { advantage, numberedMoves, winnersMoves } from "$lib/review";
import { parseRoute } from "$lib/router.svelte";
import { analysisPath, AnalysisSession } from "$lib/state/analysis.svelte";
import { ReviewSession } from "$lib/state/review.svelte";
import ChanceGraph from "$components/review/ChanceGraph.svelte";
import EvaluationGraph from "$components/review/EvaluationGraph.svelte";
import MoveEvaluations from "$components/review/MoveEvaluations.svelte";

const advice = (text: string, more: Partial<Advice> = {}): Advice => ({
  text,
  action: text,
  value: 0,
  wins_in: null,
  loses_in: null,
  chance: null,
  about: [],
  why: [],
  ...more,
});
const t = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(" ");
const POSITION = { game: "chameleon-chess", config: {}, moves: ["a1-a2", "a5-a4"] };

describe("evaluations", () => {
  it("says who wins, how likely, or by how much", () => {
    expect(evaluationText(advice("a", { wins_in: 24, value: 29976 }), t, true)).toBe("evaluation-wins 12"); // moves of one side
    expect(evaluationText(advice("a", { loses_in: 3, value: -29997 }), t, true)).toBe("evaluation-loses 1"); // the other side moves once: then the third action is too late
    expect(evaluationText(advice("a", { chance: 0.617 }), t, false)).toBe("evaluation-chance 62");
    expect(evaluationText(advice("a", { value: 130 }), t, true)).toBe("evaluation-ahead 1.3");
    expect(evaluationText(advice("a", { value: -112 }), t, true)).toBe("evaluation-behind 1.1");
    expect(evaluationText(advice("a", { value: 4 }), t, true)).toBe("evaluation-even");
    expect(evaluationText(advice("a", { value: 130 }), t, false)).toBe(""); // a unit that means nothing to people
  });
  it("lets a game say what its probabilities mean", () => {
    const text = { describeChance: ({ action }: Advice) => (action === "ready" ? null : { key: "sure" }) } as unknown as GameText;
    const texts = ["ready", "vote"].map((one) => adviceText(advice(one, { chance: 1 }), text, { t } as FaceProps, false));
    expect(texts).toEqual(["", "sure"]);
  });
  it("fits into the corner of a square", () => {
    expect([advice("", { wins_in: 7 }), advice("", { loses_in: 2 }), advice("", { value: -40 }), advice("", { chance: 0.5 })].map((one) => badgeText(one))).toEqual(["✓4", "✕1", "−0.4", "50 %"]);
    expect([signedNumber(0), signedNumber(-0.04), signedNumber(2), signedNumber(1.3, "fr")]).toEqual(["0.0", "0.0", "+2.0", "+1,3"]);
    expect([200, -200, 10].map((value) => toneOf(advice("", { value })))).toEqual(["good", "bad", "even"]);
  });
  it("keeps the best advice for each key, and describes actions in the game's words", () => {
    const lines = [advice("a1-b1"), advice("c1-d1"), advice("a1-a2")];
    expect([...bestByKey(lines, (action) => action.slice(0, 2)).values()].map(({ text }) => text)).toEqual(["a1-b1", "c1-d1"]);
    const words = { describeAction: (action: string) => (action === "pass" ? { key: "action-pass" } : null) } as unknown as GameText;
    expect([actionText(advice("pass"), words, { t } as FaceProps), actionText(advice("a1-b1"), words, { t } as FaceProps)]).toEqual(["action-pass", "a1-b1"]);
  });
});

describe("addresses", () => {
  it("leads back to the same analysis", () => {
    for (const [position, at] of [
      [POSITION, 1],
      [POSITION, 2],
      [{ ...POSITION, config: { draws: false } }, 0],
      [{ game: "le-cameleon", config: {}, moves: ["b4-c5", "xc6=O@a1"] }, 1],
    ] as const) {
      const url = new URL(analysisPath({ ...position, moves: [...position.moves] }, at), "http://here");
      const route = parseRoute(url.pathname, url.search);
      expect(route).toMatchObject({ name: "analysis", game: position.game, moves: position.moves, config: position.config });
      expect(route.name === "analysis" && (route.at ?? position.moves.length)).toBe(at);
    }
  });
  it("ignores invalid parameters", () => {
    expect(parseRoute("/analysis/x", "?moves=,,&at=-1&retry=x&config=[1")).toEqual({ name: "analysis", game: "x", moves: [], at: null, retry: null, config: {} });
    expect(parseRoute("/analysis")).toEqual({ name: "not-found" });
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

const seen = (think: boolean) => ({ preparing: false, view: "v", facts: ["f"], seats: [], to_act: [0], outcome: null, lines: think ? [advice("a1-a2")] : [], unjudged: think ? [] : [advice("a1-a2")], value: think ? 0.5 : null });
const answer = (body: any): [number, unknown] => [200, seen(body.think)];

describe("an analysis session", () => {
  it("shows a position at once, evaluates it later, and caches the result", async () => {
    const session = new AnalysisSession();
    answers = [answer, answer];
    void session.show(POSITION);
    await vi.advanceTimersByTimeAsync(1);
    expect([session.result?.value, session.thinking, asked[0]!.body.think]).toEqual([null, true, false]);
    const facts = session.result!.facts;
    await vi.advanceTimersByTimeAsync(500);
    expect([session.result?.value, session.thinking]).toEqual([0.5, false]);
    expect(session.result!.facts).toBe(facts); // shown once
    await session.show(POSITION);
    expect(asked).toHaveLength(2);
  });
  it("asks again for a result that came while tables were being built", async () => {
    const session = new AnalysisSession();
    const preparing = (body: any): [number, unknown] => [200, { ...seen(body.think), preparing: body.think, value: 0.1 }];
    answers = [answer, preparing, answer, answer];
    void session.show(POSITION);
    await vi.advanceTimersByTimeAsync(500);
    expect([session.result?.value, session.result?.preparing]).toEqual([0.1, true]);
    for (const requests of [4, 4]) { // the second time, the complete result is known
      void session.show(POSITION);
      await vi.advanceTimersByTimeAsync(500);
      expect([session.result?.value, session.result?.preparing, asked.length]).toEqual([0.5, false, requests]);
    }
  });
  it("requests no evaluation of positions that are only passed", async () => {
    const session = new AnalysisSession();
    answers = [answer, answer, answer];
    void session.show(POSITION);
    await vi.advanceTimersByTimeAsync(50);
    void session.show({ ...POSITION, moves: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map(({ body }) => [body.moves.length, body.think])).toEqual([[2, false], [0, false], [0, true]]);
  });
  it("retries while the server is busy, and reports other errors", async () => {
    const session = new AnalysisSession();
    answers = [answer, () => [429, { code: "overworked", text: "" }], answer];
    void session.show(POSITION);
    await vi.advanceTimersByTimeAsync(5000);
    expect([session.result?.value, session.refusal]).toEqual([0.5, null]);
    answers = [() => [409, { code: "no_such_move", text: "Move 1", names: { from: "a1" } }]];
    await session.show({ ...POSITION, moves: ["a1-a5"] });
    expect([session.refusal?.code, session.thinking]).toEqual(["no_such_move", false]);
  });
  it("asks for a review until it is complete", async () => {
    const point = { value: null, best: [], loss: 0, error: 0, mark: null, sureness: [] };
    const review = { count: 2, summaries: [], preparing: false, format: 1 };
    answers = [() => [200, { ...review, points: [point], complete: false }], () => [200, { ...review, points: [point, point], complete: true }]];
    const session = new ReviewSession(() => api.review("faked"));
    await vi.advanceTimersByTimeAsync(10);
    expect([session.progress, session.review?.complete]).toEqual([0.5, false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([session.progress, session.review?.complete, asked.length]).toEqual([1, true, 2]);
  });
  it("goes on without a review that is refused", async () => {
    answers = [() => [409, { code: "no_review", text: "", names: {} }]];
    const session = new ReviewSession(() => api.review("faked"));
    await vi.advanceTimersByTimeAsync(10);
    expect([session.refusal?.code, session.review]).toEqual(["no_review", null]);
  });
});

describe("reviews", () => {
  it("counts the winner's moves, not the actions of both sides", () => {
    expect([winnersMoves(24, true), winnersMoves(23, false), winnersMoves(1, true), winnersMoves(2, true), winnersMoves(2, false), winnersMoves(3, false)]).toEqual([12, 11, 1, 1, 1, 1]);
  });
  it("numbers the moves of people and leaves out those of chance", () => {
    const steps = [{ seat: -1, text: "deal" }, { seat: 0, text: "draw" }, { seat: 1, text: "take 1" }] as ReplayStep[];
    const moves = numberedMoves(steps, []);
    expect(moves.map(({ number, step, text }) => [number, step, text])).toEqual([[1, 2, "draw"], [2, 3, "take 1"]]);
  });
  it("shows an advantage from -1 to 1", () => {
    expect([advantage(null), advantage({ chances: [1, 0] } as Value), advantage({ chances: [0.25, 0.75] } as Value)]).toEqual([0, 1, -0.5]);
  });
});

describe("on the screen", () => {
  it("lists every action with its evaluation, and plays the one that is clicked", () => {
    const act = vi.fn(async () => null);
    const props = { lines: [advice("a1-a2", { wins_in: 3 })], unjudged: [advice("b1-b2")], thinking: false, text: {} as GameText, faceProps: { t, act } as unknown as FaceProps };
    const shown = mount(MoveEvaluations, { target: document.body, props });
    flushSync();
    const buttons = [...document.querySelectorAll("button")];
    expect(buttons.map((one) => one.querySelector("b")!.textContent)).toEqual(["a1-a2", "b1-b2"]);
    buttons[1]!.click();
    expect(act).toHaveBeenCalledWith("b1-b2");
    void unmount(shown);
  });
  it("draws the values known so far", () => {
    const shown = mount(EvaluationGraph, { target: document.body, props: { values: [0, 1, -1], sides: ["red", "blue"], at: 1, count: 10, go: () => undefined } });
    flushSync();
    expect(document.querySelector(".line")!.getAttribute("d")).toBe("M0,1.000 L1,0.000 L2,2.000");
    void unmount(shown);
  });
  it("draws a line and a band of error for everybody, and says the numbers", () => {
    const value = { kind: "sampled", chances: [0.5, 0.3, 0.2], error: 0.02 } as Value;
    const shown = mount(ChanceGraph, { target: document.body, props: { values: [value, value], names: ["Ann", "Bob", "Cat"], at: 1, count: 4, go: () => undefined } });
    flushSync();
    expect(document.querySelectorAll(".band")).toHaveLength(3);
    expect(document.querySelectorAll("li")).toHaveLength(3);
    void unmount(shown);
  });
});
