/** A log in a link: packed and unpacked, and a sentence for a link that is broken. */
import { describe, expect, it } from "vitest";
import { ApiError } from "$lib/api";
import { pack, readFile, unpack } from "$lib/replay-source";
import { parseRoute } from "$lib/router.svelte";

const packed = { log: '{"game":"coloretto","ended":{"scores":[1.0,0.0]}}', players: ["gentle", "Zoë"] };

describe("a log in a link", () => {
  it("comes out as it went in", async () => {
    const text = await pack(packed);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpack(text)).toEqual(packed);
  });
  it("is what furcifer arena writes", async () => {
    // zlib.compress of '{"log":"{}","players":["a","b"]}' at level 9, without a header
    expect(await unpack("q1bKyU9XslKqrlXSUSrISaxMLSpWsopWSgRyk5RiawE")).toEqual({ log: "{}", players: ["a", "b"] });
  });
  it.each(["", "%", "abc", "eyJsb2ciOjF9"])("is refused if it is broken: %s", async (text) => {
    await expect(unpack(text)).rejects.toThrow(ApiError);
  });
  it("is part of the route", () => {
    expect(parseRoute("/replay/log", "?step=3", "#abc")).toEqual({ name: "replay", id: "log", step: 3, seat: null, log: "abc" });
  });
});

describe("a log file", () => {
  it("is a log, or a saved match that contains one", () => {
    expect(readFile(packed.log)).toEqual({ log: packed.log, players: [] });
    expect(readFile('{"match":{"game":"coloretto"},"players":["human","easy"]}')).toEqual({ log: '{"game":"coloretto"}', players: ["human", "easy"] });
  });
  it("is refused if it is not JSON", () => {
    expect(() => readFile("hello")).toThrow(ApiError);
  });
});
