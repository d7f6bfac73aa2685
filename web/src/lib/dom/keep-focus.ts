/** Keeps keyboard focus inside a face when the focused button disappears. */
export class KeepFocus {
  private inside = false;

  /** Call before the page changes (in `$effect.pre`). */
  capture(root: HTMLElement | undefined): void {
    this.inside = !!root?.contains(document.activeElement);
  }

  /** Call after it (in `$effect`): focus the first enabled button, or the last cell on the board. */
  restore(root: HTMLElement | undefined): void {
    if (!this.inside || !root || root.contains(document.activeElement)) return;
    const enabled = 'button:not([aria-disabled="true"]):not(:disabled)';
    const next = root.querySelector<HTMLElement>(enabled) ?? root.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    next?.focus({ preventScroll: true });
  }
}
