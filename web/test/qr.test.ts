/** QR codes, checked by reading them back: format, mask, bits, and the remainder of every block. */
import { expect, it } from "vitest";
import { qr } from "../src/lib/qr";

/** Reads a code of a version with one block (1 to 3): its text. */
function decoded(grid: boolean[][]): string {
  const size = grid.length;
  let format = 0;
  for (let i = 0; i < 8; i++) format |= Number(grid[8]![size - 1 - i]) << i;
  for (let i = 8; i < 15; i++) format |= Number(grid[size - 15 + i]![8]) << i;
  format ^= 0x5412;
  expect(format >> 13).toBe(0); // level M
  const mask = (format >> 10) & 7;
  const MASKS: ((x: number, y: number) => number)[] = [
    (x, y) => (x + y) % 2,
    (_, y) => y % 2,
    (x) => x % 3,
    (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const reserved = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) ||
    (size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!reserved(x, y)) bits.push(Number(grid[y]![x]) ^ Number(MASKS[mask]!(x, y) === 0));
    }
  }
  const number = (from: number, width: number) => parseInt(bits.slice(from, from + width).join(""), 2);
  expect(number(0, 4)).toBe(4);
  const bytes = Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

it.each(["http://a.b/t/1", "http://127.0.0.1:8000/t/abcde", "http://192.168.1.20:8000/t/B7IX5Ua"])("reads %s back", (text) => {
  expect(decoded(qr(text)!)).toBe(text);
});

it("grows with the text, and says when it is too long", () => {
  expect(qr("x".repeat(14))!.length).toBe(21);
  expect(qr("x".repeat(62))!.length).toBe(33);
  expect(qr("x".repeat(213))!.length).toBe(57);
  expect(qr("x".repeat(214))).toBeNull();
});
