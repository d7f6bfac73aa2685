"""A table of what a search has found out, exact and of bounded size.

An entry is one 64-bit word, so that two threads can share a table without ever reading half of each other's.
A key of 61 bits is first scattered one-to-one; its remainder by the number of buckets says where the entry
stands, and the quotient, kept in the word, tells it from every other key there. Nothing is lost: no two keys
can be confused.

The low 24 bits are the finding: `no` and `yes` (6 bits each: not won within, won within so many plies), a
move (10 bits) and two bits that are free.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

Ints = NDArray[np.int64]

BUCKET = 8  # entries: one line of the processor's cache
FINDING = (1 << 24) - 1
NOTHING = 63 << 12  # a finding without bounds: not won within 0, won within 63 at the earliest
SMALLEST = (1 << 23) * BUCKET * 8  # bytes; with fewer buckets the quotient would not fit its 39 bits
KEY_BITS = np.uint64((1 << 61) - 1)
FACTOR, OTHER = np.uint64(0x1E3779B97F4A7C15), np.uint64(0x1F58476D1CE4E5B9)
HIGH, LOW = np.uint64(31), np.uint64(29)


def room(memory: int) -> Ints:
    """An empty table that takes up at most so many bytes."""
    return np.zeros(memory // 8 // BUCKET * BUCKET, dtype=np.int64)


@njit(cache=True, nogil=True)
def scattered(key: int) -> int:
    """Another key of 61 bits, one-to-one; unsigned, because signed products must not overflow."""
    mixed = np.uint64(key) * FACTOR & KEY_BITS
    mixed = (mixed ^ mixed >> HIGH) * OTHER & KEY_BITS
    return np.int64(mixed ^ mixed >> LOW)  # type: ignore[return-value]


@njit(cache=True, nogil=True)
def find(table: Ints, key: int) -> int:
    """The finding of a key, or NOTHING."""
    buckets = len(table) // BUCKET
    mixed = scattered(key)
    mark = mixed // buckets + 1
    first = mixed % buckets * BUCKET
    for place in range(first, first + BUCKET):
        entry = table[place]
        if entry >> 24 == mark:
            return entry & FINDING
    return NOTHING


@njit(cache=True, nogil=True)
def _worth(entry: int) -> int:
    """What is kept when a bucket is full: deep findings, wins first."""
    no, yes = entry >> 18 & 63, entry >> 12 & 63
    return max(no, yes + 4 if yes < 63 else 0)


@njit(cache=True, nogil=True)
def keep_scattered(table: Ints, mixed: int, finding: int) -> None:
    """Write the finding of a scattered key, over its older one or over the least of its bucket."""
    buckets = len(table) // BUCKET
    mark = mixed // buckets + 1
    first = mixed % buckets * BUCKET
    least, chosen = 1 << 30, first
    for place in range(first, first + BUCKET):
        entry = table[place]
        if entry >> 24 == mark:
            chosen = place
            break
        worth = _worth(entry) if entry else -1
        if worth < least:
            least, chosen = worth, place
    table[chosen] = mark << 24 | finding


@njit(cache=True, nogil=True)
def keep(table: Ints, key: int, finding: int) -> None:
    """Write the finding of a key."""
    keep_scattered(table, scattered(key), finding)
