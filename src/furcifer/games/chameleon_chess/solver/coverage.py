"""Look up proven wins on bitboards: the endgame tables, short wins, and the certificate.

The attacker starts on rank 1, as in `proof.py`; to ask about Blue, turn the board round.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return,call-arg"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.chameleon_chess.kernel.bitboards import BLUE_HOME, RED_HOME, key_of, mirrored, reach
from furcifer.games.chameleon_chess.kernel.scoring import result_of

from .endgames import LOST, NONE, Bytes, seen_by_other, value_of
from .short_wins import moved, wins_at_once, wins_in_four, wins_soon

Ints = NDArray[np.int64]
UNKNOWN = -1
AT_ONCE, BY_RUN, BY_THREAT = 1, 2, 4  # plies


@compiled
def certified_bound(att: int, dfn: int, black: int, keys: Ints, bounds: Bytes) -> int:
    """Return the certificate's bound of a board with the attacker to move, or UNKNOWN."""
    key = min(key_of(att, dfn, black), key_of(mirrored(att), mirrored(dfn), mirrored(black)))
    place = np.searchsorted(keys, key)
    found = place < len(keys) and keys[place] == key
    return np.int64(bounds[place]) if found else UNKNOWN  # type: ignore[return-value]


@compiled
def bound_to_move(att: int, dfn: int, black: int, keys: Ints, bounds: Bytes, endgames: Bytes) -> int:
    """Return the plies within which the attacker, to move, is proven to win, or UNKNOWN."""
    value = 0 + value_of(endgames, att, dfn, black)
    if value != NONE:
        return value if 0 < value < LOST else UNKNOWN
    if wins_soon(att, dfn, black, RED_HOME, BLUE_HOME):
        return AT_ONCE if wins_at_once(att, dfn, black, RED_HOME, BLUE_HOME) else BY_RUN
    bound = certified_bound(att, dfn, black, keys, bounds)
    if bound == UNKNOWN and wins_in_four(att, dfn, black) >= 0:
        return BY_THREAT
    return bound


@compiled
def bound_to_defend(att: int, dfn: int, black: int, keys: Ints, bounds: Bytes, endgames: Bytes) -> int:
    """Return the plies within which the attacker wins with the defender to move, or UNKNOWN."""
    own, enemy, natures = seen_by_other(att, dfn, black)
    value = 0 + value_of(endgames, own, enemy, natures)
    if value != NONE:
        return value - LOST if value > LOST else UNKNOWN
    worst, left = UNKNOWN, dfn
    while left:
        start = lowest(left)
        targets = reach(black, att | dfn, start) & ~dfn
        while targets:
            end = lowest(targets)
            own, enemy, natures = dfn ^ (1 << start | 1 << end), att & ~(1 << end), moved(black, start, end)
            verdict = result_of(own, enemy, BLUE_HOME, RED_HOME)
            plies = 0 if verdict < 0 else UNKNOWN
            if verdict == 0:
                plies = bound_to_move(enemy, own, natures, keys, bounds, endgames)
            if plies == UNKNOWN:
                return UNKNOWN
            worst = max(worst, plies)
            targets &= targets - 1
        left &= left - 1
    return worst if worst == UNKNOWN else worst + 1
