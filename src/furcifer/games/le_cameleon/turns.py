"""A turn of Le Caméléon on a row: what can be done and what it does, as in `rules.py`."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from numba import njit

from furcifer.machine.bits import lowest, size

from .bitboards import (
    ACROSS,
    CHART,
    DIRECTIONS,
    FIELD,
    FIRST_MOVE,
    FIRST_SQUARE,
    FIRST_TAKE,
    HALF,
    NEAR,
    NOTHING,
    ORIGIN,
    PASSING,
    PIECE_NAMES,
    RESERVES,
    SQUARE_AT,
    TARGET,
    WAYS_TO_TAKE,
    Ints,
    chameleons,
    kind_at,
    pieces,
    slide,
    steppers,
)
from .rows import (
    ACTION,
    BOXES,
    COUNT,
    COUNT_BITS,
    DRAWS,
    EACH,
    END,
    MOVED,
    NAME,
    OPEN,
    PAST,
    QUIET,
    TURN,
    judge,
)
from .tables import PRIMARY

FIRST_GAIN = 1 + len(PRIMARY)  # the kind of the first gain


# R8 to R15: taking


@njit(cache=True, nogil=True)
def associations(row: Ints, side: int, kind: int, victim: int, partners: int) -> int:
    """R9 to R12: what a piece of that kind and one of those partners may gain by taking a victim."""
    found, taken = 0, kind_at(row, 1 - side, victim)
    while partners:
        found |= CHART[(kind * 8 + kind_at(row, side, lowest(partners))) * 8 + taken]
        partners &= partners - 1
    return found


@njit(cache=True, nogil=True)
def victims(row: Ints, side: int, origin: int, target: int) -> int:
    """R8, R14: what a side's piece can take when it has moved; without a move, where it stands."""
    near = NEAR[side * HALF + target] & pieces(row, 1 - side)
    own, found = pieces(row, side) & ~(1 << origin), 0
    if not near or not RESERVES[side] & ~own:
        return 0
    while near:
        victim = lowest(near)
        partners = NEAR[(1 - side) * HALF + victim] & own
        if partners and associations(row, side, kind_at(row, side, origin), victim, partners):
            found |= 1 << victim
        near &= near - 1
    return found


@njit(cache=True, nogil=True)
def _in_stock(gains: int, box: int) -> int:
    """R13: where the box has none left, nothing is gained."""
    found = gains & NOTHING
    for gain in range(EACH):
        if gains >> gain & 1:
            found |= 1 << gain if box >> COUNT_BITS * gain & COUNT else NOTHING
    return found


@njit(cache=True, nogil=True)
def _ways_to_take(row: Ints, victim: int, gains: int, out: Ints, count: int) -> int:
    """Write the takings of one victim after those that are there; how many there are then."""
    side = row[TURN] & 1
    free = RESERVES[side] & ~pieces(row, side)
    square = SQUARE_AT[(1 - side) * HALF + victim]
    first = FIRST_TAKE + (square - FIRST_SQUARE) * WAYS_TO_TAKE
    for gain in range(EACH):
        left = free if gains >> gain & 1 else 0
        while left:
            out[count] = first + 1 + gain * ACROSS + lowest(left) % ACROSS
            count += 1
            left &= left - 1
    if gains & NOTHING:
        out[count] = first
        count += 1
    return count


@njit(cache=True, nogil=True)
def _takings(row: Ints, out: Ints) -> int:
    side, moved = row[TURN] & 1, row[MOVED] - 1
    own, kind, count = pieces(row, side) & ~(1 << moved), kind_at(row, side, moved), 0
    near = NEAR[side * HALF + moved] & pieces(row, 1 - side)
    while near:
        victim = lowest(near)
        partners = NEAR[(1 - side) * HALF + victim] & own
        gains = _in_stock(associations(row, side, kind, victim, partners), row[BOXES + side])
        count = _ways_to_take(row, victim, gains, out, count)
        near &= near - 1
    return count


# What can be done


@njit(cache=True, nogil=True)
def slides(own: int, place: int, out: Ints, count: int) -> int:
    """Write the moves of a chameleon after those that are there; how many there are then."""
    for direction in range(DIRECTIONS):
        first = FIRST_MOVE[place * DIRECTIONS + direction]
        for further in range(size(slide(own, place, direction))):
            out[count] = first + further
            count += 1
    return count


@njit(cache=True, nogil=True)
def moves(row: Ints, side: int, free: int, out: Ints) -> int:
    """Write a side's moves, of coloured pieces only those onto these free squares; how many there are."""
    own, sliding, count = pieces(row, side), chameleons(row, side), 0
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


@njit(cache=True, nogil=True)
def legal(row: Ints, out: Ints) -> int:
    """Write the numbers of all actions in the order of the rulebook; how many there are."""
    if row[END] != OPEN:
        return 0
    if row[MOVED]:
        return _takings(row, out)
    side = row[TURN] & 1
    count = moves(row, side, FIELD & ~pieces(row, side), out)
    if not count:
        out[0] = PASSING  # R16
        count = 1
    return count


# What an action does


@njit(cache=True, nogil=True)
def _end_turn(row: Ints) -> None:
    row[TURN], row[MOVED] = 1 - row[TURN], 0


@njit(cache=True, nogil=True)
def _remember(row: Ints, action: int) -> None:
    """R18: the board as it was, and what was done to it."""
    if row[DRAWS]:
        row[PAST + row[QUIET]] = row[NAME] & ~ACTION | action
        row[QUIET] += 1


@njit(cache=True, nogil=True)
def _put(row: Ints, side: int, half: int, kind: int) -> None:
    """Put a piece on an empty square, or take one of that kind off."""
    row[NAME] ^= PIECE_NAMES[side * HALF + half, kind]
    for digit in range(3):
        row[3 * side + digit] ^= (kind >> digit & 1) << half


@njit(cache=True, nogil=True)
def _move(row: Ints, action: int) -> None:
    side, origin, target = row[TURN] & 1, ORIGIN[action], TARGET[action]
    kind = kind_at(row, side, origin)
    if victims(row, side, origin, target):
        row[MOVED], row[QUIET] = target + 1, 0
    else:
        _remember(row, action)
        _end_turn(row)
    _put(row, side, origin, kind)
    _put(row, side, target, kind)


@njit(cache=True, nogil=True)
def _take(row: Ints, action: int) -> None:
    side, victim, way = row[TURN] & 1, TARGET[action], (action - FIRST_TAKE) % WAYS_TO_TAKE
    _put(row, 1 - side, victim, kind_at(row, 1 - side, victim))
    if way:
        gain, reserve = (way - 1) // ACROSS, (way - 1) % ACROSS
        row[BOXES + side] -= 1 << COUNT_BITS * gain
        _put(row, side, lowest(RESERVES[side]) + reserve, FIRST_GAIN + gain)
    row[QUIET] = 0
    if not victims(row, side, row[MOVED] - 1, row[MOVED] - 1):
        _end_turn(row)


@njit(cache=True, nogil=True)
def apply(row: Ints, action: int) -> None:
    """Play a legal action in place."""
    if action < FIRST_TAKE:
        _move(row, action)
    elif action == PASSING:
        _remember(row, action)
        _end_turn(row)
    else:
        _take(row, action)
    judge(row)
