"""How a player of Coloretto sees a row at a glance: what `bots/uct.py` leans on between its looks ahead.

The glance at a table: everybody still in the round takes, in turn, the row that brings most.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from .deeds import append
from .offers import DRAWS, JOKERS_AT, PLACES_AT, ROOMS, TAKES_AT, legal, middle, open_rows, room
from .packing import (
    DECK,
    DRAWN,
    HAS_AT,
    JOKER,
    LEFT,
    MOST,
    NAMED_AT,
    PHASE,
    PLACE,
    ROW_AT,
    ROW_CARDS,
    SEATED,
    SIDE,
    TAKEN_AT,
    TURN,
    TURNS,
    Row,
)
from .tables import BOX
from .worth import BITS, ONE, as_named, worth

Floats = NDArray[np.float64]

DESK = (MOST, MOST)  # what each row brings to each seat
# In points, tuned by play against itself: one more card, and one more for each seat that may add to it; room
# on a row that is taken, and so wasted; a point of the others, on average.
HOPE, HOPE_EACH, WASTE, ENVY = 4.5, 0.3, 0.6, 0.5
WORST = -99.0


@njit(cache=True, nogil=True)
def candidates(row: Row, out: Row) -> int:
    """The legal actions without twins: of rows that are alike, the first."""
    count, kept, phase = legal(row, out), 0, row[PHASE]
    if phase not in (TURNS, PLACE):
        return count
    first = PLACES_AT if phase == PLACE else TAKES_AT
    for nth in range(count):
        action, twin = out[nth], False
        for other in range(kept):
            twin |= (
                action != DRAWS and out[other] != DRAWS and _alike(row, action - first, out[other] - first)
            )
        if not twin:
            out[kept] = action
            kept += 1
    return kept


@njit(cache=True, nogil=True)
def _alike(row: Row, one: int, other: int) -> bool:
    seats = row[SEATED]
    return row[ROW_AT + one] == row[ROW_AT + other] and ROOMS[seats, one] == ROOMS[seats, other]


@njit(cache=True, nogil=True)
def _bundle(listed: int) -> int:
    """The cards on a row card as a collection."""
    cards = 0
    while listed:
        cards += 1 << BITS * ((listed & ONE) - 1)
        listed >>= BITS
    return cards


@njit(cache=True, nogil=True)
def _brings(row: Row, desk: Floats, place: int, more: int) -> None:
    """Write what a row, with so much more on it, brings to each seat still in the round."""
    cards, side = _bundle(row[ROW_AT + place]) + more, row[SIDE]
    for seat in range(row[SEATED]):
        if not row[TAKEN_AT + seat]:
            has = row[HAS_AT + seat]
            desk[seat, place] = worth(has + cards, side) - worth(has, side)


@njit(cache=True, nogil=True)
def _favourite(desk: Floats, seat: int, free: int) -> int:
    """The row that brings a seat most."""
    best, found, place = WORST, -1, 0
    while free >> place:
        if free >> place & 1 and desk[seat, place] > best:
            best, found = desk[seat, place], place
        place += 1
    return found


@njit(cache=True, nogil=True)
def _others(row: Row, desk: Floats, free: int) -> tuple[float, int]:
    """The others take in turn: what I mind of it, and which rows they leave."""
    seats, me, brought, others = row[SEATED], row[TURN], 0.0, 0
    for ahead in range(1, seats):
        seat = me + ahead if me + ahead < seats else me + ahead - seats
        if not row[TAKEN_AT + seat]:
            others += 1
            place = _favourite(desk, seat, free)
            if place >= 0:
                brought += desk[seat, place]
                free &= ~(1 << place)
    return ENVY * brought / others if others else 0.0, free


@njit(cache=True, nogil=True)
def _left_to_me(row: Row, desk: Floats, free: int) -> float:
    """What the table brings me when the others take first."""
    minded, free = _others(row, desk, free)
    place = _favourite(desk, row[TURN], free)
    return (desk[row[TURN], place] if place >= 0 else 0.0) - minded


@njit(cache=True, nogil=True)
def _alone(row: Row, desk: Floats) -> float:
    """R10: the last in a round knows what the next card brings on average, placed as well as can be."""
    me, held, left, total = row[TURN], 0, row[LEFT], 0.0
    has, side, bits = row[HAS_AT + me], row[SIDE], open_rows(row)
    before = worth(has, side)
    for place in range(ROW_CARDS[row[SEATED]]):
        held |= (row[ROW_AT + place] > 0) << place
    for card in range(len(BOX)):
        count, best = left >> BITS * card & ONE, WORST
        for place in range(MOST if count else 0):
            if bits >> place & 1:
                cards = has + _bundle(row[ROW_AT + place]) + (1 << BITS * card)
                elsewhere = _favourite(desk, me, held & ~(1 << place))
                best = max(
                    best, worth(cards, side) - before, desk[me, elsewhere] if elsewhere >= 0 else WORST
                )
        total += count * best
    return total / row[DECK]


@njit(cache=True, nogil=True)
def _turn(row: Row, desk: Floats, free: int, action: int) -> float:
    """Take a row, and leave the others the rest; or draw, and take after them."""
    if action == DRAWS:
        others = -1
        for seat in range(row[SEATED]):
            others += not row[TAKEN_AT + seat]
        if others == 0:
            return _alone(row, desk)
        return _left_to_me(row, desk, free) + HOPE + HOPE_EACH * others
    place = action - TAKES_AT
    minded, _ = _others(row, desk, free & ~(1 << place))
    return desk[row[TURN], place] - minded - WASTE * room(row, place)


@njit(cache=True, nogil=True)
def _placed(row: Row, desk: Floats, free: int, place: int) -> float:
    """What the table is like with the drawn card there."""
    _brings(row, desk, place, 1 << BITS * (row[DRAWN] - 1))
    promise = _left_to_me(row, desk, free)
    _brings(row, desk, place, 0)
    return promise


@njit(cache=True, nogil=True)
def promises(row: Row, desk: Floats, actions: Row, count: int, out: Floats) -> None:
    """Write how promising each of the seat's actions looks, in points. `desk` is scratch."""
    phase, me, free = row[PHASE], row[TURN], middle(row)
    for place in range(ROW_CARDS[row[SEATED]] if phase in (TURNS, PLACE) else 0):
        if free >> place & 1:
            _brings(row, desk, place, 0)
    for nth in range(count):
        action = actions[nth]
        if phase == TURNS:
            out[nth] = _turn(row, desk, free, action)
        elif phase == PLACE:
            out[nth] = _placed(row, desk, free, action - PLACES_AT)
        elif phase == JOKER:
            named = append(row[NAMED_AT + me], action - JOKERS_AT)
            out[nth] = worth(as_named(row[HAS_AT + me], named), row[SIDE])
        else:
            out[nth] = 0.0  # one first colour is as good as another
