/** The share of this browser: drawn, revealed, and checked against what the server says afterwards. */
import { beforeEach, describe, expect, it } from "vitest";
import { blake2b } from "$lib/blake2b";
import { inspect, keep, mixedSeed, needsShare, newShare, noteReveal, ownShare } from "$lib/fairness";
import type { TableInfo, You } from "$lib/protocol";

it.each([
  ["", 32, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"],
  ["abc", 64, "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"],
  ["furcifer/seed/7", 32, "a2641e3b8aa0f8e9be5f617a4201fc7070b3748c1c0baa8ec2ebc35ab6e4d424"],
  ["é".repeat(100), 16, "5b20a70bb2d835155e3e5e0006ffc1bd"],
  ["x".repeat(128), 32, "164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b"],
  ["x".repeat(129), 16, "b9ee96f69e8210c624fee55d71d5a54f"],
])("hashes %j as Python does", (text, size, hash) => expect(blake2b(text, size)).toBe(hash));

const COMMITMENT = blake2b("furcifer/seed/7", 32);
const you = (seat: number | null, device: Record<number, string> = {}) => ({ seat, device, voice: false }) as You;
const table = (shares: TableInfo["shares"], more: Partial<TableInfo> = {}) => ({ commitment: COMMITMENT, seed: null, match_seed: null, shares, ...more }) as TableInfo;
const keys = (found: ReturnType<typeof inspect>) => found.map(({ key }) => key);

describe("a share", () => {
  beforeEach(() => localStorage.clear());
  const other = { seats: [1], commitment: blake2b(`furcifer/share/${"b".repeat(32)}`, 32), nonce: "b".repeat(32) };

  it("is 128 bits, and another one each time", () => {
    expect(newShare().nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(newShare().nonce).not.toBe(newShare().nonce);
  });

  it("is needed by everybody with a seat, once for a device", () => {
    expect(needsShare(table([]), you(0))).toBe(true);
    expect(needsShare(table([]), you(null))).toBe(false);
    expect(needsShare(table([other]), you(0))).toBe(true);
    expect(needsShare(table([other]), you(null, { 1: "2" }))).toBe(false);
  });

  it("of another device is not known here", () => {
    expect(ownShare(table([other]), you(1))).toBeNull();
    expect(keys(inspect(table([other]), null))).toEqual(["fair-share-none"]);
  });

  it("is found in the match, and the match in its seed", () => {
    const own = newShare();
    const mine = { seats: [0], commitment: own.commitment, nonce: own.nonce };
    const noted = noteReveal(own, table([{ ...mine, nonce: null }, { ...other, nonce: null }]));
    expect(ownShare(table([mine, other]), you(0))).toEqual(noted);
    expect(keys(inspect(table([mine, other]), noted))).toEqual(["fair-share-in"]);
    const over = { seed: "7", match_seed: mixedSeed("7", [own.nonce, other.nonce]) };
    expect(keys(inspect(table([mine, other], over), noted))).toEqual(["fair-share-in", "fair-number-kept", "fair-mixed"]);
    expect(keys(inspect(table([mine, other], { ...over, seed: "8" }), noted))).toContain("fair-number-broken");
    expect(keys(inspect(table([mine, other], { ...over, match_seed: "8" }), noted))).toContain("fair-mixed-broken");
  });

  it("that is left out, changed or outvoted is noticed", () => {
    const own = newShare();
    const mine = { seats: [0], commitment: own.commitment, nonce: null };
    const noted = noteReveal(own, table([mine]));
    expect(keys(inspect(table([mine]), noted))).toEqual(["fair-share-out", "fair-missing"]);
    const included = { ...mine, nonce: own.nonce };
    expect(keys(inspect(table([included, other]), noted))).toContain("fair-late");
    expect(keys(inspect(table([included], { commitment: "0" }), noted))).toContain("fair-promise-changed");
    expect(keys(inspect(table([included, { ...other, nonce: "c".repeat(32) }]), noted))).toContain("fair-misfit");
  });

  it("is kept with forty others at most", () => {
    const first = newShare();
    for (let i = 0; i < 40; i++) keep({ nonce: `${i}`, commitment: `${i}` });
    expect(ownShare(table([{ seats: [0], commitment: first.commitment, nonce: null }]), you(0))).toBeNull();
  });
});

it("mixes as the server does", () => {
  expect(mixedSeed("7", [])).toBe("7");
  expect(mixedSeed("5", ["a".repeat(32), "b".repeat(32)])).toBe("92718757468519128147322172429162927324");
});
