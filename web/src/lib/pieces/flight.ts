/**
 * Things that fly between named places of a face (`data-spot`).
 *
 * Call `remember` before the page changes (in `$effect.pre`) and `fly` after it (in `$effect`).
 */
import { justDropped } from "./drag";
import { calm, ghostOf, highlight, MOVE_MS, travel } from "./motion";

export interface Flight {
  from: string; // a spot before the change
  to: string | null; // a spot after it; null: it fades where it was
  copy?: boolean; // a copy flies and melts into the spot, where the spot itself stays put
  wait?: number; // ms
}

interface Trace {
  box: DOMRect;
  copy: HTMLElement;
}

const spot = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);

export class Flights {
  private flights: Flight[] = [];
  private readonly traces = new Map<string, Trace>();

  remember(root: HTMLElement | undefined, flights: Flight[]): void {
    this.flights = root ? flights : [];
    this.traces.clear();
    for (const { from } of this.flights) {
      const node = spot(root!, from);
      if (node) this.traces.set(from, { box: node.getBoundingClientRect(), copy: node.cloneNode(true) as HTMLElement });
    }
  }

  fly(root: HTMLElement | undefined): void {
    const carried = justDropped(); // what a hand has carried there need not travel again
    for (const [at, flight] of (root ? this.flights : []).entries()) {
      if (carried && at === 0) continue;
      const trace = this.traces.get(flight.from);
      const goal = flight.to === null ? null : spot(root!, flight.to);
      if (!goal?.animate && flight.to !== null) continue;
      if (!trace || (calm() && goal)) goal && highlight(goal);
      else if (goal && !flight.copy) travel(goal, trace.box);
      else melt(trace, goal?.getBoundingClientRect() ?? null, flight.wait ?? 0);
    }
    this.flights = [];
  }
}

/** A copy goes from where it was to where it ends, and is gone. */
function melt({ box, copy }: Trace, goal: DOMRect | null, wait: number): void {
  const ghost = ghostOf(copy, box);
  const dx = goal ? goal.left + goal.width / 2 - box.left - box.width / 2 : 0;
  const dy = goal ? goal.top + goal.height / 2 - box.top - box.height / 2 : 0;
  const scale = goal ? Math.min(1, goal.height / (box.height || 1)) : 0.7;
  const last = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const frames = goal
    ? [{ opacity: 1 }, { ...last, opacity: 1, offset: 0.85 }, { ...last, opacity: 0 }]
    : [{ opacity: 1 }, { ...last, opacity: 0 }];
  ghost
    .animate(frames, { duration: MOVE_MS + 60, delay: wait, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" })
    .finished.finally(() => ghost.remove());
}
