/** One tab stop for a whole board: arrows move between its cells, Home and End go to the ends of a line. */
import type { Action } from "svelte/action";

interface Options {
  columns: number;
  cells?: string; // selector of the cells, in reading order
}

const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

export const roving: Action<HTMLElement, Options> = (node, options) => {
  let { columns, cells = "[data-cell]" } = options;
  const all = () => [...node.querySelectorAll<HTMLElement>(cells)];

  function only(cell: HTMLElement) {
    for (const other of all()) other.tabIndex = other === cell ? 0 : -1;
  }
  function settle() {
    const list = all();
    const current = list.find((cell) => cell.tabIndex === 0) ?? list[0];
    if (current) only(current);
  }
  function focused(event: FocusEvent) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>(cells);
    if (cell) only(cell);
  }
  function pressed(event: KeyboardEvent) {
    const list = all();
    const at = list.indexOf((event.target as HTMLElement).closest<HTMLElement>(cells)!);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = Math.floor(at / columns);
    let to: number;
    if (event.key in STEPS) {
      to = at + STEPS[event.key]!(columns);
      const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
      if (sideways && Math.floor(to / columns) !== row) return;
    } else if (event.key === "Home") to = row * columns;
    else if (event.key === "End") to = Math.min(list.length, (row + 1) * columns) - 1;
    else return;
    event.preventDefault();
    list[to]?.focus();
  }

  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", pressed);
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  settle();
  return {
    update(next) {
      ({ columns, cells = "[data-cell]" } = next);
      settle();
    },
    destroy() {
      watch.disconnect();
      node.removeEventListener("focusin", focused);
      node.removeEventListener("keydown", pressed);
    },
  };
};
