/** Premoves: chosen by two taps, played if legal, forgotten otherwise. */
import { expect, it } from "vitest";
import { Premove } from "$lib/premove.svelte";

const legal = [{ text: "b1-c3", action: { origin: "b1", target: "c3" } }];

it("is chosen by two taps, the first on a piece of one's own", () => {
  const premove = new Premove();
  premove.tap("c3", false);
  expect(premove.origin).toBeNull();
  premove.tap("b1", true);
  premove.tap("c3", false);
  expect(premove.move).toEqual({ origin: "b1", target: "c3" });
  expect(premove.has("c3")).toBe(true);
});

it("is cancelled by another tap", () => {
  const premove = new Premove();
  for (const square of ["b1", "c3", "e5"]) premove.tap(square, true);
  expect([premove.move, premove.origin]).toEqual([null, null]);
});

it("is played once if it is legal, and never otherwise", () => {
  const premove = new Premove();
  for (const square of ["b1", "c3"]) premove.tap(square, true);
  expect(premove.take(legal)).toBe(legal[0]);
  expect(premove.take(legal)).toBeNull();
  for (const square of ["b1", "d4"]) premove.tap(square, true);
  expect(premove.take(legal)).toBeNull();
});
