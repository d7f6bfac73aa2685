"""The random stream of compiled code: the same without the compiler, and evenly distributed."""

from __future__ import annotations

from furcifer.compiled.xorshift import MASK_32, bounded, next_number, seed_stream


def test_the_stream_is_the_same_without_the_compiler():
    for seed in (0, 1, 2, 1 << 31, 1 << 40):
        stream, plain = seed_stream(seed), seed_stream.py_func(seed)
        for _ in range(50):
            assert stream == plain
            assert 0 < stream <= MASK_32
            stream, plain = next_number(stream), next_number.py_func(plain)


def test_bounded_numbers_are_uniform():
    stream, counts = seed_stream(7), [0] * 13
    for _ in range(13_000):
        stream = next_number(stream)
        counts[bounded(stream, 13)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 33  # chi-square: exceeded once in a thousand
