/** Motion with meaning: things travel from where they were; a reader who wants less motion sees a short highlight. */
export const MOVE_MS = 260;

export const calm = (): boolean => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Let an element travel from an earlier place on screen to where it stands now. */
export function travel(node: Element, from: DOMRect, ms = MOVE_MS): Animation | undefined {
  if (!node.animate) return undefined;
  if (calm()) return highlight(node);
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

/** A copy of an element that floats above the page, at a place on screen; nobody can touch it or hear of it. */
export function ghostOf(node: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("data-spot");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "50",
  });
  document.body.append(ghost);
  return ghost;
}
