"""Count action sequences on a packed match of Coloretto."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.games.coloretto.state import State

from .apply import apply
from .layout import WIDTH, Ints, pack
from .legal import MOST_ACTIONS, legal


def perft(state: State, n: int) -> int:
    """Return the number of sequences of exactly n actions, chance's included."""
    return int(_count(pack(state), n)) if n else 1


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
        if depth == n - 1:
            total += left[depth]
            depth -= 1
        elif left[depth]:
            left[depth] -= 1
            stack[depth + 1] = stack[depth]
            apply(stack[depth + 1], actions[depth, left[depth]])
            depth += 1
            left[depth] = legal(stack[depth], actions[depth])
        else:
            depth -= 1
    return total
