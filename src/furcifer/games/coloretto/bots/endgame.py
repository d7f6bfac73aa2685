"""The exact values of actions in the last round of Coloretto: expectations over the unseen cards.

Every seat maximises its own share of the win (max-n). Positions that differ only in the order of cards, or of
row cards of equal size, have one value. A table keeps it until the values of all actions are known.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.games.coloretto.kernel.apply import GOLD, apply
from furcifer.games.coloretto.kernel.layout import (
    COLLECTION_AT,
    DECK_SIZE,
    DRAWN,
    ENDED,
    GOLDEN,
    IN_LAST_ROUND,
    JOKER,
    LEFT,
    MAX_SEATS,
    PHASE,
    REVEAL,
    ROW_AT,
    ROW_CARDS,
    SEAT_COUNT,
    TAKEN_AT,
    TURN,
    TURNS,
    WIDTH,
    Ints,
)
from furcifer.games.coloretto.kernel.legal import (
    CAPACITY,
    MOST_ACTIONS,
    REVEALS_AT,
    free_spaces,
    legal,
    rows_in_middle,
)
from furcifer.games.coloretto.kernel.points import COUNT_BITS, COUNT_MASK, GOLDEN_AT
from furcifer.games.coloretto.kernel.scoring import scores, win_shares
from furcifer.games.coloretto.tables import BOX

from .policy import as_collection, candidates

Floats = NDArray[np.float64]
Keys = NDArray[np.uint64]

MOST_POSITIONS = 400_000  # by the estimate, which is mostly three or four times too high
TABLE_BITS = 19
PROBES = 8  # places in the table for a position; if all are taken, it replaces another
DEPTH = 64  # actions to the end, at most: three for each of 15 spaces, two for each seat
SHARES, POINTS = 0, 1  # a value has two lines, each with a number for every seat
NOISE = 1e-12  # smaller differences between expectations come from rounding

# A key hashes row cards and collections: the counts of their cards, and above them which one it is.
ABOVE_CARDS = COUNT_BITS * len(BOX)
OUT_OF_ROUND, TO_MOVE = 1 << ABOVE_CARDS + 8, 1 << ABOVE_CARDS + 9
FACTORS = (np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB))  # as in the generator SplitMix64
SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31))
TABLE_SHIFT = np.uint64(64 - TABLE_BITS)


class Line(NamedTuple):
    """The positions on the way to the current one. Each array has one entry per position."""

    packed: Ints
    actions: Ints
    counts: Ints  # how many actions there are
    tried: Ints  # how many of them the value includes
    values: Floats


class Table(NamedTuple):
    """The values of positions, by their keys."""

    keys: Keys
    values: Floats


# Keys


@compiled
def _mixed(number: int) -> np.uint64:
    """Return a hash of 64 bits."""
    bits = np.uint64(number)
    bits = (bits ^ bits >> SHIFTS[0]) * FACTORS[0]
    bits = (bits ^ bits >> SHIFTS[1]) * FACTORS[1]
    return bits ^ bits >> SHIFTS[2]


@compiled
def _key(packed: Ints) -> np.uint64:
    """Return the key of a position at the start of a turn. It determines the deck too: no card gets lost."""
    key, seats, middle = np.uint64(0), packed[SEAT_COUNT], rows_in_middle(packed)
    for row in range(ROW_CARDS[seats]):
        if middle >> row & 1:
            key += _mixed(as_collection(packed[ROW_AT + row]) | CAPACITY[seats, row] << ABOVE_CARDS)
    for seat in range(seats):
        number = packed[COLLECTION_AT + seat] | seat + MAX_SEATS << ABOVE_CARDS
        number |= OUT_OF_ROUND if packed[TAKEN_AT + seat] else 0
        key += _mixed(number | (TO_MOVE if packed[TURN] == seat else 0))
    return key


@compiled
def _slot(table: Table, key: np.uint64) -> np.int64:
    """Return the place of a key: where it is, the next free one, or that of a key to replace."""
    first = np.int64(key >> TABLE_SHIFT)
    for nth in range(PROBES):
        slot = (first + nth) % len(table.keys)
        if table.keys[slot] == key or not table.keys[slot]:
            return slot
    return first


# Values


@compiled
def _prefers(seat: int, one: Floats, other: Floats) -> bool:
    """Return whether a seat prefers one value to another: by its share of the win, then by its points.

    If both are equal, it wants the next seats to have less. Some rule is needed that ignores the order of the
    row cards, since positions that differ only in this order share one value.
    """
    seats = one.shape[1]
    for ahead in range(seats):
        sign, of = (1 if ahead == 0 else -1), (seat + ahead) % seats
        for line in (SHARES, POINTS):
            difference = sign * (one[line, of] - other[line, of])
            if abs(difference) > NOISE:
                return difference > 0
    return False


@compiled
def _chance(packed: Ints, action: int) -> float:
    """Return the probability of a card: the deck has no order until a card is turned up."""
    return (packed[LEFT] >> COUNT_BITS * (action - REVEALS_AT) & COUNT_MASK) / packed[DECK_SIZE]


@compiled
def _include(line: Line, depth: int) -> None:
    """Include the value after an action: the mean over the cards, or the best for the seat to act."""
    packed, value, after = line.packed[depth], line.values[depth], line.values[depth + 1]
    nth = line.tried[depth]
    line.tried[depth] = nth + 1
    if packed[PHASE] in (REVEAL, GOLDEN):
        value += _chance(packed, line.actions[depth, nth]) * after
    elif nth == 0 or _prefers(packed[TURN], after, value):
        value[:] = after


@compiled
def _known(line: Line, depth: int, table: Table) -> bool:
    """Write the value of a position and return True, or write its actions if they must be tried first.

    R14, R17: nothing is better for an owner than to name the jokers for the score, as an end without names
    is counted. So the naming needs no search.
    """
    packed, value = line.packed[depth], line.values[depth]
    if packed[PHASE] in (ENDED, JOKER):
        win_shares(packed, value[SHARES])
        scores(packed, value[POINTS])
        return True
    if packed[PHASE] == TURNS:
        key = _key(packed)
        slot = _slot(table, key)
        if table.keys[slot] == key:
            value[:] = table.values[slot]
            return True
    line.counts[depth], line.tried[depth] = candidates(packed, line.actions[depth]), 0
    value[:] = 0.0
    return False


@compiled
def _store(line: Line, depth: int, table: Table) -> None:
    """Keep the value of a position at the start of a turn. The others are met only on the way to these."""
    packed = line.packed[depth]
    if packed[PHASE] == TURNS:
        key = _key(packed)
        slot = _slot(table, key)
        table.keys[slot] = key
        table.values[slot] = line.values[depth]


@compiled
def _evaluate(line: Line, table: Table) -> None:
    """Compute the value of the first position of a line.

    The line is explicit because a recursive function crashes when numba loads it from its cache.
    """
    depth = int(np.int64(0))  # not the literal 0, for which numba would compile `_known` once more
    known = _known(line, depth, table)
    while depth or not known:
        if known:
            depth -= 1
            _include(line, depth)
            known = line.tried[depth] == line.counts[depth]
            if known:
                _store(line, depth, table)
        else:
            line.packed[depth + 1] = line.packed[depth]
            apply(line.packed[depth + 1], line.actions[depth, line.tried[depth]])
            depth += 1
            known = _known(line, depth, table)


# The limit


@compiled
def _fillings(packed: Ints) -> float:
    """Return in how many ways the spaces can be filled with the kinds of cards in the deck, or stay empty."""
    options, left, ways, middle = 1, packed[LEFT], 1.0, rows_in_middle(packed)
    while left:
        options += left & COUNT_MASK > 0
        left >>= COUNT_BITS
    for row in range(ROW_CARDS[packed[SEAT_COUNT]]):
        for space in range(free_spaces(packed, row) if middle >> row & 1 else 0):
            ways *= (options + space) / (space + 1)  # the order on a row does not matter
    return ways


@compiled
def _takings(packed: Ints) -> float:
    """Return in how many ways any of the seats still in the round can take any of the rows."""
    rows, seats, ways, total = 0, 0, 1.0, 1.0
    for row in range(MAX_SEATS):
        rows += rows_in_middle(packed) >> row & 1
    for seat in range(packed[SEAT_COUNT]):
        seats += not packed[TAKEN_AT + seat]
    for taken in range(seats):
        ways *= (seats - taken) * (rows - taken) / (taken + 1)
        total += ways
    return total


@compiled
def _golden_factor(packed: Ints) -> float:
    """R9: return about how many times as many positions there are because of the golden joker's card."""
    for row in range(MAX_SEATS):
        if as_collection(packed[ROW_AT + row]) >> GOLDEN_AT & COUNT_MASK:
            return 4.0
    if packed[DRAWN] == GOLD:
        return 4.0
    return 2.0 if packed[LEFT] >> GOLDEN_AT & COUNT_MASK else 1.0


