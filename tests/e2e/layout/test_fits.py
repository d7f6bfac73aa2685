"""Every board with what belongs to it fits the window: in every phase, with every number of seats."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.layout.fixture_table import fixtures, position, show
from e2e.layout.sizes import SIZES, viewport
from furcifer import all_games
from furcifer.core import find

TRIES = 15
# What a player must see without scrolling and cannot: outside the window or the stage, or under something.
HIDDEN = """() => {
  const face = document.querySelector('[data-face]').getBoundingClientRect();
  const box = one => one.getBoundingClientRect();
  const within = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1
    && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  const all = new DOMRect(0, 0, innerWidth, innerHeight);
  const parts = [...document.querySelectorAll('[data-fits]')];
  const inside = parts.flatMap(part => [part, ...part.querySelectorAll('*')]);
  const shown = [...new Set(inside)].filter(one => {
    const style = getComputedStyle(one);
    return box(one).width && box(one).height && !one.closest('.sr, svg > *')
      && style.visibility === 'visible' && style.display !== 'contents';
  });
  const told = one => `${one.tagName} ${one.className} ${Object.values(box(one).toJSON()).map(Math.round)}`;
  const outside = shown.filter(one => !within(box(one), face) || !within(box(one), all));
  const covered = shown.filter(one => one.matches('button') && !outside.includes(one)).filter(one => {
    const { left, top, width, height } = box(one);
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(one.contains(seen) || seen?.contains(one));
  });
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return {
    parts: parts.length,
    outside: outside.slice(0, 4).map(told),
    covered: covered.slice(0, 4).map(told),
    scrolls: [scrollWidth > innerWidth, scrollHeight > innerHeight],
    share: Math.max(0, ...parts.filter(one => one.dataset.fits).map(one => box(one).height)) / innerHeight,
  };
}"""


def is_wrong(seen: dict[str, Any]) -> bool:
    return bool(seen["outside"] or seen["covered"] or any(seen["scrolls"]))


def measured(page: Page, size: str) -> dict[str, Any]:
    """Measure once the page has followed the new size, which takes a few frames."""
    page.set_viewport_size(viewport(size))
    seen: dict[str, Any] = page.evaluate(HIDDEN)
    for _ in range(TRIES):
        if not is_wrong(seen):
            break
        page.wait_for_timeout(60)
        seen = page.evaluate(HIDDEN)
    assert seen["parts"], "the face marks nothing with data-fits"
    return seen


def faults(page: Page) -> dict[str, Any]:
    """Return what does not fit, by size."""
    return {size: seen for size in SIZES if is_wrong(seen := measured(page, size))}


def playing(slug: str) -> list[str]:
    return [name for name, props in fixtures(slug).items() if not props.get("outcome")]


@pytest.mark.long
@pytest.mark.parametrize("slug", sorted(all_games()))
def test_every_phase_fits_every_window(visit, slug):
    found = {}
    for name in playing(slug):
        page = visit(reduced_motion="reduce")
        show(page, slug, fixtures(slug)[name])
        if unfit := faults(page):
            found[name] = unfit
        page.close()
    assert found == {}


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_every_number_of_seats_fits_every_window(visit, slug):
    found = {}
    for seats in find(slug).meta.seats:
        page = visit(reduced_motion="reduce")
        show(page, slug, position(slug, seats, turns=2 * seats))
        if unfit := faults(page):
            found[seats] = unfit
        page.close()
    assert found == {}


@pytest.mark.parametrize("slug", ["chameleon-chess", "codenames", "le-cameleon"])
def test_boards_grow_with_the_window(visit, slug):
    page = visit(reduced_motion="reduce", viewport=viewport("tv"))
    show(page, slug, position(slug, find(slug).meta.seats[0], turns=1))
    assert measured(page, "tv")["share"] > 0.7
