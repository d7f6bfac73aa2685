/** Languages, names, options, routes: the small parts of the shell. */
import { describe, expect, it } from "vitest";
import { negotiate, Words } from "../src/lib/i18n";
import { seatNames, seatsText, usualSeats } from "../src/lib/names";
import { fieldOf, fromTopics, toTopics, toWords } from "../src/lib/options";
import type { Chair, Option } from "../src/lib/protocol";
import { read } from "../src/lib/router.svelte";

const chair = (seat: number, kind: Chair["kind"], name = "", level: string | null = null): Chair => ({
  seat,
  kind,
  name,
  level,
  away: false,
  host: false,
  hints: 0,
});
const option = (schema: object): Option => ({ name: "x", default: null, schema, description: "", house_rule: null });

describe("languages", () => {
  it("takes the first it can speak", () => {
    expect(negotiate(["de-CH", "it-CH", "fr"])).toBe("it");
    expect(negotiate(["ja"])).toBe("en");
  });
  it("loads the words of the shell and of a game", async () => {
    const words = new Words("fr");
    await words.load();
    await words.load("chameleon-chess");
    expect(words.say("you")).toBe("Vous");
    expect(words.say("free-seats", { count: 1 })).toBe("une place libre");
    expect(words.say("chameleon-chess-fact-moved", { name: "Zoë", origin: "a1", target: "b3", way: "bishop", side: "red" })).toContain("fou");
    expect(words.say("no-such-key")).toBe("no-such-key");
  });
});

describe("names", () => {
  const t = (key: string, args?: object) => `${key}${args ? JSON.stringify(args) : ""}`;
  it("tells two people of the same name apart", () => {
    const chairs = [chair(0, "person", "Zoë"), chair(1, "person", "Max"), chair(2, "person", "Max")];
    expect(seatNames(chairs, 0, t)).toEqual(["you", "Max (2)", "Max (3)"]);
  });
  it("counts seats", () => {
    expect([seatsText([2]), seatsText([2, 3, 4, 5])]).toEqual(["2", "2–5"]);
    expect([usualSeats([2]), usualSeats([3, 4, 5, 6])]).toEqual([2, 4]);
  });
});

describe("options", () => {
  it("finds the field that fits a schema", () => {
    expect(fieldOf(option({ type: "boolean" }))).toEqual({ kind: "switch" });
    expect(fieldOf(option({ enum: ["brown", "violet"] }))).toEqual({ kind: "choice", values: ["brown", "violet"] });
    expect(fieldOf(option({ type: "integer", minimum: 0 }))).toMatchObject({ kind: "number", min: 0 });
    expect(fieldOf(option({ type: "array", items: { type: "string" } }))).toEqual({ kind: "words" });
    const topics = { type: "array", items: { $ref: "#/$defs/Topic" }, $defs: { Topic: { type: "object" } } };
    expect(fieldOf(option(topics))).toEqual({ kind: "topics" });
    const removed = { anyOf: [{ enum: ["random"] }, { type: "array", items: { enum: ["red", "blue"] } }] };
    expect(fieldOf(option(removed))).toEqual({ kind: "some", word: "random", values: ["red", "blue"] });
  });
  it("reads words and topics as people write them", () => {
    expect(toWords(" sun, moon\n\nstar;sea ")).toEqual(["sun", "moon", "star", "sea"]);
    const topics = [{ title: "Sky", words: ["sun", "moon"] }];
    expect(toTopics(fromTopics(topics))).toEqual(topics);
  });
});

describe("routes", () => {
  it.each([
    ["/", "", { name: "home" }],
    ["/t/abc", "", { name: "table", id: "abc" }],
    ["/rules/coloretto", "", { name: "rules", game: "coloretto" }],
    ["/replay/abc", "?step=12&seat=0", { name: "replay", id: "abc", step: 12, seat: 0 }],
    ["/replay/abc", "?step=-1&seat=x", { name: "replay", id: "abc", step: null, seat: null }],
    ["/first/coloretto", "", { name: "first", game: "coloretto" }],
    ["/t", "", { name: "lost" }],
    ["/t/a/b", "", { name: "lost" }],
    ["/nowhere/x", "", { name: "lost" }],
  ])("reads %s%s", (path, search, route) => expect(read(path, search)).toEqual(route));
});
