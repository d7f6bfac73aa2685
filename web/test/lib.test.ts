/** Languages, names, options, routes. */
import { readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { languageName, languages, MessageBundle, negotiate } from "$lib/i18n/bundle";
import { i18n } from "$lib/i18n/i18n.svelte";
import { seatNames, seatRange, defaultSeats } from "$lib/i18n/labels";
import { fieldOf, formatTopics, parseTopics, parseWords } from "$lib/options";
import type { Chair, Option } from "$lib/protocol";
import { parseRoute } from "$lib/router.svelte";

const chair = (seat: number, kind: Chair["kind"], name = "", level: string | null = null): Chair => ({
  seat,
  kind,
  name,
  level,
  away: false,
  flagged: false,
  host: false,
  hints: 0,
  ready: false,
  vacant: false,
  voices: [],
  program: false,
});
const option = (schema: object): Option => ({ name: "x", default: null, schema, description: "", house_rule: null });

describe("languages", () => {
  it("negotiates the first available one", () => {
    expect(negotiate(["de-CH", "it-CH", "fr"])).toBe("it");
    expect(negotiate(["ja"])).toBe("en");
  });
  it("finds them by their files, with their names", () => {
    const files = readdirSync("web/locale").map((name) => name.replace(".ftl", ""));
    expect(languages).toEqual(files.sort());
    expect([languageName("fr"), languageName("it", "en")]).toEqual(["Français", "Italian"]);
  });
  it("loads the messages of the shell and of a game", async () => {
    const bundle = new MessageBundle("fr");
    await bundle.load();
    await bundle.load("chameleon-chess");
    expect(bundle.format("you")).toBe("Vous");
    expect(bundle.format("free-seats", { count: 1 })).toBe("une place libre");
    expect(bundle.format("chameleon-chess-fact-moved", { name: "Zoë", origin: "a1", target: "b3", way: "bishop", side: "red" })).toContain("fou");
    expect(bundle.format("no-such-key")).toBeNull();
  });
  it("falls back to English where a translation is missing", async () => {
    const format = MessageBundle.prototype.format;
    const incomplete = function (this: MessageBundle, key: string, args?: Record<string, string | number>) {
      return this.language === "fr" && key === "save" ? null : format.call(this, key, args);
    };
    vi.spyOn(MessageBundle.prototype, "format").mockImplementation(incomplete);
    await i18n.setLanguage("fr", false);
    expect([i18n.t("cancel"), i18n.t("save")]).toEqual(["Annuler", "save"]); // English is loaded at the first missing key
    await vi.waitFor(() => expect(i18n.t("save")).toBe("Save"));
    expect([i18n.t("cancel"), i18n.t("no-such-key")]).toEqual(["Annuler", "no-such-key"]);
    vi.restoreAllMocks();
  });
});

describe("names", () => {
  const t = (key: string, args?: object) => `${key}${args ? JSON.stringify(args) : ""}`;
  it("gives equal names their seat number", () => {
    const chairs = [chair(0, "person", "Zoë"), chair(1, "person", "Max"), chair(2, "person", "Max")];
    expect(seatNames(chairs, 0, t)).toEqual(["you", "Max (2)", "Max (3)"]);
  });
  it("formats and chooses numbers of seats", () => {
    expect([seatRange([2]), seatRange([2, 3, 4, 5])]).toEqual(["2", "2–5"]);
    expect([defaultSeats([2]), defaultSeats([3, 4, 5, 6])]).toEqual([2, 4]);
  });
});

describe("options", () => {
  it("chooses the form field for a schema", () => {
    expect(fieldOf(option({ type: "boolean" }))).toEqual({ kind: "switch" });
    expect(fieldOf(option({ enum: ["brown", "violet"] }))).toEqual({ kind: "choice", values: ["brown", "violet"] });
    expect(fieldOf(option({ type: "integer", minimum: 0 }))).toMatchObject({ kind: "number", min: 0 });
    expect(fieldOf(option({ type: "array", items: { type: "string" } }))).toEqual({ kind: "words" });
    const topics = { type: "array", items: { $ref: "#/$defs/Topic" }, $defs: { Topic: { type: "object" } } };
    expect(fieldOf(option(topics))).toEqual({ kind: "topics" });
    const removed = { anyOf: [{ enum: ["random"] }, { type: "array", items: { enum: ["red", "blue"] } }] };
    expect(fieldOf(option(removed))).toEqual({ kind: "subset", none: "random", values: ["red", "blue"] });
  });
  it("lets topics be chosen by title", () => {
    const chosen = { anyOf: [{ enum: ["all"] }, { type: "array", items: { type: "string", format: "topic-title" } }] };
    expect(fieldOf(option(chosen))).toEqual({ kind: "titles", none: "all" });
  });
  it("parses words and topics as people write them", () => {
    expect(parseWords(" sun, moon\n\nstar;sea ")).toEqual(["sun", "moon", "star", "sea"]);
    const topics = [{ title: "Sky", words: ["sun", "moon"] }];
    expect(parseTopics(formatTopics(topics))).toEqual(topics);
  });
});

describe("routes", () => {
  it.each([
    ["/", "", { name: "home" }],
    ["/t/abc", "", { name: "table", id: "abc" }],
    ["/rules/coloretto", "", { name: "rules", game: "coloretto" }],
    ["/replay/abc", "?step=12&seat=0", { name: "replay", id: "abc", step: 12, seat: 0, log: "" }],
    ["/replay/abc", "?step=-1&seat=x", { name: "replay", id: "abc", step: null, seat: null, log: "" }],
    ["/first/coloretto", "", { name: "tutorial", game: "coloretto" }],
    ["/t", "", { name: "not-found" }],
    ["/t/a/b", "", { name: "not-found" }],
    ["/nowhere/x", "", { name: "not-found" }],
  ])("reads %s%s", (path, search, route) => expect(parseRoute(path, search)).toEqual(route));
});
