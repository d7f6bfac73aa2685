"""R6 to R16 on a packed match: the side to act, its moves and its takings."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from furcifer.compiled import compiled
from furcifer.compiled.bits import lowest, size

from .bitboards import (
    CHART,
    DIRECTIONS,
    FIELD,
    FIRST_MOVE,
    FIRST_SQUARE,
    FIRST_TAKE,
    HALF,
    NEAR,
    NOTHING,
    PASS_NUMBER,
    PER_ROW,
    RESERVES,
    SQUARE_AT,
    WAYS_TO_TAKE,
    Ints,
    chameleons,
    kind_at,
    pieces,
    slide,
    steppers,
)
from .layout import BOXES, COUNT_BITS, COUNT_MASK, GAIN_KINDS, MOVED, OPEN, OVER, RESULT, TURN


@compiled
def to_act(packed: Ints) -> int:
    """Return the seat to act, or OVER."""
    return packed[TURN] if packed[RESULT] == OPEN else OVER


@compiled
def associations(packed: Ints, side: int, kind: int, victim: int, partners: int) -> int:
    """R9 to R12: return what a piece of this kind and one of these partners gain by taking a victim."""
    found, taken = 0, kind_at(packed, 1 - side, victim)
    while partners:
        found |= CHART[(kind * 8 + kind_at(packed, side, lowest(partners))) * 8 + taken]
        partners &= partners - 1
    return found


@compiled
def victims(packed: Ints, side: int, origin: int, target: int) -> int:
    """R8, R14: return what a piece can take after a move from `origin` to `target`, which may be equal."""
    near = NEAR[side * HALF + target] & pieces(packed, 1 - side)
    own, found = pieces(packed, side) & ~(1 << origin), 0
    if not near or not RESERVES[side] & ~own:
        return 0
    while near:
        victim = lowest(near)
        partners = NEAR[(1 - side) * HALF + victim] & own
        if partners and associations(packed, side, kind_at(packed, side, origin), victim, partners):
            found |= 1 << victim
        near &= near - 1
    return found


@compiled
def _in_stock(gains: int, box: int) -> int:
    """R13: replace each gain that the box has run out of by NOTHING."""
    found = gains & NOTHING
    for gain in range(GAIN_KINDS):
        if gains >> gain & 1:
            found |= 1 << gain if box >> COUNT_BITS * gain & COUNT_MASK else NOTHING
    return found


@compiled
def _ways_to_take(packed: Ints, victim: int, gains: int, out: Ints, count: int) -> int:
    """Append the takings of one victim to the first `count`. Return the new count."""
    side = packed[TURN] & 1
    free = RESERVES[side] & ~pieces(packed, side)
    square = SQUARE_AT[(1 - side) * HALF + victim]
    first = FIRST_TAKE + (square - FIRST_SQUARE) * WAYS_TO_TAKE
    for gain in range(GAIN_KINDS):
        left = free if gains >> gain & 1 else 0
        while left:
            out[count] = first + 1 + gain * PER_ROW + lowest(left) % PER_ROW
            count += 1
            left &= left - 1
    if gains & NOTHING:
        out[count] = first
        count += 1
    return count


@compiled
def _takings(packed: Ints, out: Ints) -> int:
    side, moved = packed[TURN] & 1, packed[MOVED] - 1
    own, kind, count = pieces(packed, side) & ~(1 << moved), kind_at(packed, side, moved), 0
    near = NEAR[side * HALF + moved] & pieces(packed, 1 - side)
    while near:
        victim = lowest(near)
        partners = NEAR[(1 - side) * HALF + victim] & own
        gains = _in_stock(associations(packed, side, kind, victim, partners), packed[BOXES + side])
        count = _ways_to_take(packed, victim, gains, out, count)
        near &= near - 1
    return count


@compiled
def slides(own: int, place: int, out: Ints, count: int) -> int:
    """Append the moves of a chameleon to the first `count`. Return the new count."""
    for direction in range(DIRECTIONS):
        first = FIRST_MOVE[place * DIRECTIONS + direction]
        for further in range(size(slide(own, place, direction))):
            out[count] = first + further
            count += 1
    return count


@compiled
def moves(packed: Ints, side: int, free: int, out: Ints) -> int:
    """Write a side's moves; those of coloured pieces only onto `free` squares. Return the count."""
    own, sliding, count = pieces(packed, side), chameleons(packed, side), 0
    left = own
    while left:
        origin = lowest(left)
        place = side * HALF + origin
        if sliding >> origin & 1:
            count = slides(own, place, out, count)
        else:
            for direction in range(DIRECTIONS):
                if steppers(1 << origin, free, side, direction):
                    out[count] = FIRST_MOVE[place * DIRECTIONS + direction]
                    count += 1
        left &= left - 1
    return count


@compiled
def legal(packed: Ints, out: Ints) -> int:
    """Write the numbers of all legal actions in the order of the rulebook. Return the count."""
    if packed[RESULT] != OPEN:
        return 0
    if packed[MOVED]:
        return _takings(packed, out)
    side = packed[TURN] & 1
    count = moves(packed, side, FIELD & ~pieces(packed, side), out)
    if not count:
        out[0] = PASS_NUMBER  # R16
        count = 1
    return count
