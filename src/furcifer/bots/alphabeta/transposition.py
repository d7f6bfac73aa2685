"""The transposition table: what a search has found out about positions, by their keys."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from furcifer.compiled import compiled

from .workspace import FORCED, Ints

PENDING = 1 << 20  # no value yet
EXACT, AT_LEAST, AT_MOST = range(3)


@compiled
def _slot(table: Ints, key: int) -> int:
    return (key ^ key >> 29 ^ key >> 17) % len(table)


@compiled
def store(table: Ints, key: int, depth: int, value: int, kind: int, best_action: int) -> None:
    """Store a result. It replaces any other, except a deeper one of the same position."""
    place = _slot(table, key)
    if table[place, 0] != key + 1 or table[place, 1] & 255 <= depth:
        table[place, 0] = key + 1
        table[place, 1] = best_action + 1 << 32 | value + PENDING << 10 | kind << 8 | depth


@compiled
def probe(table: Ints, key: int) -> int:
    """Return what is stored about a position, or 0."""
    place = _slot(table, key)
    return table[place, 1] if table[place, 0] == key + 1 else 0


@compiled
def plies_from_here(value: int, ply: int) -> int:
    """Convert a forced win or loss from actions after the root to actions after this node."""
    return value + ply if value > FORCED else value - ply if value < -FORCED else value
