"""A fast copy of the rules of Le Caméléon for search. It is never an authority: `rules.py` judges a match.

A match is a row of numbers, described in `rows.py`; `turns.py` plays on it. Here is what plays many actions.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.machine.bits import lowest, size
from furcifer.machine.chance import below, following, scattered

from .bitboards import (
    DIRECTIONS,
    FIELD,
    FIRST_MOVE,
    HALF,
    PASSING,
    Ints,
    chameleons,
    mobility,
    pieces,
    steppers,
)
from .rows import DRAWN, END, MOVED, OPEN, PAST, QUIET, ROUNDS_WON, TURN, WIDTH, pack, unpack
from .state import State
from .turns import apply, legal, slides

MOST_ACTIONS = 4 * size(FIELD)  # moves: an empty square is reached from four directions at most
OVER = -9  # who acts when nobody does


@njit(cache=True, nogil=True)
def to_act(row: Ints) -> int:
    """The seat that is waited for, or OVER."""
    return row[TURN] if row[END] == OPEN else OVER


@njit(cache=True, nogil=True)
def scores(row: Ints, out: NDArray[np.float64]) -> None:
    """Write the score of each seat of a finished match."""
    out[0] = 1.0 if row[END] == ROUNDS_WON else 0.5 if row[END] == DRAWN else 0.0
    out[1] = 1.0 - out[0]


# Counting


def perft(state: State, n: int) -> int:
    """How many sequences of exactly n actions there are; nothing follows the end of a match."""
    return int(_count(pack(state), n)) if n else 1


@njit(cache=True, nogil=True)
def _choices(row: Ints, out: Ints) -> int:
    """How many actions there are; moves need not be written down for that."""
    if row[END] == OPEN and not row[MOVED]:
        return max(1, mobility(row, row[TURN] & 1))
    return legal(row, out)


@njit(cache=True, nogil=True)
def _count(row: Ints, n: int) -> int:
    """Sequences of n actions; the last are counted, not played.

    The stack is our own: a compiled function that calls itself crashes when it comes from numba's cache.
    """
    rows, actions = np.empty((n, WIDTH), dtype=np.int64), np.empty((n, MOST_ACTIONS), dtype=np.int64)
    left, depth, total = np.zeros(n, dtype=np.int64), 0, 0
    rows[0] = row
    left[0] = legal(row, actions[0])
    while depth >= 0:
        if n - depth == 1:
            total += _choices(rows[depth], actions[depth])
            depth -= 1
        elif left[depth]:
            left[depth] -= 1
            used = PAST + rows[depth, QUIET]
            rows[depth + 1, :used] = rows[depth, :used]
            apply(rows[depth + 1], actions[depth, left[depth]])
            depth += 1
            if n - depth > 1:
                left[depth] = legal(rows[depth], actions[depth])
        else:
            depth -= 1
    return total


# Random play


@njit(cache=True, nogil=True)
def _random_move(row: Ints, out: Ints, chance: int) -> int:
    """One of the moves, each as likely: the chameleons' are listed, the steps only counted."""
    side = row[TURN] & 1
    own, sliding, count = pieces(row, side), chameleons(row, side), 0
    stepping, free = own ^ sliding, FIELD & ~own
    while sliding:
        count = slides(own, side * HALF + lowest(sliding), out, count)
        sliding &= sliding - 1
    steps = 0
    for direction in range(DIRECTIONS):
        steps += size(steppers(stepping, free, side, direction))
    if not count + steps:
        return PASSING
    pick = below(chance, count + steps)
    return out[pick] if pick < count else _step(stepping, free, side, pick - count)


@njit(cache=True, nogil=True)
def _step(stepping: int, free: int, side: int, pick: int) -> int:
    """The step that comes so many after the first."""
    direction, able = 0, steppers(stepping, free, side, 0)
    while pick >= size(able):
        pick -= size(able)
        direction += 1
        able = steppers(stepping, free, side, direction)
    for _ in range(pick):
        able &= able - 1
    return FIRST_MOVE[(side * HALF + lowest(able)) * DIRECTIONS + direction]


@njit(cache=True, nogil=True)
def playout(row: Ints, seed: int, most: int) -> int:
    """Play at random to the end, or for `most` actions; how many were played."""
    out = np.empty(MOST_ACTIONS, dtype=np.int64)
    chance = scattered(seed)
    played = 0
    while played < most and row[END] == OPEN:
        chance = following(chance)
        if row[MOVED]:
            apply(row, out[below(chance, legal(row, out))])
        else:
            apply(row, _random_move(row, out, chance))
        played += 1
    return played


__all__ = [
    "MOST_ACTIONS",
    "OVER",
    "WIDTH",
    "apply",
    "legal",
    "pack",
    "perft",
    "playout",
    "scores",
    "to_act",
    "unpack",
]
