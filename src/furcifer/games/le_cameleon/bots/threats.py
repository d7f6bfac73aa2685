"""The threats of a side of Le Caméléon: the pieces it can take with its next move."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size
from furcifer.games.le_cameleon.kernel.bitboards import (
    DIRECTIONS,
    FIELD,
    FIRST_MOVE,
    HALF,
    NEAR,
    TARGET,
    Ints,
    chameleons,
    pieces,
    slide,
    steppers,
)
from furcifer.games.le_cameleon.kernel.legal import victims


@compiled
def _beside_partners(packed: Ints, side: int) -> int:
    """Return the empty squares beside enemies that have a piece of this side beside them already."""
    own, enemies, around = pieces(packed, side), pieces(packed, 1 - side) & FIELD, 0
    while enemies:
        near = NEAR[(1 - side) * HALF + lowest(enemies)]
        if near & own:
            around |= near
        enemies &= enemies - 1
    return around & ~own


@compiled
def threatened(packed: Ints, side: int) -> int:
    """Return the enemies that a side, as if it were to move, can take first."""
    around, found = _beside_partners(packed, side), 0
    if not around:
        return 0
    own, sliding = pieces(packed, side), chameleons(packed, side)
    for direction in range(DIRECTIONS):
        able = steppers(own ^ sliding, around, side, direction)
        while able:
            origin = lowest(able)
            target = TARGET[FIRST_MOVE[(side * HALF + origin) * DIRECTIONS + direction]]
            found |= victims(packed, side, origin, target)
            able &= able - 1
    while sliding:
        for direction in range(DIRECTIONS):
            reach = slide(own, side * HALF + lowest(sliding), direction) & around
            while reach:
                found |= victims(packed, side, lowest(sliding), lowest(reach))
                reach &= reach - 1
        sliding &= sliding - 1
    return found


@compiled
def taking_moves(packed: Ints, side: int, out: Ints) -> int:
    """Write the moves of a side, as if it were to move, that take something. Return the count."""
    around = _beside_partners(packed, side)
    if not around:
        return 0
    own, sliding = pieces(packed, side), chameleons(packed, side)
    count = _taking_slides(packed, side, around, out)
    for direction in range(DIRECTIONS):
        able = steppers(own ^ sliding, around, side, direction)
        while able:
            action = FIRST_MOVE[(side * HALF + lowest(able)) * DIRECTIONS + direction]
            if victims(packed, side, lowest(able), TARGET[action]):
                out[count] = action
                count += 1
            able &= able - 1
    return count


@compiled
def _taking_slides(packed: Ints, side: int, around: int, out: Ints) -> int:
    own, sliding, count = pieces(packed, side), chameleons(packed, side), 0
    while sliding:
        place = side * HALF + lowest(sliding)
        for direction in range(DIRECTIONS):
            first = FIRST_MOVE[place * DIRECTIONS + direction]
            for action in range(first, first + size(slide(own, place, direction))):
                if around >> TARGET[action] & 1 and victims(packed, side, lowest(sliding), TARGET[action]):
                    out[count] = action
                    count += 1
        sliding &= sliding - 1
    return count
