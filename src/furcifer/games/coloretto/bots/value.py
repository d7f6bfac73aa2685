"""The learned value of the start of a round: each seat's chance of winning, and the points it will have.

A small network judges one seat after the other, by the seat's own collection, what the others hold of the
same colours, the deck and the order of turns. The chances are the softmax of its first output over the seats;
the second output is the number of points still to come, in tens. The first layer is a sum of rows of a table,
one row for each feature that holds, so that judging a table of two takes less than a microsecond.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.coloretto.kernel.layout import (
    COLLECTION_AT,
    DECK_SIZE,
    LEFT,
    MAX_SEATS,
    PHASE,
    ROW_AT,
    SEAT_COUNT,
    SIDE,
    TAKEN_AT,
    TURN,
    TURNS,
    Ints,
)
from furcifer.games.coloretto.kernel.points import (
    COLOUR_COUNT,
    COUNT_BITS,
    COUNT_MASK,
    GOLDEN_AT,
    JOKER_AT,
    MAX_SCORING,
    MOST_JOKERS,
    TWO_AT,
    collection_points,
)
from furcifer.games.coloretto.tables import BOX, INDEX

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

HIDDEN, SECOND, OUTPUTS = 32, 16, 2
POINTS_UNIT = 10.0  # the second output counts tens of points
MOST_LEAD = 30  # greater leads are judged alike

# The features, by the first row of the table that belongs to each kind.
COUNTS, IN_DECK, TWOS, JOKERS = MAX_SCORING + 1, BOX[0] + 1, BOX[INDEX["+2"]] + 1, MOST_JOKERS + 1
_SIZES = (
    COLOUR_COUNT * COUNTS * IN_DECK,  # rank of a colour, own cards of it, cards of it in the deck
    COLOUR_COUNT * COUNTS,  # rank of a colour, most cards of it that another seat has
    JOKERS,  # own
    JOKERS,  # in the deck
    TWOS,  # own
    TWOS,  # in the deck
    sum(BOX) + 1,  # cards in the deck
    MAX_SEATS,  # seats that have their turn before this one
    2 * MOST_LEAD + 1,  # own points less the most points of another seat
)
OWN_AT, OTHERS_AT, JOKER_ROWS, JOKERS_LEFT, TWO_ROWS, TWOS_LEFT, DECK_ROWS, ORDER_ROWS, LEAD_ROWS = (
    sum(_SIZES[:kind]) for kind in range(len(_SIZES))
)
FEATURES = sum(_SIZES)
ACTIVE = 2 * COLOUR_COUNT + 7  # features that hold for a seat


class Network(NamedTuple):
    """The weights of a network, for one side of the score card and one number of seats."""

    table: Singles  # FEATURES × HIDDEN
    first_bias: Singles
    second: Singles  # HIDDEN × SECOND
    second_bias: Singles
    last: Singles  # OUTPUTS × SECOND
    last_bias: Singles


@compiled
def round_begins(packed: Ints) -> bool:
    """Return whether a round begins here: it is somebody's turn, no row has cards, nobody has taken."""
    if packed[PHASE] != TURNS:
        return False
    used = 0
    for row in range(MAX_SEATS):
        used |= packed[ROW_AT + row] | packed[TAKEN_AT + row]
    return used == 0


@compiled
def _count(cards: int, at: int) -> int:
    return cards >> at & COUNT_MASK


@compiled
def _ranked(has: int, left: int, ranks: Ints) -> None:
    """Write the colours, those with most cards first; of equal ones, those with most cards in the deck."""
    for colour in range(COLOUR_COUNT):
        at = COUNT_BITS * colour
        key = (_count(has, at) << COUNT_BITS | _count(left, at)) << COUNT_BITS | colour
        place = colour
        while place and ranks[place - 1] < key:
            ranks[place] = ranks[place - 1]
            place -= 1
        ranks[place] = key
    for rank in range(COLOUR_COUNT):
        ranks[rank] &= COUNT_MASK


