/** Coordinates of the topic card, the letters of a code card, and the seats around the table. */
export const COLUMNS = ["A", "B", "C", "D"] as const;
export const ROWS = [1, 2, 3, 4] as const;
export const COORDINATES = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const YELLOW = [1, 2, 3, 4, 5, 6] as const;
export const BLUE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Return the coordinate on a code card for a roll: letter n of the alphabet is coordinate n. */
export const coordinateFor = (table: string, yellow: number, blue: number): string =>
  COORDINATES[table.charCodeAt((yellow - 1) * 8 + blue - 1) - 97] ?? "";

export const wordAt = (words: readonly string[], coordinate: string): string => words[COORDINATES.indexOf(coordinate)] ?? "";

/** Return the seat that gave clue number `turn`; `turnOf` is the inverse. */
export const speakerOf = (dealer: number, turn: number, seats: number): number => (dealer + turn) % seats;
export const turnOf = (dealer: number, seat: number, seats: number): number => (seat - dealer + seats) % seats;

/** Return the position of a seat on the ring, from -1 to 1 across and down; the reader is at the bottom, the rest clockwise. */
export function ringPosition(seat: number, seats: number, you: number | null): { x: number; y: number } {
  const angle = (2 * Math.PI * (seat - (you ?? 0))) / seats + Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Return the position of a seat if the players face each other in two rows: the reader in the nearer one, the rest clockwise. */
export function facingPosition(seat: number, seats: number, you: number | null): { x: number; y: number } {
  const near = seats === 3 ? 1 : Math.ceil(seats / 2);
  const after = (seat - (you ?? 0) + Math.floor(near / 2) + seats) % seats; // from the right end of the nearer row
  const [place, row] = after < near ? [after, near] : [seats - 1 - after, seats - near];
  return { x: row === 1 ? 0 : 1 - (2 * place) / (row - 1), y: after < near ? 1 : -1 };
}
