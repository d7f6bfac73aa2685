/**
 * Dragging, with a mouse or a finger, on a board that can also be tapped: a drag is two taps.
 *
 * What matches `from` can be picked up; it is tapped, so that the board shows where it may go. What matches `to`
 * can take it; it is tapped when the pointer is let go above it. A copy of what was picked up follows the pointer.
 */
import type { Action } from "svelte/action";
import { ghostOf } from "./motion";

interface Options {
  from: string;
  to: string;
  carry?: string; // what is carried, within what is picked up; otherwise all of it
}
const FAR = 7; // px: less is a tap with an unsteady hand
const SOON_MS = 1500;

const prevent = (event: Event) => event.preventDefault();

let dropped = -Infinity;
/** Whether the last thing that moved was carried by hand. Asking answers once. */
export function justDropped(): boolean {
  const just = performance.now() - dropped < SOON_MS;
  dropped = -Infinity;
  return just;
}

export const drag: Action<HTMLElement, Options> = (board, options) => {
  let { from, to, carry } = options;
  let source: HTMLElement | null = null;
  let ghost: HTMLElement | null = null;
  let tapped = false;
  let start = { x: 0, y: 0 };

  function press(event: PointerEvent) {
    source = event.button ? null : (event.target as Element).closest<HTMLElement>(from);
    if (!source) return;
    start = { x: event.clientX, y: event.clientY };
    tapped = source.matches("[aria-pressed=true]"); // chosen before, by a tap
    // The browser's own dragging and selecting would take the pointer away.
    addEventListener("selectstart", prevent);
    addEventListener("dragstart", prevent);
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
  }
  function move(event: PointerEvent) {
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(dx, dy) > FAR) lift();
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  function lift() {
    const carried = (carry && source!.querySelector<HTMLElement>(carry)) || source!;
    ghost = ghostOf(carried, carried.getBoundingClientRect());
    source!.dataset.dragged = "";
    if (!tapped) source!.click();
  }
  function release(event: PointerEvent) {
    removeEventListener("selectstart", prevent);
    removeEventListener("dragstart", prevent);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", release);
    removeEventListener("pointercancel", release);
    ghost?.remove();
    delete source!.dataset.dragged;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const goal = event.type === "pointerup" && ghost ? under?.closest<HTMLElement>(to) : null;
    if (goal && board.contains(goal)) {
      dropped = performance.now();
      goal.click();
    } else if (ghost && !source?.contains(under)) source?.click(); // let go of it again
    source = ghost = null;
  }

  board.addEventListener("pointerdown", press);
  return {
    update: (next) => void ({ from, to, carry } = next),
    destroy: () => board.removeEventListener("pointerdown", press),
  };
};
