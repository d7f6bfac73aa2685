/**
 * Drag and drop, by mouse or finger, for boards that also work with clicks: a drag is two clicks.
 *
 * Pressing an element that matches `from` clicks it, so that the board shows its targets. Releasing the pointer over
 * an element that matches `to` clicks that one. A copy of the dragged element follows the pointer.
 */
import type { Action } from "svelte/action";
import { floatingCopy } from "./motion";

interface Options {
  from: string;
  to: string;
  carry?: string; // the part of `from` that is carried; by default all of it
}
const THRESHOLD_PX = 7; // a shorter movement is a click with an unsteady hand
const RECENT_MS = 1500;

const prevent = (event: Event) => event.preventDefault();

let droppedAt = -Infinity;
/** Return whether the user has just dropped something. Asking resets the answer. */
export function justDropped(): boolean {
  const recent = performance.now() - droppedAt < RECENT_MS;
  droppedAt = -Infinity;
  return recent;
}

export const dragAndDrop: Action<HTMLElement, Options> = (board, options) => {
  let { from, to, carry } = options;
  let source: HTMLElement | null = null;
  let carried: HTMLElement | null = null;
  let selected = false;
  let start = { x: 0, y: 0 };

  function onPointerDown(event: PointerEvent) {
    source = event.button ? null : (event.target as Element).closest<HTMLElement>(from);
    if (!source) return;
    start = { x: event.clientX, y: event.clientY };
    selected = source.matches("[aria-pressed=true]"); // by an earlier click
    listen(addEventListener);
  }
  function listen(change: (type: string, listener: (event: any) => void) => void) {
    // The browser's own dragging and selecting would take the pointer away.
    change("selectstart", prevent);
    change("dragstart", prevent);
    change("pointermove", onPointerMove);
    change("pointerup", onPointerUp);
    change("pointercancel", onPointerUp);
  }
  function onPointerMove(event: PointerEvent) {
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!carried && Math.hypot(dx, dy) > THRESHOLD_PX) lift();
    if (carried) carried.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  function lift() {
    const part = (carry && source!.querySelector<HTMLElement>(carry)) || source!;
    carried = floatingCopy(part, part.getBoundingClientRect());
    source!.dataset.dragged = "";
    if (!selected) source!.click();
  }
  function onPointerUp(event: PointerEvent) {
    listen(removeEventListener);
    carried?.remove();
    delete source!.dataset.dragged;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = event.type === "pointerup" && carried ? under?.closest<HTMLElement>(to) : null;
    if (target && board.contains(target)) {
      droppedAt = performance.now();
      target.click();
    } else if (carried && !source?.contains(under)) source?.click(); // deselect
    source = carried = null;
  }

  board.addEventListener("pointerdown", onPointerDown);
  return {
    update: (next) => void ({ from, to, carry } = next),
    destroy: () => board.removeEventListener("pointerdown", onPointerDown),
  };
};
