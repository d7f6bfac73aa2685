"""The observation of a packed match, as `encoding.observe` writes it for a View."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.coloretto import encoding
from furcifer.games.coloretto.tables import CARDS

from .layout import (
    COLLECTION_AT,
    DRAWN,
    IN_LAST_ROUND,
    JOKERS_ARE_CHOSEN,
    LEFT,
    MAX_SEATS,
    NAMED_AT,
    PHASE,
    REMOVED_COLOURS,
    ROW_AT,
    ROW_CARDS,
    SEAT_COUNT,
    SIDE,
    TAKEN_AT,
    TURN,
    Ints,
)
from .legal import free_spaces, rows_in_middle
from .points import COUNT_BITS, COUNT_MASK, SIDES

KINDS = len(CARDS)  # numbers in a line
VIOLET = SIDES.index("violet")
COLLECTIONS, ROWS, NAMED, LEFT_AT, DRAWN_AT, REMOVED, SPACE, SEATED, PHASES, RULES = (
    KINDS * line
    for line in (
        encoding.COLLECTIONS.start,
        encoding.ROWS.start,
        encoding.NAMED.start,
        encoding.LEFT,
        encoding.DRAWN,
        encoding.REMOVED,
        encoding.SPACE,
        encoding.SEATED,
        encoding.PHASE,
        encoding.RULES,
    )
)


@compiled
def _write_counts(counts: int, out: NDArray[np.int8], at: int) -> None:
    """Write the number of each kind of card."""
    for card in range(KINDS):
        out[at + card] = counts >> COUNT_BITS * card & COUNT_MASK


@compiled
def _count_listed(listed: int, out: NDArray[np.int8], at: int) -> None:
    """Count the entries of a list by kind."""
    while listed:
        out[at + (listed & COUNT_MASK) - 1] += 1
        listed >>= COUNT_BITS


@compiled
def _write_seats(packed: Ints, seat: int, out: NDArray[np.int8]) -> None:
    """Write what belongs to each seat, clockwise from the viewer."""
    seats = packed[SEAT_COUNT]
    for position in range(seats):
        other = (seat + position) % seats
        _write_counts(packed[COLLECTION_AT + other], out, COLLECTIONS + KINDS * position)
        _count_listed(packed[NAMED_AT + other], out, NAMED + KINDS * position)
        out[SEATED + position] = 2 if packed[TAKEN_AT + other] else 1
        out[SEATED + MAX_SEATS + position] = other == packed[TURN]


@compiled
def _write_rows(packed: Ints, out: NDArray[np.int8]) -> None:
    middle = rows_in_middle(packed)
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        _count_listed(packed[ROW_AT + row], out, ROWS + KINDS * row)
        here = middle >> row & 1
        out[SPACE + row] = free_spaces(packed, row) if here else 0
        out[SPACE + MAX_SEATS + row] = 1 - here


@compiled
def observe(packed: Ints, seat: int, out: NDArray[np.int8]) -> None:
    """Write the 22 lines of a seat's observation."""
    out[:] = 0
    _write_seats(packed, seat, out)
    _write_rows(packed, out)
    _write_counts(packed[LEFT], out, LEFT_AT)
    if packed[DRAWN]:
        out[DRAWN_AT + packed[DRAWN] - 1] = 1
    _count_listed(packed[REMOVED_COLOURS], out, REMOVED)
    out[PHASES + packed[PHASE]] = 1
    out[RULES] = packed[IN_LAST_ROUND]
    out[RULES + 1] = packed[SIDE] == VIOLET
    out[RULES + 2] = packed[JOKERS_ARE_CHOSEN]
