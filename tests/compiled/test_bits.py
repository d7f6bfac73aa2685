"""Bit operations give the same result compiled and as plain Python."""

from __future__ import annotations

import numpy as np
from numba import njit

from furcifer.compiled.bits import highest, lowest, size
from furcifer.core import Rng


@njit
def compiled(bits):
    return lowest(bits), highest(bits), size(bits)


def test_sets_of_squares_compiled_and_not():
    rng = Rng(1, "bits")
    for bits in [1, 1 << 62, *(1 + rng.below((1 << rng.below(62)) or 1) for _ in range(200))]:
        squares = [square for square in range(64) if bits >> square & 1]
        expected = (squares[0], squares[-1], len(squares))
        assert compiled(bits) == (lowest(bits), highest(bits), size(bits)) == expected
        assert lowest(np.int64(bits)) == squares[0]
