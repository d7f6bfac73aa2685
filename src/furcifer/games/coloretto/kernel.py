"""A fast copy of the rules of Coloretto for search. It is never an authority: `rules.py` judges a match.

`packing.py` says what stands in a row, `offers.py` and `deeds.py` are the law; here are the end of a match,
counting, random play, and many matches at once.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.machine.chance import below, following, scattered

from .deeds import apply
from .offers import MOST_ACTIONS, OVER, REVEALS_AT, gone, legal, to_act
from .packing import (
    DECK,
    GOLDEN,
    HAS_AT,
    LEFT,
    NAMED_AT,
    PHASE,
    REVEAL,
    SEATED,
    SIDE,
    WIDTH,
    Row,
    pack,
    unpack,
)
from .state import State
from .worth import BITS, ONE, as_named, longest, worth

Floats = NDArray[np.float64]


__all__ = [
    "MOST_ACTIONS",
    "OVER",
    "WIDTH",
    "apply",
    "following",
    "legal",
    "pack",
    "perft",
    "pick",
    "playout",
    "scattered",
    "scores",
    "seated",
    "shares",
    "to_act",
    "unpack",
]


@njit(cache=True, nogil=True)
def seated(row: Row) -> int:
    """How many seats there are."""
    return row[SEATED]


# The end


@njit(cache=True, nogil=True)
def scores(row: Row, out: Floats) -> None:
    """Write the points of each seat."""
    for seat in range(row[SEATED]):
        out[seat] = worth(as_named(row[HAS_AT + seat], row[NAMED_AT + seat]), row[SIDE])


@njit(cache=True, nogil=True)
def _lead(out: Floats, seats: int) -> tuple[float, int]:
    """The most, and how many have it."""
    most, leaders = out[0], 1
    for seat in range(1, seats):
        if out[seat] > most:
            most, leaders = out[seat], 0
        leaders += out[seat] == most
    return most, leaders


@njit(cache=True, nogil=True)
def shares(row: Row, out: Floats) -> None:
    """R17: write the share of each seat in the win if it ended now."""
    seats = row[SEATED]
    scores(row, out)
    most, leaders = _lead(out, seats)
    if leaders > 1:
        for seat in range(seats):
            if out[seat] == most:
                cards = as_named(row[HAS_AT + seat], row[NAMED_AT + seat])
                out[seat] += longest(cards, row[SIDE], gone(row)) / 64  # less than a point
        most, leaders = _lead(out, seats)
    for seat in range(seats):
        out[seat] = 1 / leaders if out[seat] == most else 0.0


# Counting


def perft(state: State, n: int) -> int:
    """How many sequences of exactly n actions there are, chance's included."""
    return int(_count(pack(state), n)) if n else 1


@njit(cache=True, nogil=True)
def _count(row: Row, n: int) -> int:
    """Sequences of n actions, n > 0.

    The stack is our own: a compiled function that calls itself crashes when it comes from numba's cache.
    """
    rows, actions = np.empty((n, WIDTH), dtype=np.int64), np.empty((n, MOST_ACTIONS), dtype=np.int64)
    left, depth, total = np.zeros(n, dtype=np.int64), 0, 0
    rows[0] = row
    left[0] = legal(row, actions[0])
    while depth >= 0:
        if depth == n - 1:
            total += left[depth]
            depth -= 1
        elif left[depth]:
            left[depth] -= 1
            rows[depth + 1] = rows[depth]
            apply(rows[depth + 1], actions[depth, left[depth]])
            depth += 1
            left[depth] = legal(rows[depth], actions[depth])
        else:
            depth -= 1
    return total


# Random play


@njit(cache=True, nogil=True)
def pick(row: Row, out: Row, chance: int) -> int:
    """One of the actions: a seat's are alike, chance's as likely as in the rulebook. `out` is scratch."""
    count = legal(row, out)
    if count == 1 or row[PHASE] not in (REVEAL, GOLDEN):
        return out[below(chance, count)]
    card, left = 0, row[LEFT]
    nth = below(chance, row[DECK])
    while nth >= left & ONE:
        nth -= left & ONE
        left >>= BITS
        card += 1
    return REVEALS_AT + card


@njit(cache=True, nogil=True)
def playout(row: Row, seed: int, most: int) -> int:
    """Play at random to the end, or for `most` actions; how many were played."""
    out, chance, actions = np.empty(MOST_ACTIONS, dtype=np.int64), scattered(seed), 0
    while actions < most and to_act(row) != OVER:
        chance = following(chance)
        apply(row, pick(row, out, chance))
        actions += 1
    return actions
