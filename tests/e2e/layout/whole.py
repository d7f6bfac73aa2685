"""Faults of a screen in a window: it scrolls sideways, or a control cannot be reached."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from e2e.faked.table import DRAWN
from e2e.layout.sizes import viewport

TRIES = 10
STICKING_OUT = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const clipped = one => one && one !== document.body &&
    (getComputedStyle(one).overflowX !== 'visible' || clipped(one.parentElement));
  const found = [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1 && !clipped(one.parentElement))
    .map(one => `${one.tagName}.${one.className} sticks out`).slice(0, 5);
  return found.length ? found : ['the page is too wide'];
}"""
# Controls that stay outside the window, or under something, even when they are scrolled to.
OUT_OF_REACH = """() => {
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')];
  const visible = { visibilityProperty: true, opacityProperty: true };
  const reached = one => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !height) return true;
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const label = one.closest('label');
    const found = one.contains(seen) || seen?.contains(one) || label?.contains(seen);
    return left >= -1 && right <= innerWidth + 1 && found;
  };
  // Scrolling draws the page anew, so only what is not in sight is scrolled to.
  const hidden = controls.filter(one => one.checkVisibility(visible) && !one.closest('.sr') && !reached(one));
  const lost = hidden.filter(one => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    return !reached(one);
  });
  return lost.map(one =>
    `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)} is out of reach`);
}"""


def too_wide(page: Page, sizes: Sequence[str]) -> list[str]:
    """Return what sticks out, at each size."""
    return [f"{size}: {what}" for size in sizes for what in _seen(page, size, STICKING_OUT)]


def cut_off(page: Page, sizes: Sequence[str]) -> list[str]:
    """Return what sticks out and which controls nobody can reach, at each size."""
    found: list[str] = []
    for size in sizes:
        wide = _seen(page, size, STICKING_OUT)
        found += [f"{size}: {what}" for what in wide + _seen(page, size, OUT_OF_REACH)]
    return found


def _seen(page: Page, size: str, look: str) -> list[str]:
    """Look once the page has followed the new size, which takes a few frames."""
    found: list[str] = []
    if page.viewport_size != (wanted := viewport(size)):
        page.set_viewport_size(wanted)
        page.evaluate(DRAWN)
    for _ in range(TRIES):
        found = page.evaluate(look)
        if not found:
            break
        page.wait_for_timeout(60)
        page.evaluate(DRAWN)
    return found
