"""What an action does to a row of Coloretto; `rules.py` read by the kernel."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from numba import njit

from .offers import (
    DEALS_AT,
    DRAWS,
    FIRSTS_AT,
    JOKERS_AT,
    LAST_AT,
    PLACES_AT,
    REMOVALS_AT,
    REVEALS_AT,
    STARTS_AT,
    TAKES_AT,
    TWICE,
    WHOLE,
)
from .packing import (
    DEAL,
    DEALS_FIRST,
    DECK,
    DRAWN,
    ENDED,
    FIRST,
    GOLDEN,
    GONE,
    HAS_AT,
    HELD_AT,
    JOKER,
    LAST,
    LEFT,
    MOST,
    NAMED_AT,
    NAMES,
    PHASE,
    PLACE,
    REVEAL,
    ROW_AT,
    SEATED,
    START,
    TAKEN_AT,
    TURN,
    TURNS,
    Row,
    by_seats,
    keep,
)
from .tables import INDEX, REMOVED, START_ORDER
from .worth import BITS, GOLDEN_AT, JOKER_AT, ONE

GOLD = INDEX["golden"] + 1
STEPS = by_seats(START_ORDER)
FIRST_CARDS = by_seats({seats: (len(order) - 1,) for seats, order in START_ORDER.items()})[:, 0]
TO_REMOVE = by_seats({seats: (colours,) for seats, colours in REMOVED.items()})[:, 0]


@njit(cache=True, nogil=True)
def _leave_deck(row: Row, card: int) -> None:
    row[LEFT] -= 1 << BITS * card
    row[DECK] -= 1


@njit(cache=True, nogil=True)
def _pass_on(row: Row) -> None:
    """R8, R10: to the next seat that has no row yet; with none left the round is over (R11, R12)."""
    seats, seat = row[SEATED], row[TURN]
    row[PHASE] = TURNS
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if not row[TAKEN_AT + seat]:
            row[TURN] = seat
            return
    for place in range(MOST):
        row[ROW_AT + place] = row[TAKEN_AT + place] = 0
    if row[LAST]:
        _end_game(row)


@njit(cache=True, nogil=True)
def _free_jokers(row: Row, seat: int) -> bool:
    has, named = row[HAS_AT + seat], row[NAMED_AT + seat]
    jokers = (has >> JOKER_AT & ONE) + (has >> GOLDEN_AT & ONE)
    return jokers - (named > 0) - (named > ONE) - (named > TWICE) > 0


@njit(cache=True, nogil=True)
def _end_game(row: Row) -> None:
    """R14: owners name their jokers one by one where the players choose."""
    row[PHASE] = ENDED
    if not row[NAMES]:
        return
    for ahead in range(row[SEATED]):
        seat = (row[TURN] + ahead) % row[SEATED]
        if _free_jokers(row, seat):
            row[PHASE], row[TURN] = JOKER, seat
            return


@njit(cache=True, nogil=True)
def append(listed: int, thing: int) -> int:
    """A list with one more at its end."""
    at = 0
    while listed >> at:
        at += BITS
    return listed | thing + 1 << at


@njit(cache=True, nogil=True)
def _take(row: Row, place: int) -> None:
    seat, cards, golden = row[TURN], row[ROW_AT + place], False
    while cards:
        golden |= cards & ONE == GOLD
        keep(row, seat, (cards & ONE) - 1)
        cards >>= BITS
    row[ROW_AT + place], row[TAKEN_AT + seat] = 0, place + 1
    if golden:
        row[PHASE] = GOLDEN  # R9
    else:
        _pass_on(row)


@njit(cache=True, nogil=True)
def _reveal(row: Row, card: int) -> None:
    _leave_deck(row, card)
    if row[PHASE] == GOLDEN:
        keep(row, row[TURN], card)
        _pass_on(row)
    else:
        row[PHASE], row[DRAWN] = PLACE, card + 1


@njit(cache=True, nogil=True)
def _first_card(row: Row, card: int) -> None:
    """R4: a first card; then comes the next seat or, when all have theirs, the first player's turn."""
    seats, given = row[SEATED], 0
    for seat in range(seats):
        given += row[HELD_AT + seat]
    _leave_deck(row, card)
    keep(row, row[TURN], card)
    row[TURN] = (row[TURN] + STEPS[seats, given + 1] - STEPS[seats, given]) % seats
    if given + 1 == FIRST_CARDS[seats]:
        row[PHASE] = TURNS


@njit(cache=True, nogil=True)
def _remove(row: Row, hue: int) -> None:
    """R2: all cards of a colour leave the game."""
    row[GONE] = append(row[GONE], hue)
    row[LEFT] &= ~(ONE << BITS * hue)
    row[DECK] -= WHOLE
    if TO_REMOVE[row[SEATED]] == 1 or row[GONE] > ONE:
        row[PHASE] = FIRST


@njit(cache=True, nogil=True)
def _settle(row: Row, action: int) -> None:
    """What happens before the first turn and after the last."""
    if action >= LAST_AT:
        row[LAST] = 1  # R12: it is set aside, and another card comes
    elif action >= DEALS_AT:
        _first_card(row, action - DEALS_AT)
    elif action >= FIRSTS_AT:
        row[TURN], row[PHASE] = action - FIRSTS_AT, DEAL if row[DEALS_FIRST] else START
    elif action >= REMOVALS_AT:
        _remove(row, action - REMOVALS_AT)
    elif action >= JOKERS_AT:
        row[NAMED_AT + row[TURN]] = append(row[NAMED_AT + row[TURN]], action - JOKERS_AT)
        _end_game(row)
    else:
        _first_card(row, action - STARTS_AT)


@njit(cache=True, nogil=True)
def apply(row: Row, action: int) -> None:
    """Play a legal action in place."""
    if action == DRAWS:
        row[PHASE] = REVEAL
    elif action < TAKES_AT:
        at = ROW_AT + action - PLACES_AT
        row[at] = append(row[at], row[DRAWN] - 1)
        row[DRAWN] = 0
        _pass_on(row)
    elif action < STARTS_AT:
        _take(row, action - TAKES_AT)
    elif REVEALS_AT <= action < LAST_AT:
        _reveal(row, action - REVEALS_AT)
    else:
        _settle(row, action)
