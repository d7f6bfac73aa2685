"""The playout policy of Coloretto: heuristic values of actions, for priors and playouts.

They assume that every seat still in the round takes, in turn, the row that brings it the most points.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.coloretto.kernel.apply import append
from furcifer.games.coloretto.kernel.layout import (
    COLLECTION_AT,
    DECK_SIZE,
    DRAWN,
    JOKER,
    LEFT,
    MAX_SEATS,
    NAMED_AT,
    PHASE,
    PLACE,
    ROW_AT,
    ROW_CARDS,
    SEAT_COUNT,
    SIDE,
    TAKEN_AT,
    TURN,
    TURNS,
    Ints,
)
from furcifer.games.coloretto.kernel.legal import (
    CAPACITY,
    DRAWS,
    JOKERS_AT,
    PLACES_AT,
    TAKES_AT,
    free_spaces,
    legal,
    open_rows,
    rows_in_middle,
)
from furcifer.games.coloretto.kernel.points import (
    COUNT_BITS,
    COUNT_MASK,
    GOLDEN_AT,
    JOKER_AT,
    as_named,
    collection_points,
)
from furcifer.games.coloretto.tables import BOTTOM, BOX

Floats = NDArray[np.float64]

# The points each row brings to each seat; then the worth of what each seat has, and a column kept aside.
SCRATCH_SHAPE = (MAX_SEATS + 2, MAX_SEATS)
WORTH, ASIDE = MAX_SEATS, MAX_SEATS + 1


def _at_four(weight: float, otherwise: float = 0.0) -> Floats:
    """Return a weight by number of seats. At three, what was tuned at four won no more than a fair share."""
    return np.where(np.arange(MAX_SEATS + 1) == 4, weight, otherwise)


# In points, tuned by games of the policy against itself. First what drawing is worth, and more or less for
# each seat that may add a card after it and for each space in the middle.
NEXT_CARD, NEXT_CARD_PER_SEAT = 4.5, _at_four(-2.5, otherwise=0.3)
NEXT_CARD_PER_SPACE = _at_four(2.3)
# The extra weight of a row that the opponents take first; the worth of a joker beyond its points before any
# card is drawn.
DANGER, JOKER_WORTH = _at_four(1.0), _at_four(20.0)
# The cost of each space left empty on a row that is taken; the weight of the opponents' average points.
EMPTY_SPACE, OPPONENT_WEIGHT = 0.6, 0.5
BEFORE_LAST_ROUND = float(sum(BOX) - BOTTOM)
WORST = -99.0


@compiled
def candidates(packed: Ints, out: Ints) -> int:
    """Write the legal actions; of rows that are alike, only the first."""
    count, kept, phase = legal(packed, out), 0, packed[PHASE]
    if phase not in (TURNS, PLACE):
        return count
    first = PLACES_AT if phase == PLACE else TAKES_AT
    for nth in range(count):
        action, duplicate = out[nth], False
        for other in range(kept):
            duplicate |= (
                action != DRAWS
                and out[other] != DRAWS
                and _equal_rows(packed, action - first, out[other] - first)
            )
        if not duplicate:
            out[kept] = action
            kept += 1
    return kept


@compiled
def _equal_rows(packed: Ints, one: int, other: int) -> bool:
    seats = packed[SEAT_COUNT]
    return packed[ROW_AT + one] == packed[ROW_AT + other] and CAPACITY[seats, one] == CAPACITY[seats, other]


@compiled
def as_collection(listed: int) -> int:
    """Return the cards of a list, such as a row, as a collection."""
    cards = 0
    while listed:
        cards += 1 << COUNT_BITS * ((listed & COUNT_MASK) - 1)
        listed >>= COUNT_BITS
    return cards


@compiled
def _joker_worth(packed: Ints) -> float:
    """Return what a joker is worth beyond its points: the less, the fewer cards are to come."""
    return JOKER_WORTH[packed[SEAT_COUNT]] * max(0, packed[DECK_SIZE] - BOTTOM) / BEFORE_LAST_ROUND


@compiled
def _worth(cards: int, side: int, joker: float) -> float:
    """Return the points of a collection, with what its jokers are worth beyond them."""
    jokers = (cards >> JOKER_AT & COUNT_MASK) + (cards >> GOLDEN_AT & COUNT_MASK)
    return collection_points(cards, side) + joker * jokers


@compiled
def _write_gains(packed: Ints, gains: Floats, row: int, cards: int) -> None:
    """Write what a row with these cards brings to each seat still in the round."""
    side, joker = packed[SIDE], _joker_worth(packed)
    for seat in range(packed[SEAT_COUNT]):
        if not cards:
            gains[seat, row] = 0.0
        elif not packed[TAKEN_AT + seat]:
            gains[seat, row] = _worth(packed[COLLECTION_AT + seat] + cards, side, joker) - gains[WORTH, seat]


@compiled
def _write_all_gains(packed: Ints, gains: Floats, free: int) -> None:
    """Write what each seat still in the round has, and what each row in the middle brings it."""
    side, joker = packed[SIDE], _joker_worth(packed)
    for seat in range(packed[SEAT_COUNT]):
        if not packed[TAKEN_AT + seat]:
            gains[WORTH, seat] = _worth(packed[COLLECTION_AT + seat], side, joker)
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        if free >> row & 1:
            _write_gains(packed, gains, row, as_collection(packed[ROW_AT + row]))


@compiled
def _best_row(gains: Floats, seat: int, free: int) -> int:
    """Return the row that brings a seat the most points, or -1."""
    best, found, row = WORST, -1, 0
    while free >> row:
        if free >> row & 1 and gains[seat, row] > best:
            best, found = gains[seat, row], row
        row += 1
    return found


@compiled
def _most(gains: Floats, seat: int, free: int) -> float:
    """Return what the best row brings a seat, or 0 without any."""
    row = _best_row(gains, seat, free)
    return gains[seat, row] if row >= 0 else 0.0


@compiled
def _opponents_take(packed: Ints, gains: Floats, free: int) -> tuple[float, int]:
    """Let the opponents take in turn. Return the cost of what they gain, and the rows they leave."""
    seats, me, gained, others = packed[SEAT_COUNT], packed[TURN], 0.0, 0
    for ahead in range(1, seats):
        seat = me + ahead if me + ahead < seats else me + ahead - seats
        if not packed[TAKEN_AT + seat]:
            others += 1
            row = _best_row(gains, seat, free)
            if row >= 0:
                gained += gains[seat, row]
                free &= ~(1 << row)
    return OPPONENT_WEIGHT * gained / others if others else 0.0, free


@compiled
def _value_after_opponents(packed: Ints, gains: Floats, free: int) -> float:
    """Return what the best row brings the seat to move if the opponents take first."""
    cost, left = _opponents_take(packed, gains, free)
    now, later = _most(gains, packed[TURN], free), _most(gains, packed[TURN], left)
    return later - DANGER[packed[SEAT_COUNT]] * (now - later) - cost


@compiled
def _expected_draw(packed: Ints, gains: Floats) -> float:
    """R10: return what a draw brings the last seat in a round on average, with the card placed best."""
    me, held, left, total = packed[TURN], 0, packed[LEFT], 0.0
    has, side, bits = packed[COLLECTION_AT + me], packed[SIDE], open_rows(packed)
    before, joker = gains[WORTH, me], _joker_worth(packed)
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        held |= (packed[ROW_AT + row] > 0) << row
    for card in range(len(BOX)):
        count, best = left >> COUNT_BITS * card & COUNT_MASK, WORST
        for row in range(MAX_SEATS if count else 0):
            if bits >> row & 1:
                cards = has + as_collection(packed[ROW_AT + row]) + (1 << COUNT_BITS * card)
                elsewhere = _best_row(gains, me, held & ~(1 << row))
                best = max(
                    best,
                    _worth(cards, side, joker) - before,
                    gains[me, elsewhere] if elsewhere >= 0 else WORST,
                )
        total += count * best
    return total / packed[DECK_SIZE]


@compiled
def _spaces(packed: Ints, free: int) -> int:
    """Return how many more cards fit on the rows in the middle."""
    spaces = 0
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        spaces += free_spaces(packed, row) if free >> row & 1 else 0
    return spaces


@compiled
def _draw_value(packed: Ints, gains: Floats, free: int) -> float:
    """Return the value of drawing: what the opponents leave, and the cards to come."""
    seats, others = packed[SEAT_COUNT], -1
    for seat in range(seats):
        others += not packed[TAKEN_AT + seat]
    if others == 0:
        return _expected_draw(packed, gains)
    value = _value_after_opponents(packed, gains, free) + NEXT_CARD + NEXT_CARD_PER_SEAT[seats] * others
    return value + NEXT_CARD_PER_SPACE[seats] * _spaces(packed, free)


@compiled
def _turn_value(packed: Ints, gains: Floats, free: int, action: int) -> float:
    """Return the value of taking a row before the opponents, or of drawing and taking after them."""
    if action == DRAWS:
        return _draw_value(packed, gains, free)
    row = action - TAKES_AT
    cost, _ = _opponents_take(packed, gains, free & ~(1 << row))
    return gains[packed[TURN], row] - cost - EMPTY_SPACE * free_spaces(packed, row)


@compiled
def _placement_value(packed: Ints, gains: Floats, free: int, row: int) -> float:
    """Return the value of placing the drawn card on a row."""
    seats, cards = packed[SEAT_COUNT], as_collection(packed[ROW_AT + row])
    for seat in range(seats):
        gains[ASIDE, seat] = gains[seat, row]
    _write_gains(packed, gains, row, cards + (1 << COUNT_BITS * (packed[DRAWN] - 1)))
    value = _value_after_opponents(packed, gains, free)
    for seat in range(seats):
        gains[seat, row] = gains[ASIDE, seat]
    return value


@compiled
def action_values(packed: Ints, gains: Floats, actions: Ints, count: int, out: Floats) -> None:
    """Write the value of each of the seat's actions, in points. `gains` is scratch."""
    phase, me, free = packed[PHASE], packed[TURN], rows_in_middle(packed)
    if phase in (TURNS, PLACE):
        _write_all_gains(packed, gains, free)
    for nth in range(count):
        action = actions[nth]
        if phase == TURNS:
            out[nth] = _turn_value(packed, gains, free, action)
        elif phase == PLACE:
            out[nth] = _placement_value(packed, gains, free, action - PLACES_AT)
        elif phase == JOKER:
            named = append(packed[NAMED_AT + me], action - JOKERS_AT)
            out[nth] = collection_points(as_named(packed[COLLECTION_AT + me], named), packed[SIDE])
        else:
            out[nth] = 0.0  # all first colours are equally good
