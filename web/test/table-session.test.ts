/** A table session: hints are requested where they are allowed, and disappear when the position changes. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Advice } from "$lib/face";
import { TableSession } from "$lib/state/table-session.svelte";
import HintPanel from "$components/match/HintPanel.svelte";

class FakeSocket {
  static latest: FakeSocket;
  onopen = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = () => undefined;
  constructor() {
    FakeSocket.latest = this;
  }
  send() {}
  close() {}
}

const LINE: Advice = { text: "e1-e2", action: { type: "move", origin: "e1", target: "e2", takes: false }, value: 0, wins_in: 24, loses_in: null, chance: null, about: ["e2"], why: [] };
let answers: Record<string, [number, unknown]> = {};
let asked: string[] = [];
let session: TableSession;

function hear(seq: number, more: object = {}) {
  const table = { id: "t", phase: "playing", setting: { game: "chameleon-chess", hints: true, config: {}, seats: 2 }, chairs: [] };
  const sync = { type: "sync", seq, since: seq > 1 ? seq - 1 : 0, you: { seat: 0, host: true, may_chat: true }, table, to_act: [0], view: { seq }, legal: [], asks: null, facts: [], undone: false, chat: [], outcome: null, meant: [], clocks: [], ...more };
  FakeSocket.latest.onmessage({ data: JSON.stringify(sync) });
}

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  asked = [];
  answers = { "/api/games": [200, [{ slug: "chameleon-chess", hints: true, analysis: true, levels: [], usual: "", seats: [2], options: [] }]] };
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const [status, said] = answers[path] ?? [404, { code: "no_table", text: "" }];
    return { ok: status === 200, status, json: async () => said };
  });
  session = new TableSession("t");
  hear(1);
  await vi.waitFor(() => expect(session.game && session.face).toBeTruthy(), 30_000); // the face is compiled first
}, 40_000);
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

it("shows a hint until the position changes; chat and the request itself do not change it", async () => {
  answers["/api/tables/t/hint"] = [200, { seq: 2, lines: [LINE] }];
  const asking = session.requestHints();
  hear(2); // the table is told that somebody asked
  await asking;
  expect(session.faceProps.advice).toEqual([LINE]);
  const panel = mount(HintPanel, { target: document.body, props: { session } });
  flushSync();
  expect(document.body.textContent).toContain("(e2)");
  hear(3, { chat: [{ seq: 3, name: "Max", text: "hi", seat: 1 }] });
  expect(session.hints).toEqual([LINE]);
  hear(4, { facts: [{ type: "moved" }] });
  expect(session.hints).toBeNull();
  void unmount(panel);
});

it("requests no hint where none is allowed", async () => {
  hear(2, { table: null, you: { seat: null, host: false, may_chat: false } });
  await session.requestHints();
  expect([session.hintsAllowed, asked.includes("/api/tables/t/hint")]).toEqual([false, false]);
});

it("explains why there is no hint", async () => {
  answers["/api/tables/t/hint"] = [409, { code: "no_hints", text: "There are no hints at this table." }];
  await session.requestHints();
  expect([session.error.length > 0, session.hintsPending, session.hints]).toEqual([true, false, null]);
});

it("passes the referee's answer on, and rejects if there is none", async () => {
  answers["/api/tables/t/check"] = [200, { refusal: { code: "form_of", text: "", names: {} }, warning: null }];
  expect(await session.faceProps.check!("clue owl 1")).toMatchObject({ refusal: { code: "form_of" } });
  answers["/api/tables/t/check"] = [200, { refusal: null, warning: null }];
  expect(await session.faceProps.check!("clue owl 1")).toEqual({ refusal: null, warning: null });
  answers["/api/tables/t/check"] = [429, { code: "slow_down", text: "" }];
  await expect(session.faceProps.check!("clue owl 1")).rejects.toThrow();
});
