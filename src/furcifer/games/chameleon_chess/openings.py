"""The openings of a balanced start (R10) from `openings.txt`: Red's first move, then Blue's replies to it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .state import Move, Opening

FILE = Path(__file__).with_name("openings.txt")


@cache
def openings() -> tuple[Opening, ...]:
    """Return every opening. Chance draws each with the same probability.

    >>> str(openings()[0])
    'open a1-b3 a5-a4'
    """
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return tuple(Opening(_move(red), _move(blue)) for red, *replies in lines for blue in replies)


def _move(text: str) -> Move:
    origin, _, target = text.partition("-")  # openings contain no captures
    return Move(origin, target)
