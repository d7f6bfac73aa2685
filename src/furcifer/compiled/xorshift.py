"""A fast random stream for playouts in compiled code. Matches draw from `core.chance` instead.

A stream is one number: its state, and at the same time its latest random number.
"""

# mypy: disable-error-code="untyped-decorator,import-untyped"

from __future__ import annotations

from .cache import compiled

MASK_32 = (1 << 32) - 1  # keeps numbers to 32 bits, since signed overflow is undefined in compiled code


@compiled
def seed_stream(seed: int) -> int:
    """Return the first number of a stream. Neighbouring seeds give unrelated streams."""
    number = seed & MASK_32
    for _ in range(2):
        number = (number ^ number >> 16) * 0x45D9F3B & MASK_32
    return (number ^ number >> 16) or 1


@compiled
def next_number(number: int) -> int:
    """Return the next number of a stream (xorshift), from 1 to MASK_32."""
    number ^= number << 13 & MASK_32
    number ^= number >> 17
    return number ^ number << 5 & MASK_32


@compiled
def bounded(number: int, n: int) -> int:
    """Scale a number of a stream to a number from 0 to n - 1, for n below 2 ** 31."""
    return number * n >> 32
