"""Who may do what in a row of Coloretto; `rules.py` read by the kernel."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from numba import njit

from furcifer.core import CHANCE

from .deck import REVEAL_LAST_ROUND, REVEALS
from .encoding import NUMBER
from .packing import (
    DEAL,
    DECK,
    ENDED,
    GOLDEN,
    GONE,
    JOKER,
    LAST,
    LEFT,
    PHASE,
    PLACE,
    REMOVE,
    REVEAL,
    ROW_AT,
    ROW_CARDS,
    SEATED,
    START,
    TAKEN_AT,
    TURN,
    TURNS,
    Row,
    by_seats,
)
from .rules import DEALS, DRAW, FIRSTS, JOKERS, PLACES, REMOVALS, STARTS, TAKES
from .tables import BOTTOM, BOX, ROOM
from .worth import BITS, HUES, ONE

OVER = -9  # who acts when nobody does
MOST_ACTIONS = len(BOX)  # no more than there are kinds of cards
# The numbers of the first action of each kind.
DRAWS, PLACES_AT, TAKES_AT, STARTS_AT, JOKERS_AT, REMOVALS_AT, FIRSTS_AT, DEALS_AT, REVEALS_AT, LAST_AT = (
    NUMBER[action]
    for action in (
        DRAW,
        PLACES[0],
        TAKES[0],
        STARTS[0],
        JOKERS[0],
        REMOVALS[0],
        FIRSTS[0],
        DEALS[0],
        REVEALS[0],
        REVEAL_LAST_ROUND,
    )
)
ROOMS = by_seats(ROOM)
TWICE = ONE << BITS | ONE  # a longer list than of two is greater
WHOLE = BOX[0]  # R4: so many of a colour are in the deck while nobody has one


@njit(cache=True, nogil=True)
def to_act(row: Row) -> int:
    """The seat that is waited for, CHANCE or OVER."""
    phase = row[PHASE]
    if phase in (TURNS, PLACE, START, JOKER):
        return row[TURN]
    return OVER if phase == ENDED else CHANCE


@njit(cache=True, nogil=True)
def middle(row: Row) -> int:
    """The row cards nobody has taken in this round, one bit for each."""
    bits = (1 << ROW_CARDS[row[SEATED]]) - 1
    for seat in range(row[SEATED]):
        bits &= ~(1 << row[TAKEN_AT + seat] >> 1)
    return bits


@njit(cache=True, nogil=True)
def room(row: Row, place: int) -> int:
    """How many more cards a row card holds."""
    cards = row[ROW_AT + place]
    return ROOMS[row[SEATED], place] - (cards > 0) - (cards > ONE) - (cards > TWICE)


@njit(cache=True, nogil=True)
def open_rows(row: Row) -> int:
    """R7: the rows still in the middle that have room, one bit for each."""
    bits = middle(row)
    for place in range(ROW_CARDS[row[SEATED]]):
        bits &= ~((room(row, place) == 0) << place)
    return bits


@njit(cache=True, nogil=True)
def _turns(row: Row, out: Row) -> int:
    """R7, R8: draw where there is room, or take a row that holds a card."""
    out[0] = DRAWS
    count = 1 if open_rows(row) else 0
    for place in range(ROW_CARDS[row[SEATED]]):
        if row[ROW_AT + place]:
            out[count] = TAKES_AT + place
            count += 1
    return count


@njit(cache=True, nogil=True)
def _places(row: Row, out: Row) -> int:
    count, bits = 0, open_rows(row)
    for place in range(ROW_CARDS[row[SEATED]]):
        if bits >> place & 1:
            out[count] = PLACES_AT + place
            count += 1
    return count


@njit(cache=True, nogil=True)
def _untouched(row: Row, out: Row, first: int) -> int:
    """R4: the colours in the game of which nobody has a first card."""
    count = 0
    for hue in range(HUES):
        if row[LEFT] >> BITS * hue & ONE == WHOLE:
            out[count] = first + hue
            count += 1
    return count


@njit(cache=True, nogil=True)
def gone(row: Row) -> int:
    """The removed colours, one bit for each."""
    bits, listed = 0, row[GONE]
    while listed:
        bits |= 1 << (listed & ONE) - 1
        listed >>= BITS
    return bits


@njit(cache=True, nogil=True)
def _in_game(row: Row, out: Row, first: int) -> int:
    count, removed = 0, gone(row)
    for hue in range(HUES):
        if not removed >> hue & 1:
            out[count] = first + hue
            count += 1
    return count


@njit(cache=True, nogil=True)
def _reveals(row: Row, out: Row) -> int:
    """R5, R12: the kinds of cards in the deck, or the Last Round card on the last 16."""
    if row[DECK] == BOTTOM and not row[LAST]:
        out[0] = LAST_AT
        return 1
    count = 0
    for card in range(len(BOX)):
        if row[LEFT] >> BITS * card & ONE:
            out[count] = REVEALS_AT + card
            count += 1
    return count


@njit(cache=True, nogil=True)
def _set_up(row: Row, out: Row) -> int:
    phase = row[PHASE]
    if phase == START:
        return _untouched(row, out, STARTS_AT)
    if phase == DEAL:
        return _untouched(row, out, DEALS_AT)
    if phase == REMOVE:
        return _in_game(row, out, REMOVALS_AT)
    for seat in range(row[SEATED]):
        out[seat] = FIRSTS_AT + seat
    return row[SEATED]


@njit(cache=True, nogil=True)
def legal(row: Row, out: Row) -> int:
    """Write the numbers of all actions in the order of the rulebook, chance's too; how many there are."""
    phase = row[PHASE]
    if phase == TURNS:
        return _turns(row, out)
    if phase == PLACE:
        return _places(row, out)
    if phase in (REVEAL, GOLDEN):
        return _reveals(row, out)
    if phase == JOKER:
        return _in_game(row, out, JOKERS_AT)
    return 0 if phase == ENDED else _set_up(row, out)
