"""The observation of a packed match, as `encoding.observe` writes it for a View."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.chameleon_chess.encoding import BLACK

from .bitboards import CELLS
from .layout import BLACK_AT, BLUE_AT, RED_AT, TURN, Ints


@compiled
def observe(packed: Ints, seat: int, out: NDArray[np.int8]) -> None:
    """Write six planes, the same for both seats: four kinds of pieces, the black tiles, the side to move."""
    black = packed[BLACK_AT]
    for square in range(CELLS):
        red, blue, nature = packed[RED_AT] >> square & 1, packed[BLUE_AT] >> square & 1, black >> square & 1
        out[square] = red & ~nature
        out[CELLS + square] = red & nature
        out[2 * CELLS + square] = blue & ~nature
        out[3 * CELLS + square] = blue & nature
        out[4 * CELLS + square] = BLACK[square]
        out[5 * CELLS + square] = packed[TURN]