@compiled
def _most_of_others(packed: Ints, seat: int, at: int) -> int:
    most = 0
    for other in range(packed[SEAT_COUNT]):
        if other != seat:
            most = max(most, _count(packed[COLLECTION_AT + other], at))
    return most


@compiled
def _lead(packed: Ints, seat: int, points: Floats) -> int:
    rival = -1e9
    for other in range(packed[SEAT_COUNT]):
        if other != seat:
            rival = max(rival, points[other])
    return int(max(-MOST_LEAD, min(MOST_LEAD, points[seat] - rival)))


@compiled
def write_features(packed: Ints, seat: int, points: Floats, out: Ints) -> None:
    """Write the rows of the table that hold for a seat. `points` has the points of all seats now."""
    has, left, seats = packed[COLLECTION_AT + seat], packed[LEFT], packed[SEAT_COUNT]
    _ranked(has, left, out)
    for rank in range(COLOUR_COUNT):
        at = COUNT_BITS * out[rank]
        own, others = min(_count(has, at), MAX_SCORING), min(_most_of_others(packed, seat, at), MAX_SCORING)
        out[rank] = OWN_AT + (rank * COUNTS + own) * IN_DECK + _count(left, at)
        out[COLOUR_COUNT + rank] = OTHERS_AT + rank * COUNTS + others
    nth = 2 * COLOUR_COUNT
    out[nth] = JOKER_ROWS + _count(has, JOKER_AT) + _count(has, GOLDEN_AT)
    out[nth + 1] = JOKERS_LEFT + _count(left, JOKER_AT) + _count(left, GOLDEN_AT)
    out[nth + 2] = TWO_ROWS + _count(has, TWO_AT)
    out[nth + 3] = TWOS_LEFT + _count(left, TWO_AT)
    out[nth + 4] = DECK_ROWS + packed[DECK_SIZE]
    out[nth + 5] = ORDER_ROWS + (seat - packed[TURN] + seats) % seats
    out[nth + 6] = LEAD_ROWS + MOST_LEAD + _lead(packed, seat, points)


@compiled
def _judge_seat(network: Network, features: Ints, hidden: Singles, second: Singles) -> tuple[float, float]:
    """Return the two outputs of the network for a seat."""
    for unit in range(HIDDEN):
        hidden[unit] = network.first_bias[unit]
    for nth in range(ACTIVE):
        row = features[nth]
        for unit in range(HIDDEN):
            hidden[unit] += network.table[row, unit]
    for unit in range(SECOND):
        second[unit] = network.second_bias[unit]
    for before in range(HIDDEN):
        strength = hidden[before]
        if strength > 0:
            for unit in range(SECOND):
                second[unit] += strength * network.second[before, unit]
    logit, more = network.last_bias[0], network.last_bias[1]
    for unit in range(SECOND):
        if second[unit] > 0:
            logit += second[unit] * network.last[0, unit]
            more += second[unit] * network.last[1, unit]
    return logit, more


@compiled
def judge(packed: Ints, network: Network, chances: Floats, points: Floats) -> None:
    """Write each seat's chance of winning and the points it can expect at the end."""
    seats, features = packed[SEAT_COUNT], np.empty(ACTIVE, dtype=np.int64)
    hidden, second = np.empty(HIDDEN, dtype=np.float32), np.empty(SECOND, dtype=np.float32)
    more, most, total = np.empty(MAX_SEATS), -1e9, 0.0
    for seat in range(seats):
        points[seat] = collection_points(packed[COLLECTION_AT + seat], packed[SIDE])
    for seat in range(seats):
        write_features(packed, seat, points, features)
        chances[seat], more[seat] = _judge_seat(network, features, hidden, second)
        most = max(most, chances[seat])
    for seat in range(seats):
        chances[seat] = np.exp(chances[seat] - most)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total
        points[seat] += POINTS_UNIT * more[seat]
