"""R2 and R3 on a packed match: the side to act and its moves."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.core import CHANCE

from .bitboards import CELLS, reach
from .layout import BEGIN, BLACK_AT, BLUE_AT, END, FIRST_START, OVER, RED_AT, TURN, Ints
from .scoring import OPEN, result


@compiled
def to_act(packed: Ints) -> int:
    """Return the seat to act, CHANCE, or OVER."""
    return packed[TURN] if result(packed) == OPEN else OVER


@compiled
def legal(packed: Ints, out: Ints) -> int:
    """Write the numbers of all legal actions in the order of the rulebook. Return the count."""
    if result(packed) != OPEN:
        return 0
    if packed[TURN] == CHANCE:
        count = packed[END] - packed[BEGIN]
        out[:count] = np.arange(FIRST_START + packed[BEGIN], FIRST_START + packed[END])
        return count
    own, black = packed[packed[TURN] & 1], packed[BLACK_AT]
    occupied, left, count = packed[RED_AT] | packed[BLUE_AT], own, 0
    while left:
        origin = lowest(left)
        targets = reach(black, occupied, origin) & ~own
        while targets:
            out[count] = origin * CELLS + lowest(targets)
            count += 1
            targets &= targets - 1
        left &= left - 1
    return count
