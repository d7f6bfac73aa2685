"""R4 to R8 on a packed match: has it ended, and who won?"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.chameleon_chess.tables import OCCURRENCES, QUIET_PLIES

from .bitboards import BLUE_HOME, CELLS, RED_HOME
from .layout import BLACK_AT, BLUE_AT, PAST, QUIET, RED_AT, TURN, Ints

OPEN, RED_WON, BLUE_WON, DRAWN = range(4)
EARLIEST_REPEAT = 4  # plies after which a board can first recur


@compiled
def result_of(own: int, enemy: int, own_home: int, enemy_home: int) -> int:
    """R4 to R7, after a move of `own`: return 1 if it has won, -1 if it has lost, else 0."""
    if enemy & own_home:
        return -1  # R5; R7: before R6
    if not enemy:
        return 1  # R4
    return 1 if own & enemy_home and not own & (own - 1) else 0  # R6


@compiled
def _repeats(packed: Ints, both: int, black: int) -> bool:
    """R8: return whether this board, with this side to move, is a third occurrence."""
    seen, place = 1, PAST + 2 * (packed[QUIET] - EARLIEST_REPEAT)
    while place >= PAST:
        seen += (packed[place] == both) & (packed[place + 1] == black)
        place -= 4
    return seen >= OCCURRENCES


@compiled
def result(packed: Ints) -> int:
    """Return OPEN, RED_WON, BLUE_WON or DRAWN."""
    red, blue = packed[RED_AT], packed[BLUE_AT]
    if packed[TURN]:  # Red moved last
        verdict = result_of(red, blue, RED_HOME, BLUE_HOME)
    else:
        verdict = -result_of(blue, red, BLUE_HOME, RED_HOME)
    if verdict:
        return RED_WON if verdict > 0 else BLUE_WON
    if packed[QUIET] >= QUIET_PLIES or _repeats(packed, red | blue << CELLS, packed[BLACK_AT]):
        return DRAWN
    return OPEN


@compiled
def scores(packed: Ints, out: NDArray[np.float64]) -> None:
    """Write the score of each seat of a finished match."""
    verdict = result(packed)
    out[0] = 1.0 if verdict == RED_WON else 0.5 if verdict == DRAWN else 0.0
    out[1] = 1.0 - out[0]
