"""Count action sequences on a packed match. The last ply is counted without playing it."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.games.le_cameleon.state import State

from .apply import apply
from .bitboards import Ints, mobility
from .convert import pack
from .layout import MOST_ACTIONS, MOVED, OPEN, PAST, QUIET, RESULT, TURN, WIDTH
from .legal import legal


def perft(state: State, n: int) -> int:
    """Return the number of sequences of exactly n actions; a finished match has no more."""
    return int(_count(pack(state), n)) if n else 1


@compiled
def _count_legal(packed: Ints, out: Ints) -> int:
    """Return the number of legal actions; moves are counted without listing them."""
    if packed[RESULT] == OPEN and not packed[MOVED]:
        return max(1, mobility(packed, packed[TURN] & 1))
    return legal(packed, out)


@compiled
def _count(packed: Ints, n: int) -> int:
    """Count sequences of n > 0 actions.

    The stack is explicit because a recursive function crashes when numba loads it from its cache.
    """
    stack, actions = np.empty((n, WIDTH), dtype=np.int64), np.empty((n, MOST_ACTIONS), dtype=np.int64)
    left, depth, total = np.zeros(n, dtype=np.int64), 0, 0
    stack[0] = packed
    left[0] = legal(packed, actions[0])
    while depth >= 0:
        if n - depth == 1:
            total += _count_legal(stack[depth], actions[depth])
            depth -= 1
        elif left[depth]:
            left[depth] -= 1
            used = PAST + stack[depth, QUIET]
            stack[depth + 1, :used] = stack[depth, :used]
            apply(stack[depth + 1], actions[depth, left[depth]])
            depth += 1
            if n - depth > 1:
                left[depth] = legal(stack[depth], actions[depth])
        else:
            depth -= 1
    return total
