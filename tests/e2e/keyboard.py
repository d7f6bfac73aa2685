"""Moving the focus by keyboard alone: Tab between tab stops, arrow keys within a board."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

STOPS = 120  # more than any page has

# Where the focus is relative to a target: on it, on the same board, or elsewhere.
WHERE = """target => {
  const here = document.activeElement;
  if (here === target) return { there: true };
  const board = target.closest('[role=grid], [role=group], .cards');
  const boxes = [here, target].map(one => one.getBoundingClientRect());
  const near = target.matches('[data-cell]') && here.matches('[data-cell]') && !!board?.contains(here);
  return { there: false, near, dx: boxes[1].x - boxes[0].x, dy: boxes[1].y - boxes[0].y };
}"""


def reach(page: Page, target: Locator) -> None:
    """Move the focus to a target with Tab and the arrow keys."""
    target.wait_for()
    for _ in range(STOPS):
        where = target.evaluate(WHERE)
        if where["there"]:
            return
        if not where.get("near"):
            page.keyboard.press("Tab")
        elif abs(where["dy"]) > 4:
            page.keyboard.press("ArrowDown" if where["dy"] > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if where["dx"] > 0 else "ArrowLeft")
    raise AssertionError(f"the keyboard does not reach {target}")
