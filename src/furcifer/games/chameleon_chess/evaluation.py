"""What a search wants to know of a row of Chameleon 5×5, beyond the kernel. `bots/pvs.py` says what for."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.machine.bits import lowest, size

from .bitboards import BLUE_HOME, CELLS, RED_HOME, key_of, reach, turned
from .endgames import DISTANCE, LOST, NONE, Bytes, value_of
from .endings import safe_run, wins_soon
from .kernel import BLACK_AT, BLUE_AT, DRAWS, QUIET, RED_AT, TURN
from .tables import QUIET_PLIES, SIZE

Row = NDArray[np.int64]

PIECE, STEP, REACHED = 100, 4, 2  # a piece, a rank forward, a square in reach
THREAT = 40  # a run that is threatened
DRAWN = 1 << 10  # what `settled` says of a draw
HOMES = np.array([RED_HOME, BLUE_HOME], dtype=np.int64)


@njit(cache=True, nogil=True)
def identity(row: Row) -> int:
    """A number that no other board with the same side to move has."""
    return key_of(row[RED_AT], row[BLUE_AT], row[BLACK_AT]) | row[TURN] << 60


@njit(cache=True, nogil=True)
def certain(row: Row) -> int:
    """Within how many plies the side to move is sure to win; 0 where that takes a search."""
    side = row[TURN] & 1
    own, enemy, black = row[side], row[1 - side], row[BLACK_AT]
    return 2 if wins_soon(own, enemy, black, HOMES[side], HOMES[1 - side]) else 0


@njit(cache=True, nogil=True)
def settled(row: Row, endings: Bytes) -> int:
    """By the endgame tables: plies to a win, or to a loss (negative), or DRAWN; 0 where they do not say.

    They know nothing of R8, so an end that comes too late for it is none.
    """
    side = row[TURN] & 1
    own, enemy, black = row[side], row[1 - side], row[BLACK_AT]
    if side:
        own, enemy, black = turned(own), turned(enemy), turned(black)
    value = value_of(endings, own, enemy, black)
    away = value & DISTANCE
    if value == NONE or (row[DRAWS] and row[QUIET] + away >= QUIET_PLIES):
        return 0
    return DRAWN if value == 0 else away if value < LOST else -away


@njit(cache=True, nogil=True)
def _strength(own: int, enemy: int, black: int, side: int) -> int:
    worth, left, occupied = PIECE * size(own), own, own | enemy
    while left:
        origin = lowest(left)
        worth += REACHED * size(reach(black, occupied, origin) & ~own)
        worth += STEP * (SIZE - 1 - origin // SIZE if side else origin // SIZE)
        left &= left - 1
    return worth


@njit(cache=True, nogil=True)
def evaluate(row: Row) -> int:
    """What the position is worth to the side to move, in hundredths of a piece."""
    side = row[TURN] & 1
    own, enemy, black = row[side], row[1 - side], row[BLACK_AT]
    worth = _strength(own, enemy, black, side) - _strength(enemy, own, black, 1 - side)
    if safe_run(enemy, own, black, HOMES[side]) >= 0:
        worth -= THREAT
    return worth


@njit(cache=True, nogil=True)
def noisy(row: Row, out: Row) -> int:
    """Write the takings and the runs to the far rank; -1 where an invader stands: then every move counts."""
    side = row[TURN] & 1
    own, enemy, black = row[side], row[1 - side], row[BLACK_AT]
    if enemy & HOMES[side]:
        return -1
    left, count, loud = own, 0, enemy | HOMES[1 - side]
    while left:
        origin = lowest(left)
        targets = reach(black, own | enemy, origin) & ~own & loud
        while targets:
            out[count] = origin * CELLS + lowest(targets)
            count += 1
            targets &= targets - 1
        left &= left - 1
    return count


@njit(cache=True, nogil=True)
def promise(row: Row, action: int) -> int:
    """How promising a move looks, 0 to 9: takings first, most of all of an invader, then runs."""
    side, target = row[TURN] & 1, action % CELLS
    if row[1 - side] >> target & 1:
        return 9 if HOMES[side] >> target & 1 else 6
    return 3 if HOMES[1 - side] >> target & 1 else 0
