/** Animations for things that move. Readers who prefer less motion see a short highlight instead. */
export const MOVE_MS = 260;

export const reducedMotion = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Animate an element from an earlier place on screen to its current one. */
export function moveFrom(node: Element, from: DOMRect, ms = MOVE_MS): Animation | undefined {
  if (!node.animate) return undefined;
  if (reducedMotion()) return highlight(node);
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  return node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: ms, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}

export function highlight(node: Element, ms = 500): Animation | undefined {
  return node.animate?.([{ filter: "brightness(1.35)" }, { filter: "none" }], { duration: ms });
}

/** Add a copy of an element that floats above the page and ignores pointers and screen readers. */
export function floatingCopy(node: HTMLElement, box: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("data-spot");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "50",
  });
  document.body.append(copy);
  return copy;
}
