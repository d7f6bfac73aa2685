/** The sheet of a seat follows the person for whom it was opened. */
import { expect, it } from "vitest";
import type { Chair } from "$lib/protocol";
import { followOccupant } from "$lib/seats";

const chair = (seat: number, name: string, kind: Chair["kind"] = "person") => ({ seat, name, kind }) as Chair;
const cem = chair(2, "Cem");

it("finds the person again after a shuffle", () => {
  expect(followOccupant([chair(0, "Cem"), chair(1, "Ann"), chair(2, "Bob")], cem)?.seat).toBe(0);
});

it("stays at the seat if nobody moved", () => {
  expect(followOccupant([chair(0, "Cem"), chair(1, "Ann"), cem], cem)?.seat).toBe(2);
});

it("finds nobody if the person left", () => {
  expect(followOccupant([chair(0, "Ann"), chair(1, "", "empty"), chair(2, "", "empty")], cem)).toBeNull();
});

it("does not guess between two people of the same name", () => {
  expect(followOccupant([chair(0, "Cem"), chair(1, "Cem"), chair(2, "Ann")], cem)).toBeNull();
});
