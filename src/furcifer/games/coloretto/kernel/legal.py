"""The seat to act and its legal actions in a packed match of Coloretto."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled
from furcifer.core import CHANCE
from furcifer.games.coloretto.deck import REVEAL_LAST_ROUND, REVEALS
from furcifer.games.coloretto.encoding import NUMBER
from furcifer.games.coloretto.rules import DEALS, DRAW, FIRSTS, JOKERS, PLACES, REMOVALS, STARTS, TAKES
from furcifer.games.coloretto.tables import BOTTOM, BOX, ROW_CAPACITY

from .layout import (
    DEAL,
    DECK_SIZE,
    ENDED,
    GOLDEN,
    IN_LAST_ROUND,
    JOKER,
    LEFT,
    PHASE,
    PLACE,
    REMOVE,
    REMOVED_COLOURS,
    REVEAL,
    ROW_AT,
    ROW_CARDS,
    SEAT_COUNT,
    START,
    TAKEN_AT,
    TURN,
    TURNS,
    Ints,
    by_seats,
)
from .points import COLOUR_COUNT, COUNT_BITS, COUNT_MASK

OVER = -9  # returned by `to_act` when the match is over
MOST_ACTIONS = len(BOX)  # chance can reveal any kind of card
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
CAPACITY = by_seats(ROW_CAPACITY)
TWO_MASK = COUNT_MASK << COUNT_BITS | COUNT_MASK  # a list of more than two entries is greater
CARDS_PER_COLOUR = BOX[0]  # R4: all are in the deck while nobody has one


@compiled
def to_act(packed: Ints) -> int:
    """Return the seat to act, CHANCE or OVER."""
    phase = packed[PHASE]
    if phase in (TURNS, PLACE, START, JOKER):
        return packed[TURN]
    return OVER if phase == ENDED else CHANCE


@compiled
def rows_in_middle(packed: Ints) -> int:
    """Return the rows that nobody has taken in this round, one bit each."""
    bits = (1 << ROW_CARDS[packed[SEAT_COUNT]]) - 1
    for seat in range(packed[SEAT_COUNT]):
        bits &= ~(1 << packed[TAKEN_AT + seat] >> 1)
    return bits


@compiled
def free_spaces(packed: Ints, row: int) -> int:
    """Return how many more cards fit on a row."""
    cards = packed[ROW_AT + row]
    return CAPACITY[packed[SEAT_COUNT], row] - (cards > 0) - (cards > COUNT_MASK) - (cards > TWO_MASK)


@compiled
def open_rows(packed: Ints) -> int:
    """R7: return the rows in the middle that have room, one bit each."""
    bits = rows_in_middle(packed)
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        bits &= ~((free_spaces(packed, row) == 0) << row)
    return bits


@compiled
def _draw_or_takes(packed: Ints, out: Ints) -> int:
    """R7, R8: draw if a row has room, or take a row that holds a card."""
    out[0] = DRAWS
    count = 1 if open_rows(packed) else 0
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        if packed[ROW_AT + row]:
            out[count] = TAKES_AT + row
            count += 1
    return count


@compiled
def _places(packed: Ints, out: Ints) -> int:
    count, bits = 0, open_rows(packed)
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        if bits >> row & 1:
            out[count] = PLACES_AT + row
            count += 1
    return count


@compiled
def _free_colours(packed: Ints, out: Ints, first: int) -> int:
    """R4: write the colours of which nobody has taken a first card."""
    count = 0
    for colour in range(COLOUR_COUNT):
        if packed[LEFT] >> COUNT_BITS * colour & COUNT_MASK == CARDS_PER_COLOUR:
            out[count] = first + colour
            count += 1
    return count


@compiled
def removed_colours(packed: Ints) -> int:
    """Return the removed colours, one bit each."""
    bits, listed = 0, packed[REMOVED_COLOURS]
    while listed:
        bits |= 1 << (listed & COUNT_MASK) - 1
        listed >>= COUNT_BITS
    return bits


@compiled
def _colours_in_game(packed: Ints, out: Ints, first: int) -> int:
    count, removed = 0, removed_colours(packed)
    for colour in range(COLOUR_COUNT):
        if not removed >> colour & 1:
            out[count] = first + colour
            count += 1
    return count


@compiled
def _reveals(packed: Ints, out: Ints) -> int:
    """R5, R12: write the kinds of cards in the deck, or the Last Round card above the last 16."""
    if packed[DECK_SIZE] == BOTTOM and not packed[IN_LAST_ROUND]:
        out[0] = LAST_AT
        return 1
    count = 0
    for card in range(len(BOX)):
        if packed[LEFT] >> COUNT_BITS * card & COUNT_MASK:
            out[count] = REVEALS_AT + card
            count += 1
    return count


@compiled
def _set_up(packed: Ints, out: Ints) -> int:
    phase = packed[PHASE]
    if phase == START:
        return _free_colours(packed, out, STARTS_AT)
    if phase == DEAL:
        return _free_colours(packed, out, DEALS_AT)
    if phase == REMOVE:
        return _colours_in_game(packed, out, REMOVALS_AT)
    for seat in range(packed[SEAT_COUNT]):
        out[seat] = FIRSTS_AT + seat
    return packed[SEAT_COUNT]


@compiled
def legal(packed: Ints, out: Ints) -> int:
    """Write the numbers of all legal actions, chance's included, in the order of the rulebook."""
    phase = packed[PHASE]
    if phase == TURNS:
        return _draw_or_takes(packed, out)
    if phase == PLACE:
        return _places(packed, out)
    if phase in (REVEAL, GOLDEN):
        return _reveals(packed, out)
    if phase == JOKER:
        return _colours_in_game(packed, out, JOKERS_AT)
    return 0 if phase == ENDED else _set_up(packed, out)
