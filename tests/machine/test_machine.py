"""Machine instructions mean the same compiled and not, and random play draws evenly."""

from __future__ import annotations

import numpy as np
from numba import njit

from furcifer.core import Rng
from furcifer.machine.bits import highest, lowest, size
from furcifer.machine.chance import WORD, below, following, scattered


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


def test_the_stream_is_the_same_without_the_compiler():
    for seed in (0, 1, 2, 1 << 31, 1 << 40):
        chance, plain = scattered(seed), scattered.py_func(seed)
        for _ in range(50):
            assert chance == plain
            assert 0 < chance <= WORD
            chance, plain = following(chance), following.py_func(plain)


def test_numbers_below_n_come_about_as_often():
    chance, counts = scattered(7), [0] * 13
    for _ in range(13_000):
        chance = following(chance)
        counts[below(chance, 13)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 33  # beyond that once in a thousand
