"""The observation of a packed match, as `encoding.observe` writes it for a View."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest
from furcifer.games.le_cameleon.tables import KINDS, NAMES

from .bitboards import HALF, SQUARE_AT, Ints, kind_at, pieces
from .layout import BOXES, COUNT_BITS, COUNT_MASK, GAIN_KINDS, MOVED, QUIET, TURN

CELLS = len(NAMES)
KIND_COUNT = len(KINDS)
MOVED_PLANE = 2 * KIND_COUNT  # the planes of the pieces come first


@compiled
def observe(packed: Ints, seat: int, out: NDArray[np.int8]) -> None:
    """Write 25 planes, the same for both seats: kinds of pieces, the taker, the turn, boxes, quiet moves."""
    out[: (MOVED_PLANE + 1) * CELLS] = 0
    for side in range(2):
        left = pieces(packed, side)
        while left:
            bit = lowest(left)
            plane = side * KIND_COUNT + kind_at(packed, side, bit) - 1
            out[plane * CELLS + SQUARE_AT[side * HALF + bit]] = 1
            left &= left - 1
    turn, moved = packed[TURN], packed[MOVED]
    if moved:
        out[MOVED_PLANE * CELLS + SQUARE_AT[turn * HALF + moved - 1]] = 1
    at = (MOVED_PLANE + 1) * CELLS
    out[at : at + CELLS] = turn
    for side in range(2):
        for gain in range(GAIN_KINDS):
            at += CELLS
            out[at : at + CELLS] = packed[BOXES + side] >> COUNT_BITS * gain & COUNT_MASK
    at += CELLS
    out[at : at + CELLS] = packed[QUIET]
