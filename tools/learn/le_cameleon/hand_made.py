"""The evaluation of Le Caméléon that was made by hand: the teacher of the network, and the one to beat."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from dataclasses import replace

import numpy as np
from uncached import compiled

from furcifer.compiled.bits import lowest, size
from furcifer.games.le_cameleon.bots import evaluation as learned
from furcifer.games.le_cameleon.bots.evaluation import PENDING_TAKING, PRIMARY, distance_to_enemies
from furcifer.games.le_cameleon.bots.threats import threatened
from furcifer.games.le_cameleon.kernel.bitboards import (
    FIELD,
    HALF,
    PER_ROW,
    RESERVES,
    SQUARE_AT,
    Ints,
    chameleons,
    mobility,
    pieces,
)
from furcifer.games.le_cameleon.kernel.layout import MOVED, TURN
from furcifer.games.le_cameleon.kernel.legal import victims
from furcifer.games.le_cameleon.tables import COLUMNS, ROWS

# In hundredths of a primary piece
COMPLEMENTARY, CHAMELEON = 130, 350  # a piece on rows 2 to 8
IN_RESERVE, CHAMELEON_IN_RESERVE = 110, 300
ONE_FREE_RESERVE, FULL_RESERVE = 10, 120  # the cost of a reserve that is almost full, or full (R14)
MOBILITY, ADVANCED = 3, 3  # each move, each row forward
THREAT, THREATENED_PIECE = 10, 25  # having something to take next, and each piece of it
MATERIAL_SHARE = 20  # per twenty-fourth of all pieces: a piece ahead weighs more when few are left
DISTANCE_COST = 6  # each square between a piece and the nearest of few enemies

ADVANCE = np.zeros(2 * HALF, dtype=np.int64)  # rows from the side's own reserve
for _place, _square in enumerate(SQUARE_AT):
    ADVANCE[_place] = ROWS - 1 - _square // COLUMNS if _place >= HALF else _square // COLUMNS


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
def _threats(victims: int) -> int:
    """Return the value of what a side threatens to take."""
    return THREAT + THREATENED_PIECE * size(victims) if victims else 0


@compiled
def _strength(packed: Ints, side: int) -> int:
    own, enemy = size(pieces(packed, side)), size(pieces(packed, 1 - side))
    value = _material(packed, side) + _placement(packed, side) + _threats(threatened(packed, side))
    value += MATERIAL_SHARE * 24 * own // (own + enemy)
    return value - DISTANCE_COST * distance_to_enemies(packed, side)


@compiled
def evaluate(packed: Ints) -> int:
    """Return the value for the side to move, in hundredths of a primary piece."""
    side = packed[TURN] & 1
    value = _strength(packed, side) - _strength(packed, 1 - side)
    if packed[MOVED]:
        value += PENDING_TAKING * size(victims(packed, side, packed[MOVED] - 1, packed[MOVED] - 1))
    return value


evaluation = replace(learned.evaluation, evaluate=evaluate)
