"""The puzzle of the day: the same for everybody. None is repeated before all others have been shown."""

from __future__ import annotations

import datetime
from hashlib import blake2b

from furcifer.core import Puzzle, PuzzleError
from furcifer.core import find as find_game

from .files import puzzles_of


def puzzle_of_the_day(slug: str, day: datetime.date, language: str = "") -> Puzzle:
    """Return the puzzle of a game for a day.

    >>> from datetime import date
    >>> puzzle_of_the_day("coloretto", date(2026, 1, 1)) == puzzle_of_the_day("coloretto", date(2026, 1, 2))
    False
    """
    puzzles = puzzles_of(slug, language)
    if not puzzles:
        raise PuzzleError(f"{find_game(slug).meta.title} has no puzzles yet.")
    # Hash the ids once more: sorting by the ids themselves would give the order of the file.
    shuffled = sorted(puzzles, key=lambda puzzle: blake2b(puzzle.id.encode(), digest_size=8).digest())
    return shuffled[day.toordinal() % len(shuffled)]
