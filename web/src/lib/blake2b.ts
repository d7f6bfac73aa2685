/**
 * BLAKE2b (RFC 7693) without a key. `crypto.subtle` has no BLAKE2b, and browsers offer it only over https, while friends
 * often play over plain http in their own network.
 */
const MASK = (1n << 64n) - 1n;
const BLOCK = 128; // bytes
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
];
// Each mixing step works on four words: first the columns of the 4×4 matrix, then its diagonals.
const QUADS = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"];
const digits = (text: string): number[] => [...text].map((digit) => parseInt(digit, 16));
const rotate = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function mix(v: bigint[], quad: string, x: bigint, y: bigint): void {
  const [a, b, c, d] = digits(quad) as [number, number, number, number];
  for (const [word, first, second] of [[x, 32n, 24n], [y, 16n, 63n]] as const) {
    v[a] = (v[a]! + v[b]! + word) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, first);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, second);
  }
}

function compress(state: bigint[], block: DataView, count: number, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  const v = [...state, ...IV];
  v[12] = v[12]! ^ BigInt(count);
  if (last) v[14] = v[14]! ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = digits(ORDERS[round % 10]!);
    QUADS.forEach((quad, i) => mix(v, quad, words[order[2 * i]!]!, words[order[2 * i + 1]!]!));
  }
  for (let i = 0; i < 8; i++) state[i] = state[i]! ^ v[i]! ^ v[i + 8]!;
}

/** Return the hash of a text (in UTF-8) in hexadecimal digits; `size` is its length in bytes. */
export function blake2b(text: string, size: number): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(bytes);
  const state = [...IV];
  state[0] = state[0]! ^ 0x01010000n ^ BigInt(size);
  for (let i = 0; i < blocks; i++) {
    const last = i === blocks - 1;
    compress(state, new DataView(padded.buffer, i * BLOCK, BLOCK), last ? bytes.length : (i + 1) * BLOCK, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => out.setBigUint64(8 * i, word, true));
  return Array.from({ length: size }, (_, i) => out.getUint8(i).toString(16).padStart(2, "0")).join("");
}
