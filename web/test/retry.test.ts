/** A decision once more: the choice, the verdict, and the chances that are shown. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import RetryPanel from "$components/review/RetryPanel.svelte";
import RetryStatus from "$components/review/RetryStatus.svelte";
import { ApiError } from "$lib/api";
import type { FaceProps, GameText } from "$lib/face";
import type { Alternative, Retry } from "$lib/protocol";
import { RetrySession } from "$lib/state/retry.svelte";

const line = (text: string, chance: number, error = 0.01): Alternative => ({ text, action: { move: text }, chance, error });
const DECISION: Retry = { seat: 1, view: {}, lines: [line("draw", 0.5), line("take 1", 0.49), line("take 2", 0.3)] };
const opened = async (answer: () => Promise<Retry> = async () => DECISION) => {
  const session = new RetrySession(7, answer);
  await vi.waitFor(() => expect(session.retry ?? session.refusal).not.toBeNull());
  return session;
};
const text = {} as GameText;
const faceProps = { t: (key: string) => key } as unknown as FaceProps;

afterEach(() => void (document.body.innerHTML = ""));

describe("a decision once more", () => {
  it.each([
    ["draw", "best"],
    ["take 1", "equal"],
    ["take 2", "worse"],
  ])("judges %s as %s", async (move, verdict) => {
    const session = await opened();
    expect([session.verdict, session.shown]).toEqual([null, false]);
    session.choose({ move });
    expect([session.verdict, session.shown]).toEqual([verdict, true]);
  });
  it("takes one answer, and none after the reader gave up", async () => {
    const session = await opened();
    session.choose("nonsense");
    session.shown = true;
    session.choose("draw");
    expect([session.chosen, session.verdict]).toEqual([null, null]);
  });
  it("tells exact chances apart, however close", async () => {
    const session = await opened(async () => ({ ...DECISION, lines: [line("draw", 0.5, 0), line("take 1", 0.499, 0)] }));
    session.choose("take 1");
    expect(session.verdict).toBe("worse");
  });
  it("keeps the reason of a refusal", async () => {
    const refusal = { code: "no_decision", text: "Nobody decided.", names: {} };
    const session = await opened(() => Promise.reject(new ApiError(409, refusal)));
    expect([session.refusal, session.retry]).toEqual([refusal, null]);
  });
});

describe("on the screen", () => {
  it("lists the chances after the choice, with the reader's and the match's move", async () => {
    const session = await opened();
    const shown = mount(RetryPanel, { target: document.body, props: { session, text, faceProps, played: "take 2", onclose: () => undefined } });
    flushSync();
    expect(document.querySelectorAll("li")).toHaveLength(0);
    session.choose("take 1");
    flushSync();
    const lines = [...document.querySelectorAll("li")].map((one) => one.textContent!.replace(/\s+/g, " ").trim());
    expect(lines.map((one) => one.slice(0, 6))).toEqual(["draw r", "take 1", "take 2"]);
    expect(lines[1]).toContain("review-retry-yours");
    expect(lines[2]).toContain("review-retry-played");
    expect(document.activeElement?.textContent).toBe("review-retry-back"); // the board's buttons are gone
    void unmount(shown);
  });
  it("says what to do, and then the result", async () => {
    const session = await opened();
    const shown = mount(RetryStatus, { target: document.body, props: { session, text, faceProps, slug: "coloretto" } });
    flushSync();
    expect(document.body.textContent).toBe("review-retry-here");
    session.choose("take 2");
    flushSync();
    expect(document.body.textContent).toContain("review-retry-worse");
    void unmount(shown);
  });
});
