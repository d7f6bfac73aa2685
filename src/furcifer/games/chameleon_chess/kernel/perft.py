"""Count move sequences on a packed match. The last two plies are counted without playing them."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.core import CHANCE
from furcifer.games.chameleon_chess.state import State
from furcifer.games.chameleon_chess.tables import OCCURRENCES

from .apply import apply
from .bitboards import BLUE_HOME, RED_HOME, reach
from .layout import (
    BEGIN,
    BLACK_AT,
    DRAWS,
    END,
    FIRST_START,
    MOST_ACTIONS,
    PAST,
    QUIET,
    TURN,
    WIDTH,
    Ints,
    pack,
)
from .legal import legal
from .scoring import EARLIEST_REPEAT, OPEN, result, result_of


def perft(state: State, n: int) -> int:
    """Return the number of sequences of exactly n actions; a finished match has no more."""
    packed = pack(state)
    if state.turn == CHANCE and n:
        starts = range(packed[BEGIN], packed[END])
        return sum(_perft_after(packed, FIRST_START + number, n - 1) for number in starts)
    return _perft(packed, n)


def _perft_after(packed: Ints, action: int, n: int) -> int:
    after = packed.copy()
    apply(after, action)
    return _perft(after, n)


def _perft(packed: Ints, n: int) -> int:
    if n < 2:
        return int(legal(packed, np.empty(MOST_ACTIONS, dtype=np.int64))) if n else 1
    never_drawn = n + packed[QUIET] <= EARLIEST_REPEAT * (OCCURRENCES - 1)
    return int(_count(packed, n, never_drawn or not packed[DRAWS]))


@compiled
def _count_moves(own: int, enemy: int, black: int) -> int:
    count, left, occupied = 0, own, own | enemy
    while left:
        count += size(reach(black, occupied, lowest(left)) & ~own)
        left &= left - 1
    return count


@compiled
def _count_two(packed: Ints) -> int:
    """Count sequences of two moves. The second is counted without playing it."""
    if result(packed) != OPEN:
        return 0
    side, black = packed[TURN] & 1, packed[BLACK_AT]
    own, enemy = packed[side], packed[1 - side]
    own_home, enemy_home = (BLUE_HOME, RED_HOME) if side else (RED_HOME, BLUE_HOME)
    count, left = 0, own
    while left:
        origin, start = lowest(left), left & -left
        targets = reach(black, own | enemy, origin) & ~own
        while targets:
            end = targets & -targets
            moved, spared = own ^ start ^ end, enemy & ~end
            if not result_of(moved, spared, own_home, enemy_home):
                count += _count_moves(spared, moved, black & ~(start | end) | end * (black >> origin & 1))
            targets ^= end
        left ^= start
    return count


@compiled
def _count(packed: Ints, n: int, plain: bool) -> int:
    """Count sequences of n > 1 moves. If R8 cannot apply (`plain`), the last two are counted together.

    The stack is explicit because a recursive function crashes when numba loads it from its cache.
    """
    stack, moves = np.empty((n, WIDTH), dtype=np.int64), np.empty((n, MOST_ACTIONS), dtype=np.int64)
    left, depth, total = np.zeros(n, dtype=np.int64), 0, 0
    stack[0] = packed
    left[0] = legal(packed, moves[0])
    while depth >= 0:
        if n - depth == 2 and plain:
            total += _count_two(stack[depth])
            depth -= 1
        elif n - depth == 1:
            total += legal(stack[depth], moves[depth])
            depth -= 1
        elif left[depth]:
            left[depth] -= 1
            used = PAST + 2 * stack[depth, QUIET]
            stack[depth + 1, :used] = stack[depth, :used]
            apply(stack[depth + 1], moves[depth, left[depth]])
            depth += 1
            if n - depth > 1 + plain:
                left[depth] = legal(stack[depth], moves[depth])
        else:
            depth -= 1
    return total