@compiled
def estimated_positions(packed: Ints) -> float:
    """Estimate the positions at the start of a turn until the end of the round, generously."""
    return _fillings(packed) * _takings(packed) * _golden_factor(packed)


@compiled
def within_limit(packed: Ints) -> bool:
    """Return whether the values of the actions are computed exactly here."""
    naming = packed[PHASE] == JOKER
    return naming or (packed[IN_LAST_ROUND] and estimated_positions(packed) <= MOST_POSITIONS)


@compiled
def exact_values(packed: Ints, actions: Ints, shares: Floats, points: Floats) -> int:
    """Write the legal actions, and each seat's share of the win and points after each of them.

    Return the number of actions, or 0 beyond the limit.
    """
    if not within_limit(packed):
        return 0
    seats, count = packed[SEAT_COUNT], legal(packed, actions)
    line = Line(
        np.empty((DEPTH, WIDTH), dtype=np.int64),
        np.empty((DEPTH, MOST_ACTIONS), dtype=np.int64),
        np.empty(DEPTH, dtype=np.int64),
        np.empty(DEPTH, dtype=np.int64),
        np.empty((DEPTH, 2, seats)),
    )
    table = Table(np.zeros(1 << TABLE_BITS, dtype=np.uint64), np.empty((1 << TABLE_BITS, 2, seats)))
    for nth in range(count):
        line.packed[0] = packed
        apply(line.packed[0], actions[nth])
        _evaluate(line, table)
        shares[nth], points[nth] = line.values[0, SHARES], line.values[0, POINTS]
    return count
