/**
 * FLIP animations (first, last, invert, play) between named places of a face (`data-spot`).
 *
 * Call `capture` before the page changes (in `$effect.pre`) and `play` after it (in `$effect`).
 */
import { justDropped } from "./drag-and-drop";
import { floatingCopy, highlight, MOVE_MS, moveFrom, reducedMotion } from "./motion";

export interface Transition {
  from: string; // a spot before the change
  to: string | null; // a spot after it; null: fade out
  copy?: boolean; // move a copy that fades into the target, which itself stays put
  delay?: number; // ms
}

interface Capture {
  box: DOMRect;
  copy: HTMLElement;
}

const findSpot = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);

export class FlipAnimations {
  private transitions: Transition[] = [];
  private readonly captures = new Map<string, Capture>();

  capture(root: HTMLElement | undefined, transitions: Transition[]): void {
    this.transitions = root ? transitions : [];
    this.captures.clear();
    for (const { from } of this.transitions) {
      const node = findSpot(root!, from);
      if (node) this.captures.set(from, { box: node.getBoundingClientRect(), copy: node.cloneNode(true) as HTMLElement });
    }
  }

  play(root: HTMLElement | undefined): void {
    const skipFirst = justDropped(); // the user has already moved it by hand
    const transitions = root ? this.transitions.slice(skipFirst ? 1 : 0) : [];
    for (const transition of transitions) this.playOne(root!, transition);
    this.transitions = [];
  }

  private playOne(root: HTMLElement, { from, to, copy, delay = 0 }: Transition): void {
    const capture = this.captures.get(from);
    const target = to === null ? null : findSpot(root, to);
    if (!target?.animate && to !== null) return;
    if (!capture || reducedMotion()) target && highlight(target);
    else if (target && !copy) moveFrom(target, capture.box);
    else moveAndFade(capture, target?.getBoundingClientRect() ?? null, delay);
  }
}

/** Move a copy from its old place to the target, or nowhere, and remove it. */
function moveAndFade({ box, copy }: Capture, target: DOMRect | null, delay: number): void {
  const floating = floatingCopy(copy, box);
  const dx = target ? target.left + target.width / 2 - box.left - box.width / 2 : 0;
  const dy = target ? target.top + target.height / 2 - box.top - box.height / 2 : 0;
  const scale = target ? Math.min(1, target.height / (box.height || 1)) : 0.7;
  const end = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  const frames = target
    ? [{ opacity: 1 }, { ...end, opacity: 1, offset: 0.85 }, { ...end, opacity: 0 }]
    : [{ opacity: 1 }, { ...end, opacity: 0 }];
  floating
    .animate(frames, { duration: MOVE_MS + 60, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" })
    .finished.finally(() => floating.remove());
}
