"""Every screen of a game, one after the other, for tests that only look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from e2e.faked.answers import answer_analysis, answer_replay, pages_of
from e2e.faked.positions import NAMES, played
from e2e.faked.snapshots import lobby, match
from e2e.faked.table import FakedTable
from furcifer import all_games

UNFOLD = "() => document.querySelectorAll('details').forEach(one => one.open = true)"
PAGES = ("/", "/games", "/puzzles", "/nowhere/at/all")  # of no game


def every_screen(
    table: FakedTable, slug: str, positions: dict[str, Any], names: tuple[str, ...] = NAMES
) -> Iterator[str]:
    """Show each screen of a game and yield its name: these positions, the end, its lobby, its pages."""
    yield from every_match(table, slug, positions | the_end(slug), names)
    yield from every_page(table, slug)


def the_end(slug: str) -> dict[str, Any]:
    """Return the position after a whole match of bots."""
    return {"played out": played(slug, all_games()[slug].meta.seats[0])}


def every_big_screen(table: FakedTable, slug: str) -> Iterator[str]:
    """Show what a big screen shows before and during a match."""
    seats = all_games()[slug].meta.seats[-1]
    table.show(lobby(slug, seats), "screen")
    yield "lobby on a big screen"
    table.show(match(slug, played(slug, seats, turns=4)) | {"legal": []}, "screen")
    yield "match on a big screen"


def every_match(
    table: FakedTable, slug: str, positions: dict[str, Any], names: tuple[str, ...] = NAMES
) -> Iterator[str]:
    for name, props in positions.items():
        table.show(match(slug, props, names, clocks=True))
        yield name


def every_page(table: FakedTable, slug: str) -> Iterator[str]:
    """Show the lobby of a game with everything unfolded, then every page apart from its tables."""
    table.show(lobby(slug, all_games()[slug].meta.seats[-1]))
    table.page.evaluate(UNFOLD)
    yield "lobby"
    answer_replay(table.page, slug)
    answer_analysis(table.page)
    for path in pages_of(slug):
        table.open(path)
        yield path
