"""Every board with what belongs to it fits the window: in every phase, with every number of seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.faked.positions import fixtures, played
from e2e.faked.snapshots import match
from e2e.faked.table import FakedTable
from e2e.layout.sizes import SIZES, viewport
from fixtures.puzzle_answers import GAMES, some_puzzle
from furcifer import all_games
from furcifer.core import find

TRIES = 15
QUICK_SIZES = ("laptop", "tablet", "small-phone", "small-phone-on-its-side")  # the others are less narrow
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


def faults(page: Page, sizes: Iterable[str] = SIZES) -> dict[str, Any]:
    """Return what does not fit, by size."""
    return {size: seen for size in sizes if is_wrong(seen := measured(page, size))}


def playing(slug: str) -> list[str]:
    return [name for name, props in fixtures(slug).items() if not props.get("outcome")]


def running(slug: str, seats: int) -> dict[str, Any]:
    """Return a match under way."""
    found = (played(slug, seats, turns) for turns in (2 * seats, seats, 1))
    return next(props for props in found if not props["outcome"])


@pytest.mark.long
@pytest.mark.parametrize("slug", sorted(all_games()))
def test_every_phase_fits_every_window(stage, slug):
    table, found = stage(), {}
    for name in playing(slug):
        table.show(match(slug, fixtures(slug)[name]))
        if unfit := faults(table.page):
            found[name] = unfit
    assert found == {}


def seats_that_do_not_fit(table: FakedTable, slug: str, sizes: Iterable[str]) -> dict[int, Any]:
    found = {}
    for seats in find(slug).meta.seats:
        table.show(match(slug, running(slug, seats)))
        if unfit := faults(table.page, sizes):
            found[seats] = unfit
    return found


@pytest.mark.parametrize("slug", sorted(all_games()))
def test_every_number_of_seats_fits_the_narrowest_windows(stage, slug):
    assert seats_that_do_not_fit(stage(), slug, QUICK_SIZES) == {}


@pytest.mark.long
@pytest.mark.parametrize("slug", sorted(all_games()))
def test_every_number_of_seats_fits_every_window(stage, slug):
    assert seats_that_do_not_fit(stage(), slug, SIZES) == {}


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_of_each_game_fits_every_window(stage, slug):
    (table := stage()).open(f"/puzzles/{slug}/{some_puzzle(slug).id}")
    assert faults(table.page) == {}


@pytest.mark.parametrize("slug", ["chameleon-chess", "codenames", "le-cameleon"])
def test_boards_grow_with_the_window(stage, slug):
    (table := stage(viewport("tv"))).show(match(slug, played(slug, find(slug).meta.seats[0], turns=1)))
    assert measured(table.page, "tv")["share"] > 0.7
