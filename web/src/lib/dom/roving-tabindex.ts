/** One tab stop for a whole board (WAI-ARIA roving tabindex): arrows, Home and End move between its cells. */
import type { Action } from "svelte/action";

interface Options {
  columns: number;
  cells?: string; // selector of the cells, in reading order
}

/** Return the index a key leads to, or null if it is no navigation key or leaves the row. */
function targetIndex(key: string, at: number, columns: number, count: number): number | null {
  const row = Math.floor(at / columns);
  const inRow = (to: number) => (Math.floor(to / columns) === row ? to : null);
  switch (key) {
    case "ArrowLeft":
      return inRow(at - 1);
    case "ArrowRight":
      return inRow(at + 1);
    case "ArrowUp":
      return at - columns;
    case "ArrowDown":
      return at + columns;
    case "Home":
      return row * columns;
    case "End":
      return Math.min(count, (row + 1) * columns) - 1;
    default:
      return null;
  }
}

export const rovingTabindex: Action<HTMLElement, Options> = (node, options) => {
  let { columns, cells = "[data-cell]" } = options;
  const all = () => [...node.querySelectorAll<HTMLElement>(cells)];

  function setTabStop(cell: HTMLElement) {
    for (const other of all()) other.tabIndex = other === cell ? 0 : -1;
  }
  function ensureTabStop() {
    const list = all();
    const current = list.find((cell) => cell.tabIndex === 0) ?? list[0];
    if (current) setTabStop(current);
  }
  function onFocusIn(event: FocusEvent) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>(cells);
    if (cell) setTabStop(cell);
  }
  function onKeyDown(event: KeyboardEvent) {
    const list = all();
    const at = list.indexOf((event.target as HTMLElement).closest<HTMLElement>(cells)!);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = targetIndex(event.key, at, columns, list.length);
    if (to === null) return;
    event.preventDefault();
    list[to]?.focus();
  }

  node.addEventListener("focusin", onFocusIn);
  node.addEventListener("keydown", onKeyDown);
  const observer = new MutationObserver(ensureTabStop);
  observer.observe(node, { childList: true, subtree: true });
  ensureTabStop();
  return {
    update(next) {
      ({ columns, cells = "[data-cell]" } = next);
      ensureTabStop();
    },
    destroy() {
      observer.disconnect();
      node.removeEventListener("focusin", onFocusIn);
      node.removeEventListener("keydown", onKeyDown);
    },
  };
};
