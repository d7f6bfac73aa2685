/** QR codes, byte mode, error correction M, versions 1 to 10 (up to 213 bytes): enough for an invite link. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // codewords by version
const CHECK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // check codewords in a block
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x << 1 ^ (x >> 7) * 0x11d;
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** Reed–Solomon check bytes of a block. */
function check(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1]! ^= times(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  data.forEach((_, place) => {
    const lead = rest[place]!;
    generator.forEach((factor, step) => (rest[place + step]! ^= times(factor, lead)));
  });
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, per, blocks] = [TOTAL[version - 1]!, CHECK[version - 1]!, BLOCKS[version - 1]!];
  const room = total - per * blocks;
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return interleaved(data, blocks, per);
}

function interleaved(data: number[], blocks: number, per: number): number[] {
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, (at += size)));
  }
  const checks = parts.map((part) => check(part, per));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < per; i++) for (const part of checks) out.push(part[i]!);
  return out;
}

type Grid = (boolean | null)[][];

function frame(version: number): { grid: Grid; fixed: boolean[][] } {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        put(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = CENTRES[version - 1]!;
  for (const cx of centres)
    for (const cy of centres) {
      if ((cx === 6 && (cy === 6 || cy === size - 7)) || (cy === 6 && cx === size - 7)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  stamp(grid, version, 0);
  return { grid, fixed: grid.map((row) => row.map((cell) => cell !== null)) };
}

/** Format and version bits. */
function stamp(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : -1;
    if (near >= 0) grid[near]![8] = dark;
    else if (i === 8) grid[8]![7] = dark;
    else grid[8]![14 - i] = dark;
    if (i < 8) grid[8]![size - 1 - i] = dark;
    else grid[size - 15 + i]![8] = dark;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  let more = version;
  for (let i = 0; i < 12; i++) more = (more << 1) ^ ((more >> 11) * 0x1f25);
  const all = (version << 12) | more;
  for (let i = 0; i < 18; i++) {
    const dark = ((all >> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    grid[a]![b] = grid[b]![a] = dark;
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function filled(version: number, words: number[], mask: number): boolean[][] {
  const { grid, fixed } = frame(version);
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
        grid[y]![x] = bit !== MASKS[mask]!(x, y);
      }
    }
  }
  stamp(grid, version, mask);
  return grid as boolean[][];
}

/** How hard a pattern is to read: long runs, blocks, false finders, too dark or too light. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let i = 0; i < size; i++)
    for (const line of [grid[i]!, grid.map((row) => row[i]!)]) {
      const text = line.map((cell) => (cell ? "1" : "0")).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (const finder of ["10111010000", "00001011101"])
        for (let at = text.indexOf(finder); at >= 0; at = text.indexOf(finder, at + 1)) sum += 40;
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark++;
      if (x && y && new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The modules of a QR code, true for dark; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, i) => {
    const room = total - CHECK[i]! * BLOCKS[i]!;
    return bytes.length + (i < 9 ? 2 : 3) <= room;
  }) + 1;
  if (!version) return null;
  const words = codewords(bytes, version);
  return MASKS.map((_, mask) => filled(version, words, mask)).reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
