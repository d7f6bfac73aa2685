/** Puzzles: addresses, answers that are taken back or played out, hints, the solution, and what is said about them. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import PuzzleStatus from "$components/puzzles/PuzzleStatus.svelte";
import type { FaceProps, GameText } from "$lib/face";
import { parseRoute } from "$lib/router.svelte";
import { PuzzleSession } from "$lib/state/puzzle.svelte";

const choice = (text: string) => ({ text, action: { move: text } });
const START = { after: "nothing" };
const position = (view: object, ...legal: string[]) => ({ view, legal: legal.map(choice), to_act: [0], outcome: null });
const step = (seat: number, text: string) => ({ seat, choice: choice(text), facts: [`${text} happened`], view: { after: text } });
const PUZZLE = { id: "0123456789", game: "chess", language: "", seats: 2, seat: 0, question: { id: "q", arguments: {} }, rating: 1500, mark: "new", today: true, position: position(START, "a", "b"), facts: [] };
const WRONG = { right: false, done: false, played: [], position: null, themes: [], standing: { rating: 1400, change: -100, streak: 0 } };

let answers: unknown[];
let asked: { method: string; path: string; body: any }[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path === "/api/me") return { ok: true, status: 200, json: async () => ({ name: "" }) };
    asked.push({ method: method!, path, body: body && JSON.parse(body as string) });
    const [status, json] = [answers[0]].map((one: any) => (one?.code ? [409, one] : [200, one]))[0]!;
    answers.shift();
    return { ok: status === 200, status, json: async () => json };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

async function opened(...then: unknown[]): Promise<PuzzleSession> {
  answers = [PUZZLE, ...then];
  const session = new PuzzleSession();
  await session.load("chess", "today", "fr", "");
  return session;
}

describe("addresses", () => {
  it("names a puzzle, today's, or the next", () => {
    expect(parseRoute("/puzzles")).toEqual({ name: "puzzles" });
    expect(parseRoute("/puzzles/chess/0123456789")).toEqual({ name: "puzzle", game: "chess", id: "0123456789", after: "" });
    expect(parseRoute("/puzzles/chess/next", "?after=abc")).toEqual({ name: "puzzle", game: "chess", id: "next", after: "abc" });
    expect([parseRoute("/puzzles/chess").name, parseRoute("/puzzles/chess/a/b").name]).toEqual(["not-found", "not-found"]);
  });
});

describe("a puzzle session", () => {
  it("takes a wrong answer back", async () => {
    const session = await opened(WRONG);
    expect(asked[0]!.path).toBe("/api/puzzles/chess/today?language=fr");
    expect(await session.answer({ move: "b" })).toBeNull();
    expect(asked[1]).toEqual({ method: "POST", path: "/api/puzzles/chess/0123456789/try", body: { so_far: [], given: "b" } });
    expect([session.wrong?.text, session.phase, session.position?.view, session.found]).toEqual(["b", "asking", START, 0]);
    answers = [{ ...WRONG, standing: { rating: 1400, change: 0, streak: 0 } }];
    await session.answer("b");
    expect(session.standing?.change).toBe(-100); // all that the puzzle has changed
  });
  it("shows a wrong move for a moment where it can be seen", async () => {
    const session = await opened({ ...WRONG, played: [step(0, "b")] });
    void session.answer("b");
    await vi.advanceTimersByTimeAsync(10);
    expect([session.position?.view, session.phase, session.wrong?.text]).toEqual([{ after: "b" }, "playing", "b"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([session.position?.view, session.phase, session.facts]).toEqual([START, "asking", []]);
  });
  it("plays a right answer and the reply, then asks for the next", async () => {
    const right = { ...WRONG, right: true, played: [step(0, "a"), step(1, "x")], position: position({ after: "x" }, "c"), standing: null };
    const done = { ...right, done: true, played: [step(0, "c")], position: position({ after: "c" }), themes: ["fork"], standing: { rating: 1600, change: 100, streak: 3 } };
    const session = await opened(right, done);
    void session.answer("a");
    await vi.advanceTimersByTimeAsync(10);
    expect([session.position?.view, session.phase, session.facts]).toEqual([{ after: "a" }, "playing", ["a happened"]]);
    await session.answer("a"); // nothing is asked while the reply is played
    await vi.advanceTimersByTimeAsync(1000);
    expect([session.position?.view, session.phase, session.found]).toEqual([{ after: "x" }, "asking", 1]);
    await session.answer("c");
    expect(asked.at(-1)!.body).toEqual({ so_far: ["a"], given: "c" });
    expect(asked).toHaveLength(3);
    expect([session.phase, session.over, session.standing?.streak, session.themes]).toEqual(["solved", true, 3, ["fork"]]);
  });
  it("tells why the rules refuse an answer, and forgets it with the next", async () => {
    const refusal = { code: "no_such_move", text: "No.", names: {} };
    const session = await opened(refusal, WRONG);
    expect(await session.answer("a")).toEqual(refusal);
    await session.answer("b");
    expect(session.refusal).toBeNull();
  });
  it("keeps a hint until the next answer", async () => {
    const session = await opened({ id: "hint", arguments: { square: "a1" } }, WRONG);
    await session.askHint();
    expect(session.hint?.id).toBe("hint");
    await session.answer("b");
    expect(session.hint).toBeNull();
  });
  it("shows the solution step by step, forwards and back", async () => {
    const session = await opened({ steps: [step(0, "a"), step(1, "x"), step(0, "c")], themes: [], standing: null });
    await session.showSolution();
    expect([session.phase, session.at, session.position?.view]).toEqual(["shown", 0, START]);
    session.go(2);
    expect([session.position?.view, session.facts, session.position?.legal]).toEqual([{ after: "x" }, ["x happened"], []]);
    session.go(0);
    expect(session.position?.view).toEqual(START);
  });
});

describe("what is said", () => {
  it("names the wrong answer, then the result with rating and streak", async () => {
    const done = { ...WRONG, right: true, done: true, played: [step(0, "a")], position: position({ after: "c" }), standing: { rating: 1612, change: 112, streak: 2 } };
    const session = await opened(WRONG, done);
    const text = { describeFact: (fact: string) => ({ key: fact }) } as unknown as GameText;
    const faceProps = { t: (key: string) => key } as unknown as FaceProps;
    const shown = mount(PuzzleStatus, { target: document.body, props: { session, text, faceProps } });
    await session.answer("b");
    flushSync();
    expect(document.querySelector("[aria-live] .wrong")!.textContent).toContain("puzzle-wrong");
    await session.answer("a");
    flushSync();
    expect(document.querySelector("[aria-live]")!.textContent).toMatch(/a happened.*puzzle-solved.*puzzle-standing/s);
    expect(document.querySelector("[aria-live] .wrong")).toBeNull();
    void unmount(shown);
  });
});
