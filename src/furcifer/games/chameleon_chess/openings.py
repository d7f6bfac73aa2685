"""Chance at the start: it decides who moves first, or plays a balanced opening (R1, R10).

`openings.txt` lists the openings with Red first: Red's first move, then Blue's replies to it. With Blue first
they are the same with the sides exchanged.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .positions import exchanged_move
from .state import Config, First, Move, Opening

FILE = Path(__file__).with_name("openings.txt")
LOTS = (First("red"), First("blue"))


@cache
def openings(first: str = "red") -> tuple[Opening, ...]:
    """Return every opening in which this side moves first. Chance draws each with the same probability.

    >>> str(openings()[0]), str(openings("blue")[0])
    ('open a1-b3 a5-b4', 'open a5-b3 a1-b2')
    """
    if first == "blue":
        return tuple(_exchanged(opening) for opening in openings())
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return tuple(Opening(_move(red), _move(blue)) for red, *replies in lines for blue in replies)


def _move(text: str) -> Move:
    origin, _, target = text.partition("-")  # openings contain no captures
    return Move(origin, target)


def _exchanged(opening: Opening) -> Opening:
    return Opening(exchanged_move(opening.blue), exchanged_move(opening.red), blue_first=True)


@cache
def all_starts() -> tuple[Opening | First, ...]:
    """Return everything chance can do with some options, in a fixed order."""
    return (*openings("red"), *openings("blue"), *LOTS)


@cache
def starts_between(config: Config) -> tuple[int, int]:
    """Return where the actions of chance with these options begin and end in `all_starts`."""
    count = len(openings())
    if config.start == "balanced":
        return {"red": (0, count), "blue": (count, 2 * count), "lot": (0, 2 * count)}[config.first]
    return (2 * count, 2 * count + len(LOTS)) if config.first == "lot" else (0, 0)


def starts(config: Config) -> tuple[Opening | First, ...]:
    """Return what chance may do with these options, each with the same probability."""
    begin, end = starts_between(config)
    return all_starts()[begin:end]
