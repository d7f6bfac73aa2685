"""A stream of numbers for random play in compiled code. A match draws its chance from `core.chance`."""

# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from numba import njit

WORD = (1 << 32) - 1  # the bits of a number: in compiled code a product that overflows means anything at all


@njit(cache=True, nogil=True)
def scattered(seed: int) -> int:
    """A first number for a stream, far from that of the next seed."""
    chance = seed & WORD
    for _ in range(2):
        chance = (chance ^ chance >> 16) * 0x45D9F3B & WORD
    return (chance ^ chance >> 16) or 1


@njit(cache=True, nogil=True)
def following(chance: int) -> int:
    """The next number of a stream (xorshift), from 1 to WORD."""
    chance ^= chance << 13 & WORD
    chance ^= chance >> 17
    return chance ^ chance << 5 & WORD


@njit(cache=True, nogil=True)
def below(chance: int, n: int) -> int:
    """A number from 0 to n - 1 out of one of the stream, for n below two thousand million."""
    return chance * n >> 32
