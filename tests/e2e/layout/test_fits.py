"""Every board with what belongs to it fits the window, in every phase, with every number of seats, in every size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.layout.fixture_table import all_fixtures, fixtures, position, show
from e2e.layout.sizes import SIZES, viewport
from furcifer import all_games
from furcifer.core import find

TRIES = 15
# What a player must see without scrolling, and where it is not to be seen: outside the window or the stage,
# or under something else.
HIDDEN = """() => {
  const stage = document.querySelector('[data-face]').getBoundingClientRect();
  const within = ({ left, top, right, bottom }, box) =>
    left >= box.left - 1 && top >= box.top - 1 && right <= box.right + 1 && bottom <= box.bottom + 1;
  const window_ = new DOMRect(0, 0, innerWidth, innerHeight);
  const parts = [...document.querySelectorAll('[data-fits]')];
  const inside = parts.flatMap(part => [...part.querySelectorAll('*')]);
  const shown = [...new Set([...parts, ...inside])].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width && box.height && !one.closest('.sr, svg > *, [data-scrolls]')
      && getComputedStyle(one).visibility === 'visible' && getComputedStyle(one).display !== 'contents';
  });
  const name = one => `${one.tagName.toLowerCase()}.${[...one.classList].filter(c => !c.startsWith('svelte')).join('.')}`;
  const told = one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return `${name(one)} ${[left, top, right, bottom].map(Math.round)}`;
  };
  const outside = shown.filter(one => !within(one.getBoundingClientRect(), stage) || !within(one.getBoundingClientRect(), window_));
  const covered = shown.filter(one => one.matches('button') && !outside.includes(one)).filter(one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(one.contains(seen) || seen?.contains(one));
  });
  return {
    parts: parts.length,
    outside: outside.slice(0, 4).map(told),
    covered: covered.slice(0, 4).map(told),
    scrolls: [document.scrollingElement.scrollWidth > innerWidth, document.scrollingElement.scrollHeight > innerHeight],
  };
}"""


def faults(page: Page, sizes: dict[str, Any] = SIZES) -> dict[str, Any]:
    """Return, by size, what does not fit."""
    found = {}
    for size in sizes:
        page.set_viewport_size(viewport(size))
        seen = settled(page)
        assert seen["parts"], "the face marks nothing with data-fits"
        if wrong(seen):
            found[size] = seen
    return found


def wrong(seen: dict[str, Any]) -> bool:
    return bool(seen["outside"] or seen["covered"] or any(seen["scrolls"]))


def settled(page: Page) -> dict[str, Any]:
    """Measure once the page has followed the new size, which takes a few frames."""
    seen: dict[str, Any] = page.evaluate(HIDDEN)
    for _ in range(TRIES):
        if not wrong(seen):
            break
        page.wait_for_timeout(60)
        seen = page.evaluate(HIDDEN)
    return seen


def playing(slug: str) -> list[str]:
    return [name for name, props in fixtures(slug).items() if not props.get("outcome")]


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_every_phase_fits_every_window(visit, slug):
    found = {}
    for name in playing(slug):
        page = visit(reduced_motion="reduce")
        show(page, slug, fixtures(slug)[name])
        if unfit := faults(page):
            found[name] = unfit
        page.context.close()
    assert found == {}
