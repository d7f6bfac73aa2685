/** The match store: what is folded together from the server's messages. */
import { expect, it } from "vitest";
import { Match } from "../src/lib/match.svelte";
import type { Sync, TableFacts } from "../src/lib/protocol";

const TABLE = { id: "t", phase: "playing" } as TableFacts;

function sync(seq: number, since: number, more: Partial<Sync> = {}): Sync {
  return {
    type: "sync",
    seq,
    since,
    you: { seat: 0, host: true, may_chat: true },
    table: null,
    to_act: [0],
    view: { at: seq },
    legal: [],
    asks: null,
    facts: [],
    undone: false,
    chat: [],
    outcome: null,
    clocks: [],
    ...more,
  };
}

const line = (seq: number) => ({ seq, name: "Zoë", text: "hi", seat: 1 });

it("keeps the table where a message does not repeat it", () => {
  const match = new Match();
  match.fold(sync(3, 0, { table: TABLE }));
  match.fold(sync(4, 3));
  expect(match.table).toEqual(TABLE);
  expect(match.view).toEqual({ at: 4 });
  expect(match.yourTurn).toBe(true);
});

it("animates what is new, never what was there on arrival", () => {
  const match = new Match();
  match.fold(sync(3, 0, { facts: ["a", "b"] }));
  expect([match.facts, match.log]).toEqual([[], ["a", "b"]]);
  match.fold(sync(5, 3, { facts: ["c"] }));
  expect([match.facts, match.log]).toEqual([["c"], ["a", "b", "c"]]);
});

it("adds chat lines and forgets none", () => {
  const match = new Match();
  match.fold(sync(3, 0, { chat: [line(2)] }));
  match.fold(sync(4, 3, { chat: [line(4)] }));
  match.fold(sync(5, 4));
  expect(match.chat.map(({ seq }) => seq)).toEqual([2, 4]);
});

it("hears a message twice without doubling anything", () => {
  const match = new Match();
  match.fold(sync(3, 0, { facts: ["a"] }));
  match.fold(sync(5, 3, { facts: ["b"] }));
  expect(match.fold(sync(5, 3, { facts: ["b"] }))).toBe(true);
  expect(match.log).toEqual(["a", "b"]);
});

it("asks for everything again after a gap, an undo, or a server that knows less", () => {
  const match = new Match();
  match.fold(sync(5, 0, { facts: ["a", "b"] }));
  expect(match.fold(sync(9, 7))).toBe(false);
  expect(match.fold(sync(6, 5, { undone: true }))).toBe(false);
  expect(match.fold(sync(4, 4))).toBe(false);
  expect(match.seq).toBe(5);
  expect(match.fold(sync(6, 0, { facts: ["a"], undone: true }))).toBe(true);
  expect(match.log).toEqual(["a"]);
});
