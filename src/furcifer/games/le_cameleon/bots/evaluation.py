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
    mobility,
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

from .threats import taking_moves, threatened

# In hundredths of a primary piece
PRIMARY, COMPLEMENTARY, CHAMELEON = 100, 130, 350  # a piece on rows 2 to 8
IN_RESERVE, CHAMELEON_IN_RESERVE = 110, 300
ONE_FREE_RESERVE, FULL_RESERVE = 10, 120  # the cost of a reserve that is almost full, or full (R14)
MOBILITY, ADVANCED = 3, 3  # each move, each row forward
THREAT, THREATENED_PIECE = 10, 25  # having something to take next, and each piece of it
PENDING_TAKING = 130  # each piece that can be taken now, in the middle of a turn
MATERIAL_SHARE = 20  # per twenty-fourth of all pieces: a piece ahead weighs more when few are left
DISTANCE_COST = 6  # each square between a piece and the nearest of few enemies
FEW_ENEMIES = 4


def _distance(one: int, other: int) -> int:
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


DISTANCE = np.array([[_distance(int(one), int(other)) for other in SQUARE_AT] for one in SQUARE_AT])
ADVANCE = np.zeros(2 * HALF, dtype=np.int64)  # rows from the side's own reserve
for _place, _square in enumerate(SQUARE_AT):
    ADVANCE[_place] = ROWS - 1 - _square // COLUMNS if _place >= HALF else _square // COLUMNS


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
def _material(packed: Ints, side: int) -> int:
    own, own_chameleons = pieces(packed, side), chameleons(packed, side)
    complementary = packed[3 * side + 2] & ~own_chameleons  # the third digit: violet, orange and green
    reserve = own & RESERVES[side]
    value = PRIMARY * size(own & ~complementary & ~own_chameleons)
    value += COMPLEMENTARY * size(complementary & FIELD) + IN_RESERVE * size(complementary & reserve)
    value += CHAMELEON * size(own_chameleons & FIELD) + CHAMELEON_IN_RESERVE * size(own_chameleons & reserve)
    waiting = size(reserve)
    if waiting == PER_ROW:
        return value - FULL_RESERVE
    return value - ONE_FREE_RESERVE if waiting == PER_ROW - 1 else value


@compiled
def _placement(packed: Ints, side: int) -> int:
    """Return the value of the pieces' squares and mobility."""
    field = pieces(packed, side) & FIELD
    value = MOBILITY * mobility(packed, side)
    while field:
        value += ADVANCED * ADVANCE[side * HALF + lowest(field)]
        field &= field - 1
    return value


@compiled
def _distance_to_enemies(packed: Ints, side: int) -> int:
    """Return the cost of the distances to the last few enemies, which must be surrounded."""
    own, cost = pieces(packed, side) & FIELD, 0
    while own:
        place, nearest, enemies = side * HALF + lowest(own), ROWS, pieces(packed, 1 - side)
        while enemies:
            nearest = min(nearest, DISTANCE[place, (1 - side) * HALF + lowest(enemies)])
            enemies &= enemies - 1
        cost += DISTANCE_COST * nearest
        own &= own - 1
    return cost


@compiled
def _threats(victims: int) -> int:
    """Return the value of what a side threatens to take."""
    return THREAT + THREATENED_PIECE * size(victims) if victims else 0


@compiled
def _strength(packed: Ints, side: int) -> int:
    own, enemy = size(pieces(packed, side)), size(pieces(packed, 1 - side))
    value = _material(packed, side) + _placement(packed, side) + _threats(threatened(packed, side))
    value += MATERIAL_SHARE * 24 * own // (own + enemy)
    return value - _distance_to_enemies(packed, side) if enemy <= FEW_ENEMIES and own > enemy else value


@compiled
def evaluate(packed: Ints) -> int:
    """Return the value for the side to move, in hundredths of a primary piece."""
    side = packed[TURN] & 1
    value = _strength(packed, side) - _strength(packed, 1 - side)
    if packed[MOVED]:
        value += PENDING_TAKING * size(victims(packed, side, packed[MOVED] - 1, packed[MOVED] - 1))
    return value


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
