"""The transposition table of the proof search: exact and of fixed size.

An entry is one 64-bit word, so that threads can share a table without reading half-written entries. A 61-bit
key is mixed one-to-one; its remainder by the number of buckets selects the bucket, and the quotient, stored
in the word, distinguishes it from every other key there. So no two keys can be confused.

The low 24 bits are the finding: `no` and `yes` (6 bits each: the plies within which the attacker does not
win, and does win), a move (10 bits) and two unused bits.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled

Ints = NDArray[np.int64]

BUCKET = 8  # entries: one cache line
FINDING = (1 << 24) - 1
NOTHING = 63 << 12  # an empty finding: not won within 0 plies, won within 63 at the earliest
SMALLEST = (1 << 23) * BUCKET * 8  # bytes; with fewer buckets the quotient would exceed its 39 bits
KEY_BITS = np.uint64((1 << 61) - 1)
FACTOR, OTHER = np.uint64(0x1E3779B97F4A7C15), np.uint64(0x1F58476D1CE4E5B9)
HIGH, LOW = np.uint64(31), np.uint64(29)


def new_table(memory: int) -> Ints:
    """Return an empty table of at most this many bytes."""
    return np.zeros(memory // 8 // BUCKET * BUCKET, dtype=np.int64)


@compiled
def mix(key: int) -> int:
    """Map a 61-bit key to another, one-to-one. Unsigned, because signed overflow is undefined."""
    mixed = np.uint64(key) * FACTOR & KEY_BITS
    mixed = (mixed ^ mixed >> HIGH) * OTHER & KEY_BITS
    return np.int64(mixed ^ mixed >> LOW)  # type: ignore[return-value]


@compiled
def find(table: Ints, key: int) -> int:
    """Return the finding of a key, or NOTHING."""
    buckets = len(table) // BUCKET
    mixed = mix(key)
    quotient = mixed // buckets + 1
    first = mixed % buckets * BUCKET
    for place in range(first, first + BUCKET):
        entry = table[place]
        if entry >> 24 == quotient:
            return entry & FINDING
    return NOTHING


@compiled
def _priority(entry: int) -> int:
    """Return the priority of an entry: a full bucket keeps deep findings, and wins over others."""
    no, yes = entry >> 18 & 63, entry >> 12 & 63
    return max(no, yes + 4 if yes < 63 else 0)


@compiled
def store_mixed(table: Ints, mixed: int, finding: int) -> None:
    """Store the finding of a mixed key, replacing its older one or the least important of its bucket."""
    buckets = len(table) // BUCKET
    quotient = mixed // buckets + 1
    first = mixed % buckets * BUCKET
    least, chosen = 1 << 30, first
    for place in range(first, first + BUCKET):
        entry = table[place]
        if entry >> 24 == quotient:
            chosen = place
            break
        priority = _priority(entry) if entry else -1
        if priority < least:
            least, chosen = priority, place
    table[chosen] = quotient << 24 | finding


@compiled
def store(table: Ints, key: int, finding: int) -> None:
    """Store the finding of a key."""
    store_mixed(table, mix(key), finding)
