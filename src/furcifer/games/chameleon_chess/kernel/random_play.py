"""Random play on a packed match."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.compiled.xorshift import bounded, next_number, seed_stream
from furcifer.core import CHANCE

from .apply import _move, apply
from .bitboards import reach
from .layout import BEGIN, BLACK_AT, BLUE_AT, END, FIRST_START, RED_AT, TURN, Ints
from .scoring import OPEN, result


@compiled
def _random_move(packed: Ints, reached: Ints, stream: int) -> None:
    """Play one of the moves, each equally likely."""
    own, black = packed[packed[TURN] & 1], packed[BLACK_AT]
    occupied, left, count, pieces = packed[RED_AT] | packed[BLUE_AT], own, 0, 0
    while left:
        reached[pieces] = reach(black, occupied, lowest(left)) & ~own
        count += size(reached[pieces])
        pieces += 1
        left &= left - 1
    pick, piece = bounded(stream, count), 0
    while pick >= size(reached[piece]):
        pick -= size(reached[piece])
        own &= own - 1
        piece += 1
    targets = reached[piece]
    for _ in range(pick):
        targets &= targets - 1
    _move(packed, lowest(own), lowest(targets))


@compiled
def playout(packed: Ints, seed: int, most: int) -> int:
    """Play at random to the end, or for `most` plies. Return the number of plies."""
    reached = np.empty(8, dtype=np.int64)
    stream = seed_stream(seed)
    plies = 0
    while plies < most and result(packed) == OPEN:
        stream = next_number(stream)
        if packed[TURN] == CHANCE:
            apply(packed, FIRST_START + packed[BEGIN] + bounded(stream, packed[END] - packed[BEGIN]))
        else:
            _random_move(packed, reached, stream)
        plies += 1
    return plies
