/** The topic card's coordinates, the code card's letters, and the seats around the table. */
export const COLUMNS = ["A", "B", "C", "D"] as const;
export const ROWS = [1, 2, 3, 4] as const;
export const PLACES = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
export const YELLOW = [1, 2, 3, 4, 5, 6] as const;
export const BLUE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The place a code card gives for a roll: letter number n of the alphabet is place number n. */
export const placeOf = (table: string, yellow: number, blue: number): string =>
  PLACES[table.charCodeAt((yellow - 1) * 8 + blue - 1) - 97] ?? "";

export const wordAt = (words: readonly string[], place: string): string => words[PLACES.indexOf(place)] ?? "";

/** The seat that gave clue number `turn`, and the other way round. */
export const speaker = (dealer: number, turn: number, seats: number): number => (dealer + turn) % seats;
export const turnOf = (dealer: number, seat: number, seats: number): number => (seat - dealer + seats) % seats;

/** Where a seat sits on the ring, from -1 to 1 across and down; the reader sits below, the rest clockwise. */
export function spot(seat: number, seats: number, you: number | null): { x: number; y: number } {
  const angle = (2 * Math.PI * (seat - (you ?? 0))) / seats + Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
