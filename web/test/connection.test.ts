/** The socket: it reconnects by itself, resumes, and loses no message. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection } from "$lib/connection.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: any[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose({ code: 1000 });
  }
  say(...messages: object[]) {
    this.onmessage({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
}

const latest = () => FakeSocket.all.at(-1)!;
let seen = 0;
let received: any[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  seen = 0;
  received = [];
  connection = new Connection("ws://here/t", () => seen, (sync) => received.push(sync));
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says hello with the last seq it has seen", () => {
  seen = 12;
  latest().onopen();
  expect(latest().sent[0]).toMatchObject({ type: "hello", seen: 12 });
  expect(connection.status).toBe("open");
});

it("reads several messages from one frame", () => {
  latest().onopen();
  latest().say({ type: "welcome", version: 1 }, { type: "sync", seq: 1 }, { type: "sync", seq: 2 });
  expect(received.map(({ seq }) => seq)).toEqual([1, 2]);
});

it("resolves a command to its refusal, or to null", async () => {
  latest().onopen();
  const [first, second] = [connection.send({ type: "stand" }), connection.send({ type: "undo" })];
  const [, a, b] = latest().sent;
  latest().say({ type: "refused", id: b.id, code: "no_undo", text: "No.", names: {} }, { type: "accepted", id: a.id, seq: 3 });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ code: "no_undo" });
});

it("sends an unanswered command again, with the same id, after a disconnect", async () => {
  latest().onopen();
  const answer = connection.send({ type: "act", action: "a1-a2" });
  const before = latest().sent.at(-1);
  latest().onclose({ code: 1006 });
  expect(connection.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().onopen();
  expect(latest().sent.at(-1)).toEqual(before);
  latest().say({ type: "accepted", id: before.id, seq: 4 });
  expect(await answer).toBeNull();
});

it("waits longer between retries, up to a limit", async () => {
  latest().onopen();
  for (let i = 0; i < 12; i++) {
    latest().onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(14_000);
  }
  expect(FakeSocket.all).toHaveLength(13);
});

it("reconnects at once when the network is back", async () => {
  latest().onopen();
  latest().onclose({ code: 1006 });
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it("drops a socket that no longer answers", async () => {
  latest().onopen();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(latest().sent.at(-1)).toMatchObject({ type: "ping" });
  await vi.advanceTimersByTimeAsync(8_100);
  expect(connection.status).toBe("lost");
});

it("does not reconnect to a table that is gone", async () => {
  latest().onopen();
  const answer = connection.send({ type: "sit" });
  latest().onclose({ code: 4404 });
  expect(connection.status).toBe("gone");
  expect(await answer).toMatchObject({ code: "no_table" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it("recognises an announced restart", () => {
  latest().onopen();
  latest().say({ type: "bye", text: "The server restarts." });
  latest().onclose({ code: 1012 });
  expect([connection.status, connection.restarting]).toEqual(["lost", true]);
});

it("becomes somebody before its first command, and sends it again over a new socket", async () => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    requests.push(`${method} ${path}`);
    return { ok: true, json: async () => ({ name: "" }) };
  });
  latest().onopen();
  const answer = connection.send({ type: "sit", seat: 1 });
  const { id } = latest().sent.at(-1);
  latest().say({ type: "refused", id, code: "no_identity", text: "", names: {} });
  await vi.runOnlyPendingTimersAsync();
  expect(requests).toEqual(["POST /api/me"]);
  expect(FakeSocket.all).toHaveLength(2);
  latest().onopen();
  expect(latest().sent.at(-1)).toMatchObject({ type: "sit", id });
  latest().say({ type: "accepted", id, seq: 3 });
  expect(await answer).toBeNull();
});
