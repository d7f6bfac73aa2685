"""No page scrolls sideways: every route, game, phase and language, from a small phone to a desktop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.faked.answers import answer_analysis, answer_replay, pages_of
from e2e.faked.positions import fixtures, phases
from e2e.faked.snapshots import LONG_NAMES, lobby, match
from e2e.faked.table import DRAWN, FakedTable
from e2e.languages import LANGUAGES
from furcifer import all_games

SIZES = ((320, 640), (360, 740), (390, 844), (740, 360), (820, 1180), (1280, 800))
QUICK_SIZES = (SIZES[0], SIZES[-1])  # a phone smaller than any of today, and a laptop
STICKING_OUT = """() => {
  if (document.documentElement.scrollWidth <= innerWidth) return '';
  const clipped = one => one && one !== document.body &&
    (getComputedStyle(one).overflowX !== 'visible' || clipped(one.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1 && !clipped(one.parentElement))
    .map(one => `${one.tagName}.${one.className}`).slice(0, 5).join(', ') || 'something';
}"""
SLUGS = sorted(all_games())


def too_wide(page: Page, what: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> dict[str, str]:
    """Return what sticks out at each size."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if culprit := page.evaluate(STICKING_OUT):
            found[f"{what} {width}"] = culprit
    return found


def one_language_each() -> list[Any]:
    """Return every game with one language."""
    return [(slug, LANGUAGES[place % len(LANGUAGES)]) for place, slug in enumerate(SLUGS)]


@pytest.mark.parametrize(("slug", "language"), one_language_each())
def test_no_phase_of_a_match_is_too_wide_for_a_phone(stage, slug, language):
    table, faults = stage(language=language), {}
    for name, props in phases(slug).items():
        table.show(match(slug, props, LONG_NAMES, clocks=True))
        faults |= too_wide(table.page, name, QUICK_SIZES)
    assert faults == {}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_no_moment_of_a_match_is_too_wide(stage, slug, language):
    table, faults = stage(language=language), {}
    for name, props in fixtures(slug).items():
        table.show(match(slug, props, LONG_NAMES, clocks=True))
        faults |= too_wide(table.page, name)
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lobby_is_too_wide(stage, language):
    """Everything is unfolded."""
    table, faults = stage(language=language), {}
    for slug, game in all_games().items():
        table.show(lobby(slug, game.meta.seats[-1]))
        table.page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
        faults |= too_wide(table.page, slug, QUICK_SIZES)
    assert faults == {}


@pytest.mark.parametrize(("slug", "language"), one_language_each())
def test_no_other_page_is_too_wide_for_a_phone(stage, slug, language):
    assert pages_too_wide(stage(language=language), slug, QUICK_SIZES) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_no_other_page_is_too_wide(stage, slug, language):
    assert pages_too_wide(stage(language=language), slug, SIZES) == {}


def pages_too_wide(table: FakedTable, slug: str, sizes: tuple[tuple[int, int], ...]) -> dict[str, str]:
    answer_replay(table.page, slug)
    answer_analysis(table.page)
    faults = {}
    others = ("/", "/games", "/puzzles", "/nowhere/at/all") if slug == SLUGS[0] else ()
    for path in (*pages_of(slug), *others):
        table.open(path)
        faults |= too_wide(table.page, path, sizes)
    return faults
