/** The table snapshot: how it follows the server's messages. */
import { expect, it } from "vitest";
import { TableSnapshot } from "$lib/state/table-snapshot.svelte";
import type { Sync, TableInfo } from "$lib/protocol";

const TABLE = { id: "t", phase: "playing", chairs: [{ seat: 0, away: false }] } as TableInfo;

function sync(seq: number, since: number, more: Partial<Sync> = {}): Sync {
  return {
    type: "sync",
    seq,
    since,
    you: { seat: 0, host: true, may_chat: true, device: {}, kicked: false, may_undo: false, voice: false, may_join: [], banned: false },
    table: null,
    to_act: [0],
    view: { at: seq },
    legal: [],
    asks: null,
    facts: [],
    last_turn: 0,
    undone: false,
    chat: [],
    outcome: null,
    meant: [],
    absent: [],
    host_away: false,
    clocks: [],
    ...more,
  };
}

const line = (seq: number) => ({ seq, name: "Zoë", text: "hi", seat: 1, speaker: "z", phrase: null, aside: false });

it("keeps the table if a message does not repeat it", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { table: TABLE }));
  snapshot.apply(sync(4, 3));
  expect(snapshot.table).toEqual(TABLE);
  expect(snapshot.view).toEqual({ at: 4 });
  expect(snapshot.yourTurn).toBe(true);
});

it("animates new facts, but none that were there on arrival", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { facts: ["a", "b"] }));
  expect([snapshot.facts, snapshot.log]).toEqual([[], ["a", "b"]]);
  snapshot.apply(sync(5, 3, { facts: ["c"] }));
  expect([snapshot.facts, snapshot.log]).toEqual([["c"], ["a", "b", "c"]]);
});

it("keeps what happened when only clocks and connections change", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0));
  snapshot.apply(sync(4, 3, { facts: ["a"] }));
  snapshot.apply(sync(4, 4, { absent: [1] }));
  expect([snapshot.facts, snapshot.absent]).toEqual([["a"], [1]]);
});

it("is not the reader's turn while a bot plays for them", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { table: TABLE }));
  expect(snapshot.yourTurn).toBe(true);
  snapshot.apply(sync(4, 3, { table: { ...TABLE, chairs: [{ ...TABLE.chairs[0]!, away: true }] } }));
  expect(snapshot.yourTurn).toBe(false);
});

it("adds chat lines and keeps the old ones", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { chat: [line(2)] }));
  snapshot.apply(sync(4, 3, { chat: [line(4)] }));
  snapshot.apply(sync(5, 4));
  expect(snapshot.chat.map(({ seq }) => seq)).toEqual([2, 4]);
});

it("ignores a message that arrives twice", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { facts: ["a"] }));
  snapshot.apply(sync(5, 3, { facts: ["b"] }));
  expect(snapshot.apply(sync(5, 3, { facts: ["b"] }))).toBe(true);
  expect(snapshot.log).toEqual(["a", "b"]);
});

it("asks for a full message after a gap, an undo, or a server that knows less", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(5, 0, { facts: ["a", "b"] }));
  expect(snapshot.apply(sync(9, 7))).toBe(false);
  expect(snapshot.apply(sync(6, 5, { undone: true }))).toBe(false);
  expect(snapshot.apply(sync(4, 4))).toBe(false);
  expect(snapshot.seq).toBe(5);
  expect(snapshot.apply(sync(6, 0, { facts: ["a"], undone: true }))).toBe(true);
  expect(snapshot.log).toEqual(["a"]);
});

it("keeps the last turn, also if it arrived with everything else", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { facts: ["a", "b", "c"], last_turn: 2 }));
  expect(snapshot.lastTurn).toEqual(["b", "c"]);
  snapshot.apply(sync(4, 3, { last_turn: 2 })); // a chat line
  expect(snapshot.lastTurn).toEqual(["b", "c"]);
  snapshot.apply(sync(5, 4, { facts: ["d"], last_turn: 1 }));
  expect(snapshot.lastTurn).toEqual(["d"]);
});

it("puts what spectators wrote in its place when it arrives after the end", () => {
  const snapshot = new TableSnapshot();
  snapshot.apply(sync(3, 0, { chat: [line(2)] }));
  snapshot.apply(sync(6, 3, { chat: [line(5)] }));
  snapshot.apply(sync(7, 6, { chat: [{ ...line(4), aside: true }] }));
  expect(snapshot.chat.map(({ seq }) => seq)).toEqual([2, 4, 5]);
});
