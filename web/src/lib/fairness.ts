/**
 * This browser's share of the seed of a match, and the check that it went in. A share is fixed by its hash before the
 * start and revealed when the start has made everything final. The protocol and its limits: docs/fairness.md.
 */
import { blake2b } from "./blake2b";
import type { TableInfo, You } from "./protocol";
import { load, save } from "./state/storage";

/** A share as this browser keeps it, with what the server had promised before the share was revealed. */
export interface KeptShare {
  nonce: string;
  commitment: string;
  promised?: string; // the server's commitment
  sealed?: string[]; // all players' commitments
}

/** One result of the check: good, bad, or only worth knowing. */
export interface Finding {
  good: boolean | null;
  key: string;
  seats?: number[]; // whom it is about
}

const MOST = 40; // shares that are kept
const BYTES = 16;
const KEY = "shares";

const commitmentOf = (nonce: string): string => blake2b(`furcifer/share/${nonce}`, 32);

/** Return the seed that follows from the server's number and the shares. */
export function mixedSeed(secret: string, nonces: string[]): string {
  return nonces.length ? BigInt(`0x${blake2b(["furcifer/mixed", secret, ...nonces].join("/"), 16)}`).toString() : secret;
}

function kept(): KeptShare[] {
  try {
    const found = JSON.parse(load(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Keep a share, in place of what was known about it. */
export function keep(share: KeptShare): KeptShare {
  const others = kept().filter(({ commitment }) => commitment !== share.commitment);
  save(KEY, JSON.stringify([...others, share].slice(-MOST)));
  return share;
}

/** Draw a new share and keep it. */
export function newShare(): KeptShare {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return keep({ nonce, commitment: commitmentOf(nonce) });
}

const ownSeats = (you: You): number[] => (you.voice || you.seat === null ? Object.keys(you.device).map(Number) : [you.seat]);

/** Does somebody at this browser have a seat, but no share for the coming match? */
export function needsShare(table: TableInfo, you: You): boolean {
  const seats = ownSeats(you);
  return seats.length > 0 && !table.shares.some((share) => share.seats.some((seat) => seats.includes(seat)));
}

/** Return this browser's share at a table; null if it has none, for example because another device made it. */
export function ownShare(table: TableInfo, you: You): KeptShare | null {
  const seats = ownSeats(you);
  const mine = table.shares.find((share) => share.seats.some((seat) => seats.includes(seat)));
  return kept().find(({ commitment }) => commitment === mine?.commitment) ?? null;
}

/** Note what was final when this browser revealed its share. */
export function noteReveal(share: KeptShare, table: TableInfo): KeptShare {
  return keep({ ...share, promised: table.commitment, sealed: table.shares.map(({ commitment }) => commitment) });
}

/** Check what can be checked now: during the match the shares, after the end the server's number and the seed. */
export function inspect(table: TableInfo, own: KeptShare | null): Finding[] {
  const revealed = table.shares.filter(({ nonce }) => nonce !== null);
  if (!table.shares.length) return [{ good: null, key: "fair-alone" }, ...inspectEnd(table, [])];
  const found: Finding[] = [inspectOwn(table, own)];
  if (own?.promised && own.promised !== table.commitment) found.push({ good: false, key: "fair-promise-changed" });
  if (own?.sealed && table.shares.some(({ commitment }) => !own.sealed!.includes(commitment))) found.push({ good: false, key: "fair-late" });
  if (revealed.some(({ nonce, commitment }) => commitmentOf(nonce!) !== commitment)) found.push({ good: false, key: "fair-misfit" });
  const missing = table.shares.filter(({ nonce }) => nonce === null).flatMap(({ seats }) => seats);
  if (missing.length) found.push({ good: null, key: "fair-missing", seats: missing });
  return [...found, ...inspectEnd(table, revealed.map(({ nonce }) => nonce!))];
}

function inspectOwn(table: TableInfo, own: KeptShare | null): Finding {
  if (!own) return { good: null, key: "fair-share-none" };
  const included = table.shares.some(({ nonce }) => nonce === own.nonce);
  return included ? { good: true, key: "fair-share-in" } : { good: false, key: "fair-share-out" };
}

function inspectEnd(table: TableInfo, nonces: string[]): Finding[] {
  if (!table.seed) return [];
  const honest = blake2b(`furcifer/seed/${table.seed}`, 32) === table.commitment;
  const mixed = mixedSeed(table.seed, nonces) === table.match_seed;
  return [
    { good: honest, key: honest ? "fair-number-kept" : "fair-number-broken" },
    { good: mixed, key: mixed ? "fair-mixed" : "fair-mixed-broken" },
  ];
}
