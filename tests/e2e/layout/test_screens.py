"""Every screen of every game: nothing sticks out or is out of reach, and axe-core finds nothing.

The quick test looks at each screen in one language and three windows, one of them with axe-core; the long
ones have every language, position and window.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, cycle
from typing import Any

import pytest

from e2e.access.axe import LOOKS, findings_in
from e2e.faked.positions import fixtures, phases
from e2e.faked.snapshots import LONG_NAMES
from e2e.faked.table import FakedTable
from e2e.faked.walk import PAGES, every_big_screen, every_match, every_page, every_screen, the_end
from e2e.languages import LANGUAGES
from e2e.layout.whole import cut_off, too_wide
from furcifer import all_games

QUICK_SIZES = ("320x640", "640x400")  # a phone smaller than any of today; a laptop at 200 %
SIZES = ("320x640", "360x740", "390x844", "740x360", "640x400", "820x1180", "1280x800")
SMALL_SIZES = ("640x400", "360x740", "740x360")
SLUGS = sorted(all_games())


def only_faults(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: faults for name, faults in found.items() if faults}


def one_language_each() -> list[Any]:
    """Return every game with one language."""
    return [(slug, LANGUAGES[place % len(LANGUAGES)]) for place, slug in enumerate(SLUGS)]


@pytest.mark.parametrize(("slug", "language"), one_language_each())
def test_every_phase_is_whole_and_accessible(stage, slug, language):
    table = stage(language=language)
    screens = every_match(table, slug, phases(slug) | the_end(slug), LONG_NAMES)
    assert faults(table, screens) == {}


@pytest.mark.parametrize(("slug", "language"), one_language_each())
def test_every_page_is_whole_and_accessible(stage, slug, language):
    table = stage(language=language)
    assert faults(table, every_page(table, slug)) == {}


def faults(table: FakedTable, screens: Iterable[str]) -> dict[str, list[str]]:
    """Look at each screen in two windows, and with axe-core in another one."""
    looks = cycle(LOOKS)
    return only_faults(
        {name: cut_off(table.page, QUICK_SIZES) + findings_in(table.page, *next(looks)) for name in screens}
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_big_screens_are_accessible(stage, slug):
    table, looks = stage(), cycle(LOOKS)
    found = {name: findings_in(table.page, *next(looks)) for name in every_big_screen(table, slug)}
    assert only_faults(found) == {}


def test_no_page_around_the_games_is_too_wide(stage):
    table, found = stage(), {}
    for path in PAGES:
        table.open(path)
        found[path] = too_wide(table.page, SIZES)
    assert only_faults(found) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_no_moment_of_a_match_is_too_wide(stage, slug, language):
    table = stage(language=language)
    screens = every_match(table, slug, fixtures(slug), LONG_NAMES)
    assert only_faults({name: too_wide(table.page, SIZES) for name in screens}) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_no_other_screen_is_too_wide(stage, slug, language):
    table = stage(language=language)
    screens = every_page(table, slug)
    assert only_faults({name: too_wide(table.page, SIZES) for name in screens}) == {}


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_out_of_reach_in_a_small_window_or_at_200_percent(stage, slug):
    table = stage()
    screens = every_screen(table, slug, phases(slug))
    assert only_faults({name: cut_off(table.page, SMALL_SIZES) for name in screens}) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_axe_finds_nothing_at_any_moment(stage, slug, language):
    """Each language begins with another window and theme, so that a screen is seen in three of the four."""
    table, looks = stage(language=language), cycle(LOOKS)
    for _ in range(LANGUAGES.index(language)):
        next(looks)
    screens = chain(every_screen(table, slug, fixtures(slug)), every_big_screen(table, slug))
    assert only_faults({name: findings_in(table.page, *next(looks)) for name in screens}) == {}
