"""Play an action on a packed match of Coloretto."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled
from furcifer.games.coloretto.tables import INDEX, REMOVED, START_ORDER

from .layout import (
    COLLECTION_AT,
    COLLECTION_SIZE_AT,
    DEAL,
    DECK_SIZE,
    DRAWN,
    ENDED,
    FIRST,
    GOLDEN,
    IN_LAST_ROUND,
    JOKER,
    JOKERS_ARE_CHOSEN,
    LEFT,
    MAX_SEATS,
    NAMED_AT,
    PHASE,
    PLACE,
    REMOVED_COLOURS,
    REVEAL,
    ROW_AT,
    SEAT_COUNT,
    START,
    START_IS_DEALT,
    TAKEN_AT,
    TURN,
    TURNS,
    Ints,
    by_seats,
    collect,
)
from .legal import (
    CARDS_PER_COLOUR,
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
    TWO_MASK,
)
from .points import COUNT_BITS, COUNT_MASK, GOLDEN_AT, JOKER_AT

GOLD = INDEX["golden"] + 1
STEPS = by_seats(START_ORDER)
FIRST_CARDS = by_seats({seats: (len(order) - 1,) for seats, order in START_ORDER.items()})[:, 0]
TO_REMOVE = by_seats({seats: (colours,) for seats, colours in REMOVED.items()})[:, 0]


@compiled
def _leave_deck(packed: Ints, card: int) -> None:
    packed[LEFT] -= 1 << COUNT_BITS * card
    packed[DECK_SIZE] -= 1


@compiled
def _pass_turn(packed: Ints) -> None:
    """R8, R10: pass the turn to the next seat still in the round; if there is none, end it (R11, R12)."""
    seats, seat = packed[SEAT_COUNT], packed[TURN]
    packed[PHASE] = TURNS
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if not packed[TAKEN_AT + seat]:
            packed[TURN] = seat
            return
    for row in range(MAX_SEATS):
        packed[ROW_AT + row] = packed[TAKEN_AT + row] = 0
    if packed[IN_LAST_ROUND]:
        _end_game(packed)


@compiled
def _free_jokers(packed: Ints, seat: int) -> bool:
    has, named = packed[COLLECTION_AT + seat], packed[NAMED_AT + seat]
    jokers = (has >> JOKER_AT & COUNT_MASK) + (has >> GOLDEN_AT & COUNT_MASK)
    return jokers - (named > 0) - (named > COUNT_MASK) - (named > TWO_MASK) > 0


@compiled
def _end_game(packed: Ints) -> None:
    """R14: end the game, or let the next owner name a joker if `jokers` is `choose`."""
    packed[PHASE] = ENDED
    if not packed[JOKERS_ARE_CHOSEN]:
        return
    for ahead in range(packed[SEAT_COUNT]):
        seat = (packed[TURN] + ahead) % packed[SEAT_COUNT]
        if _free_jokers(packed, seat):
            packed[PHASE], packed[TURN] = JOKER, seat
            return


@compiled
def append(listed: int, entry: int) -> int:
    """Return a list with one more entry."""
    at = 0
    while listed >> at:
        at += COUNT_BITS
    return listed | entry + 1 << at


@compiled
def _take(packed: Ints, row: int) -> None:
    seat, cards, golden = packed[TURN], packed[ROW_AT + row], False
    while cards:
        golden |= cards & COUNT_MASK == GOLD
        collect(packed, seat, (cards & COUNT_MASK) - 1)
        cards >>= COUNT_BITS
    packed[ROW_AT + row], packed[TAKEN_AT + seat] = 0, row + 1
    if golden:
        packed[PHASE] = GOLDEN  # R9
    else:
        _pass_turn(packed)


@compiled
def _reveal(packed: Ints, card: int) -> None:
    _leave_deck(packed, card)
    if packed[PHASE] == GOLDEN:
        collect(packed, packed[TURN], card)
        _pass_turn(packed)
    else:
        packed[PHASE], packed[DRAWN] = PLACE, card + 1


@compiled
def _first_card(packed: Ints, card: int) -> None:
    """R4: give a first card; then the next seat gets one, or the first player's turn begins."""
    seats, given = packed[SEAT_COUNT], 0
    for seat in range(seats):
        given += packed[COLLECTION_SIZE_AT + seat]
    _leave_deck(packed, card)
    collect(packed, packed[TURN], card)
    packed[TURN] = (packed[TURN] + STEPS[seats, given + 1] - STEPS[seats, given]) % seats
    if given + 1 == FIRST_CARDS[seats]:
        packed[PHASE] = TURNS


@compiled
def _remove(packed: Ints, colour: int) -> None:
    """R2: remove all cards of a colour from the game."""
    packed[REMOVED_COLOURS] = append(packed[REMOVED_COLOURS], colour)
    packed[LEFT] &= ~(COUNT_MASK << COUNT_BITS * colour)
    packed[DECK_SIZE] -= CARDS_PER_COLOUR
    if TO_REMOVE[packed[SEAT_COUNT]] == 1 or packed[REMOVED_COLOURS] > COUNT_MASK:
        packed[PHASE] = FIRST


@compiled
def _set_up_or_end(packed: Ints, action: int) -> None:
    """Play an action from before the first turn or after the last."""
    if action >= LAST_AT:
        packed[IN_LAST_ROUND] = 1  # R12: the card is set aside and another is drawn
    elif action >= DEALS_AT:
        _first_card(packed, action - DEALS_AT)
    elif action >= FIRSTS_AT:
        packed[TURN], packed[PHASE] = action - FIRSTS_AT, DEAL if packed[START_IS_DEALT] else START
    elif action >= REMOVALS_AT:
        _remove(packed, action - REMOVALS_AT)
    elif action >= JOKERS_AT:
        packed[NAMED_AT + packed[TURN]] = append(packed[NAMED_AT + packed[TURN]], action - JOKERS_AT)
        _end_game(packed)
    else:
        _first_card(packed, action - STARTS_AT)


@compiled
def apply(packed: Ints, action: int) -> None:
    """Play a legal action in place."""
    if action == DRAWS:
        packed[PHASE] = REVEAL
    elif action < TAKES_AT:
        at = ROW_AT + action - PLACES_AT
        packed[at] = append(packed[at], packed[DRAWN] - 1)
        packed[DRAWN] = 0
        _pass_turn(packed)
    elif action < STARTS_AT:
        _take(packed, action - TAKES_AT)
    elif REVEALS_AT <= action < LAST_AT:
        _reveal(packed, action - REVEALS_AT)
    else:
        _set_up_or_end(packed, action)
