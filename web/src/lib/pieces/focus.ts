/** Somebody who plays by keyboard must not lose their place when the button they pressed is gone. */
export class KeepFocus {
  private inside = false;

  /** Before the page changes (in `$effect.pre`). */
  remember(root: HTMLElement | undefined): void {
    this.inside = !!root?.contains(document.activeElement);
  }

  /** After it (in `$effect`): to what can be done now, or else to where one was on the board. */
  restore(root: HTMLElement | undefined): void {
    if (!this.inside || !root || root.contains(document.activeElement)) return;
    const able = 'button:not([aria-disabled="true"]):not(:disabled)';
    const next = root.querySelector<HTMLElement>(able) ?? root.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    next?.focus({ preventScroll: true });
  }
}
