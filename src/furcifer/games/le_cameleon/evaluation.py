"""What a search wants to know of a row of Le Caméléon, beyond the kernel. `bots/pvs.py` says what for."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit

from furcifer.machine.bits import lowest, size

from .bitboards import (
    ACROSS,
    BOX_NAMES,
    FIELD,
    FIRST_TAKE,
    HALF,
    MOVED_NAMES,
    NEAR,
    ORIGIN,
    PASSING,
    RESERVES,
    SQUARE_AT,
    TARGET,
    TURN_NAMES,
    WAYS_TO_TAKE,
    Ints,
    chameleons,
    mobility,
    pieces,
)
from .kernel import MOST_ACTIONS
from .rows import BOXES, COUNT, COUNT_BITS, EACH, MOVED, NAME, TURN
from .tables import COLUMNS, ROWS
from .turns import moves, victims

# In hundredths of a primary piece
PRIMARY, COMPLEMENTARY, CHAMELEON = 100, 130, 350  # on rows 2 to 8
WAITING, WAITING_CHAMELEON = 110, 300  # in reserve
LAST_FREE, FULL = 10, 120  # a reserve with one square left; without any, the side takes nothing (R14)
MOVE, AHEAD = 3, 3  # a move, a row forward
THREAT, THREATENED = 10, 25  # something to take next, and each piece of that
TAKING = 130  # each piece that is about to be taken in the midst of a turn
SHARE = 20  # a twenty-fourth of all pieces: the fewer are left, the more a piece ahead weighs
FAR = 6  # a square between a hunter and the nearest of its prey
PREY = 4  # so few enemies are hunted


def _distance(one: int, other: int) -> int:
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


DISTANCE = np.array([[_distance(int(one), int(other)) for other in SQUARE_AT] for one in SQUARE_AT])
ADVANCE = np.zeros(2 * HALF, dtype=np.int64)  # rows from the own reserve
for _place, _square in enumerate(SQUARE_AT):
    ADVANCE[_place] = ROWS - 1 - _square // COLUMNS if _place >= HALF else _square // COLUMNS


@njit(cache=True, nogil=True)
def identity(row: Ints) -> int:
    """A name for what stands on the table. Two positions may share one: rare enough to play by, no proof."""
    name = row[NAME] ^ TURN_NAMES[row[TURN] & 1] ^ MOVED_NAMES[row[MOVED]]
    for side in range(2):
        for gain in range(EACH):
            name ^= BOX_NAMES[side, gain, row[BOXES + side] >> COUNT_BITS * gain & COUNT]
    return name


@njit(cache=True, nogil=True)
def certain(row: Ints) -> int:
    """Nothing is sure at sight: that takes a search."""
    return 0


# What a side could take next


@njit(cache=True, nogil=True)
def taking_moves(row: Ints, side: int, out: Ints) -> int:
    """Write the moves of a side, were it to move, that take something; how many there are."""
    own, enemies, around = pieces(row, side), pieces(row, 1 - side) & FIELD, 0
    while enemies:
        near = NEAR[(1 - side) * HALF + lowest(enemies)]
        if near & own:  # a partner waits
            around |= near
        enemies &= enemies - 1
    around &= ~own
    count = 0
    for place in range(moves(row, side, around, out) if around else 0):
        action = out[place]
        if around >> TARGET[action] & 1 and victims(row, side, ORIGIN[action], TARGET[action]):
            out[count] = action
            count += 1
    return count


@njit(cache=True, nogil=True)
def _threats(row: Ints, side: int) -> int:
    """The worth of what a side threatens to take."""
    out, threatened = np.empty(MOST_ACTIONS, dtype=np.int64), 0
    for place in range(taking_moves(row, side, out)):
        threatened |= victims(row, side, ORIGIN[out[place]], TARGET[out[place]])
    return THREAT + THREATENED * size(threatened) if threatened else 0


# What a position is worth


@njit(cache=True, nogil=True)
def _material(row: Ints, side: int) -> int:
    own, black = pieces(row, side), chameleons(row, side)
    mixed = row[3 * side + 2] & ~black  # the third digit: violet, orange and green
    reserve = own & RESERVES[side]
    worth = PRIMARY * size(own & ~mixed & ~black)
    worth += COMPLEMENTARY * size(mixed & FIELD) + WAITING * size(mixed & reserve)
    worth += CHAMELEON * size(black & FIELD) + WAITING_CHAMELEON * size(black & reserve)
    waiting = size(reserve)
    return worth - FULL if waiting == ACROSS else worth - LAST_FREE if waiting == ACROSS - 1 else worth


@njit(cache=True, nogil=True)
def _posture(row: Ints, side: int) -> int:
    """Where the pieces stand and how they can move."""
    field = pieces(row, side) & FIELD
    worth = MOVE * mobility(row, side)
    while field:
        worth += AHEAD * ADVANCE[side * HALF + lowest(field)]
        field &= field - 1
    return worth


@njit(cache=True, nogil=True)
def _hunt(row: Ints, side: int) -> int:
    """The few that are left must be closed in on: what all the way to them costs."""
    hunters, cost = pieces(row, side) & FIELD, 0
    while hunters:
        place, nearest, prey = side * HALF + lowest(hunters), ROWS, pieces(row, 1 - side)
        while prey:
            nearest = min(nearest, DISTANCE[place, (1 - side) * HALF + lowest(prey)])
            prey &= prey - 1
        cost += FAR * nearest
        hunters &= hunters - 1
    return cost


@njit(cache=True, nogil=True)
def _strength(row: Ints, side: int) -> int:
    own, enemy = size(pieces(row, side)), size(pieces(row, 1 - side))
    worth = _material(row, side) + _posture(row, side) + _threats(row, side)
    worth += SHARE * 24 * own // (own + enemy)
    return worth - _hunt(row, side) if enemy <= PREY and own > enemy else worth


@njit(cache=True, nogil=True)
def evaluate(row: Ints) -> int:
    """What the position is worth to the side to move, in hundredths of a primary piece."""
    side = row[TURN] & 1
    worth = _strength(row, side) - _strength(row, 1 - side)
    if row[MOVED]:
        worth += TAKING * size(victims(row, side, row[MOVED] - 1, row[MOVED] - 1))
    return worth


@njit(cache=True, nogil=True)
def noisy(row: Ints, out: Ints) -> int:
    """Write the moves that take; -1 in the midst of a turn: then every taking counts."""
    return -1 if row[MOVED] else taking_moves(row, row[TURN] & 1, out)


@njit(cache=True, nogil=True)
def promise(row: Ints, action: int) -> int:
    """How promising an action looks, 0 to 9: takings first, most of all with a gain, then moves that take."""
    if action == PASSING:
        return 0
    if action < FIRST_TAKE:
        return 6 if victims(row, row[TURN] & 1, ORIGIN[action], TARGET[action]) else 0
    way = (action - FIRST_TAKE) % WAYS_TO_TAKE
    return 9 if way > (EACH - 1) * ACROSS else 8 if way else 7
