"""The evaluation of Chameleon 5×5 for the alpha-beta search; see `furcifer/bots/alphabeta/search.py`."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.core import Evaluation
from furcifer.games.chameleon_chess.kernel.bitboards import (
    BLUE_HOME,
    CELLS,
    RED_HOME,
    key_of,
    reach,
    turned,
)
from furcifer.games.chameleon_chess.kernel.layout import BLACK_AT, BLUE_AT, DRAWS, QUIET, RED_AT, TURN
from furcifer.games.chameleon_chess.solver.endgames import DISTANCE, LOST, NONE, Bytes, value_of
from furcifer.games.chameleon_chess.solver.short_wins import safe_run, wins_soon
from furcifer.games.chameleon_chess.tables import QUIET_PLIES, SIZE

Ints = NDArray[np.int64]

PIECE, RANK_FORWARD, SQUARE_IN_REACH = (
    100,
    4,
    2,
)  # hundredths of a piece: a piece, a rank forward, a reachable square
THREAT = 40  # the enemy threatens to run safely to the far rank
DRAWN = 1 << 10  # returned by `probe_endgames` for a draw
HOMES = np.array([RED_HOME, BLUE_HOME], dtype=np.int64)


@compiled
def position_key(packed: Ints) -> int:
    """Return an exact key of the board and the side to move."""
    return key_of(packed[RED_AT], packed[BLUE_AT], packed[BLACK_AT]) | packed[TURN] << 60


@compiled
def forced_win(packed: Ints) -> int:
    """Return 2 if the side to move wins within two plies, else 0."""
    side = packed[TURN] & 1
    own, enemy, black = packed[side], packed[1 - side], packed[BLACK_AT]
    return 2 if wins_soon(own, enemy, black, HOMES[side], HOMES[1 - side]) else 0


@compiled
def probe_endgames(packed: Ints, endgames: Bytes) -> int:
    """Return the plies to a win, or to a loss (negative), or DRAWN; 0 if the endgame tables do not know.

    The tables ignore R8, so a win that would come too late for R8 counts as unknown.
    """
    side = packed[TURN] & 1
    own, enemy, black = packed[side], packed[1 - side], packed[BLACK_AT]
    if side:
        own, enemy, black = turned(own), turned(enemy), turned(black)
    value = value_of(endgames, own, enemy, black)
    away = value & DISTANCE
    if value == NONE or (packed[DRAWS] and packed[QUIET] + away >= QUIET_PLIES):
        return 0
    return DRAWN if value == 0 else away if value < LOST else -away


@compiled
def _strength(own: int, enemy: int, black: int, side: int) -> int:
    value, left, occupied = PIECE * size(own), own, own | enemy
    while left:
        origin = lowest(left)
        value += SQUARE_IN_REACH * size(reach(black, occupied, origin) & ~own)
        value += RANK_FORWARD * (SIZE - 1 - origin // SIZE if side else origin // SIZE)
        left &= left - 1
    return value


@compiled
def evaluate(packed: Ints) -> int:
    """Return the value for the side to move, in hundredths of a piece."""
    side = packed[TURN] & 1
    own, enemy, black = packed[side], packed[1 - side], packed[BLACK_AT]
    value = _strength(own, enemy, black, side) - _strength(enemy, own, black, 1 - side)
    if safe_run(enemy, own, black, HOMES[side]) >= 0:
        value -= THREAT
    return value


@compiled
def noisy(packed: Ints, out: Ints) -> int:
    """Write the captures and the runs to the far rank. Return -1 with an invader: every move counts then."""
    side = packed[TURN] & 1
    own, enemy, black = packed[side], packed[1 - side], packed[BLACK_AT]
    if enemy & HOMES[side]:
        return -1
    left, count, noisy_targets = own, 0, enemy | HOMES[1 - side]
    while left:
        origin = lowest(left)
        targets = reach(black, own | enemy, origin) & ~own & noisy_targets
        while targets:
            out[count] = origin * CELLS + lowest(targets)
            count += 1
            targets &= targets - 1
        left &= left - 1
    return count


@compiled
def priority(packed: Ints, action: int) -> int:
    """Return 0 to 9: capturing an invader first, then other captures, then runs to the far rank."""
    side, target = packed[TURN] & 1, action % CELLS
    if packed[1 - side] >> target & 1:
        return 9 if HOMES[side] >> target & 1 else 6
    return 3 if HOMES[1 - side] >> target & 1 else 0


evaluation = Evaluation(
    position_key=position_key,
    forced_win=forced_win,
    evaluate=evaluate,
    noisy=noisy,
    priority=priority,
    probe_endgames=probe_endgames,
    drawn=DRAWN,
)
