"""`furcifer bench words codenames`: how readers understand the first clue of a board.

A giver must not be judged by evidence that it used itself. So each kind of source is in turn taken away from
the giver, and a reader who knows only that kind reads its clues. Such a reader knows far less than a person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from joblib import Parallel, delayed  # type: ignore[import-untyped]
from msgspec import Struct
from msgspec.structs import replace
from rich.table import Table

from furcifer.core import Match, Rng, turn_for
from furcifer.games.codenames.actions import Clue
from furcifer.games.codenames.state import View
from furcifer.games.codenames.tables import team_of
from furcifer.words.relatedness import lexicon
from furcifer.words.relatedness.links import kinds

from . import bots
from .evidence import Sources
from .play import decide

GAME = "codenames"


class Read(Struct, frozen=True):
    """A reader's understanding of one clue."""

    number: int
    first: bool  # the first card was one of the team's own
    found: int  # own cards before the first wrong one, at most the number


def judged(boards: Sequence[int], language: str, work: Parallel) -> Table:
    """Compare the levels as givers, read by readers who share none of the giver's evidence."""
    title = f"Codenames ({language}): the first clue of {len(boards)} boards, read with other evidence"
    table = Table("reader knows only", "giver", "number", "first guess right", "words found", title=title)
    for judge in judges(language):
        for level in bots.levels:
            reads = work(delayed(read_first_clue)(level, judge, board, language) for board in boards)
            table.add_row(" ".join(judge), level, *_row(reads))
    return table


def judges(language: str) -> list[Sources]:
    """Return each kind of evidence by the names of its sources."""
    return kinds([source.name for source in lexicon(language).sources])


def _row(reads: Sequence[Read]) -> tuple[str, str, str]:
    number, first, found = (sum(column) / len(reads) for column in zip(*map(_numbers, reads), strict=True))
    return f"{number:.2f}", f"{first:.1%}", f"{found:.2f}"


def _numbers(read: Read) -> tuple[int, bool, int]:
    return read.number, read.first, read.found


def read_first_clue(level: str, judge: Sources, board: int, language: str, **changes: Any) -> Read:
    """Give the first clue of a board without the judge's evidence, and let the judge read it."""
    every = [source.name for source in lexicon(language).sources]
    skill = replace(
        bots.levels[level], evidence=tuple(name for name in every if name not in judge), **changes
    )
    match, rng = Match.start(GAME, 4, board, {"language": language}), Rng(board, "judged")
    seat = match.to_act[0]
    turn = turn_for(match, seat, rng)
    return read(decide(turn, skill).action, turn.view, judge, rng)


def read(clue: Clue, view: View, judge: Sources, rng: Rng) -> Read:
    """Let a reader guess the cards in the order of their relatedness, up to the number of the clue.

    Cards that the reader cannot tell apart come in any order.
    """
    assert view.key is not None
    assert view.seat is not None
    assert view.first is not None
    near = lexicon(view.config.language, *judge).related(clue.word, view.words) or [0.0] * len(view.words)
    order = sorted(range(len(near)), key=lambda at: (-near[at], rng.random()))
    team, number = team_of(view.seat, view.seats, view.first), int(clue.number)
    right = [view.key[at] == team for at in order[:number]]
    return Read(number, first=right[0], found=(*right, False).index(False))
