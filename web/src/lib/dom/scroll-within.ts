/** Scroll a list so that one of its elements is visible. The page itself stays where it is. */
export function scrollWithin(list: HTMLElement | null | undefined, element: Element | null | undefined): void {
  if (!list || !(element instanceof HTMLElement)) return;
  const [outer, inner] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
