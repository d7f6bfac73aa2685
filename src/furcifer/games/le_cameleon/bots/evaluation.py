"""The evaluation of Le Caméléon for the alpha-beta search; see `furcifer/bots/alphabeta/search.py`."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.core import Evaluation
from furcifer.games.le_cameleon.kernel.bitboards import (
    BOX_KEYS,
    FIELD,
    FIRST_TAKE,
    HALF,
    MOVED_KEYS,
    ORIGIN,
    PASS_NUMBER,
    PER_ROW,
    RESERVES,
    SQUARE_AT,
    TARGET,
    TURN_KEYS,
    WAYS_TO_TAKE,
    Ints,
    chameleons,
    pieces,
)
from furcifer.games.le_cameleon.kernel.layout import (
    BOXES,
    COUNT_BITS,
    COUNT_MASK,
    GAIN_KINDS,
    HASH,
    MOVED,
    TURN,
)
from furcifer.games.le_cameleon.kernel.legal import victims
from furcifer.games.le_cameleon.tables import COLUMNS, ROWS

from .network import TERM_WEIGHTS, network, phase
from .threats import taking_moves, threatened

PRIMARY = 100  # values are in hundredths of a primary piece
PENDING_TAKING = 130  # each piece that can be taken now, in the middle of a turn
LARGEST_VALUE = 9_999
FEW_ENEMIES = 4

# The terms beside the network. Their learned weights are in sixteenths, by phase. Each of the first six is
# for the side to move, and the next number is for the other side.
THREAT, THREATENED, THREATENED_CHAMELEON = 0, 2, 4  # having something to take next, and each piece of it
DISTANCE, RESERVE_FULL, RESERVE_ALMOST_FULL = 6, 8, 10
SHARE = 12  # the pieces ahead as a share of all: one ahead weighs more when few are left
TERM_BITS = 4


def _distance(one: int, other: int) -> int:
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


SQUARES_BETWEEN = np.array([[_distance(int(one), int(other)) for other in SQUARE_AT] for one in SQUARE_AT])


@compiled
def position_key(packed: Ints) -> int:
    """Return a Zobrist key. Two positions may share one, rarely enough for play but not for a proof."""
    key = packed[HASH] ^ TURN_KEYS[packed[TURN] & 1] ^ MOVED_KEYS[packed[MOVED]]
    for side in range(2):
        for gain in range(GAIN_KINDS):
            key ^= BOX_KEYS[side, gain, packed[BOXES + side] >> COUNT_BITS * gain & COUNT_MASK]
    return key


@compiled
def forced_win(packed: Ints) -> int:
    """Return 0: no win can be seen without a search."""
    return 0


# The static value


@compiled
def distance_to_enemies(packed: Ints, side: int) -> int:
    """Return the squares between a side and the last few enemies, which it must surround, or 0."""
    own, enemies, total = pieces(packed, side), pieces(packed, 1 - side), 0
    if size(enemies) > FEW_ENEMIES or size(own) <= size(enemies):
        return 0
    own &= FIELD
    while own:
        place, nearest, left = side * HALF + lowest(own), ROWS, enemies
        while left:
            nearest = min(nearest, SQUARES_BETWEEN[place, (1 - side) * HALF + lowest(left)])
            left &= left - 1
        total += nearest
        own &= own - 1
    return total


@compiled
def _reserve(packed: Ints, side: int, weights: Ints) -> int:
    """R14: return the value of a reserve that is full or almost full."""
    waiting = size(pieces(packed, side) & RESERVES[side])
    if waiting == PER_ROW:
        return weights[RESERVE_FULL]
    return weights[RESERVE_ALMOST_FULL] if waiting == PER_ROW - 1 else 0


@compiled
def _threats(packed: Ints, side: int, weights: Ints) -> int:
    """Return the value of what a side threatens to take."""
    found = threatened(packed, side)
    if not found:
        return 0
    value = weights[THREAT] + weights[THREATENED] * size(found)
    return value + weights[THREATENED_CHAMELEON] * size(found & chameleons(packed, 1 - side))


@compiled
def _side_terms(packed: Ints, side: int, weights: Ints) -> int:
    value = _threats(packed, side, weights) + _reserve(packed, side, weights)
    return value + weights[DISTANCE] * distance_to_enemies(packed, side)


@compiled
def terms(packed: Ints, side: int, weights: Ints) -> int:
    """Return the sum of the terms for the side to move, times their weights."""
    own, enemy = size(pieces(packed, side)), size(pieces(packed, 1 - side))
    value = _side_terms(packed, side, weights) + _side_terms(packed, 1 - side, weights[1:])
    return value + weights[SHARE] * (own - enemy) // (own + enemy)


@compiled
def evaluate(packed: Ints) -> int:
    """Return the value for the side to move, in hundredths of a primary piece."""
    side, now = packed[TURN] & 1, phase(packed)
    value = network(packed, side, now) + (terms(packed, side, TERM_WEIGHTS[now]) >> TERM_BITS)
    if packed[MOVED]:
        value += PENDING_TAKING * size(victims(packed, side, packed[MOVED] - 1, packed[MOVED] - 1))
    return min(max(value, -LARGEST_VALUE), LARGEST_VALUE)


@compiled
def noisy(packed: Ints, out: Ints) -> int:
    """Write the moves that take. Return -1 in the middle of a turn: every taking counts then."""
    return -1 if packed[MOVED] else taking_moves(packed, packed[TURN] & 1, out)


@compiled
def priority(packed: Ints, action: int) -> int:
    """Return 0 to 9: takings first, by what they gain (a chameleon most), then moves that take."""
    if action == PASS_NUMBER:
        return 0
    if action < FIRST_TAKE:
        return 6 if victims(packed, packed[TURN] & 1, ORIGIN[action], TARGET[action]) else 0
    way = (action - FIRST_TAKE) % WAYS_TO_TAKE
    return 9 if way > (GAIN_KINDS - 1) * PER_ROW else 8 if way else 7


evaluation = Evaluation(
    position_key=position_key,
    forced_win=forced_win,
    evaluate=evaluate,
    noisy=noisy,
    priority=priority,
    margin=PRIMARY,
)
