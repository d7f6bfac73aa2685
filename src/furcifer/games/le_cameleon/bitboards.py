"""Le Caméléon on bitboards: the ground that the kernel and the evaluation stand on.

Each side has half of the board to itself (R1), so a side's pieces are sets of 36 squares: square number n of
the board is bit n // 2, and rows 2 to 8 are the bits 4 to 31 for both. A kind is a number from 1 to 7 in
three such sets, one for each binary digit. A *place* is a square with its side: 36 for each.

A compiled function keeps what it read here when it was compiled: after a change in this file or in
`tables.py`, delete the `__pycache__` folders of the game and of `bots`.
"""

# mypy: disable-error-code="untyped-decorator,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from furcifer.core import Rng
from furcifer.machine.bits import highest, lowest, size

from . import tables
from .encoding import ACTIONS, EVERY, NUMBER
from .rules import PASS
from .state import Move, Take
from .tables import ASSOCIATIONS, BOX, COLUMNS, GAINS, GROUND, INDEX, KINDS, NAMES, RAYS, RESERVE, STEPS

Ints = NDArray[np.int64]

HALF = len(NAMES) // 2
ACROSS = COLUMNS // 2  # squares of one colour in a row
FIELD = sum(1 << square // 2 for square in tables.FIELD[::2])
FIRST_SQUARE = tables.FIELD[0]
RESERVES = np.array([sum(1 << square // 2 for square in squares) for squares in RESERVE])
LEFT = sum(1 << half for half in range(0, HALF, ACROSS))
RIGHT = LEFT << ACROSS - 1
CHAMELEON = len(KINDS)  # the last kind: its three digits are ones
DIRECTIONS = 4  # down left, down right, up left, up right


def _grounds() -> list[tuple[int, int]]:
    """Every place with the square of the board it stands for."""
    return [(side * HALF + square // 2, square) for side in (0, 1) for square in GROUND[side]]


SQUARE_AT = np.zeros(2 * HALF, dtype=np.int64)
for _place, _square in _grounds():
    SQUARE_AT[_place] = _square


# Where a row of a side begins: on column a, or one square to the right of it.
BEGINS_AT_A = np.zeros(2, dtype=np.int64)
for _place, _square in _grounds():
    if _square % COLUMNS % 2 == 0:
        BEGINS_AT_A[_place // HALF] |= 1 << _place % HALF


def _bits(squares: tuple[int, ...]) -> int:
    return sum(1 << square // 2 for square in squares)


def _moving() -> tuple[Ints, Ints]:
    """By place and direction: the squares on the way of a chameleon, and the number of the first move."""
    ways, numbers = np.zeros((2, 2 * HALF * DIRECTIONS), dtype=np.int64)
    for place, square in _grounds():
        for direction, ray in enumerate(RAYS[square]):
            ways[place * DIRECTIONS + direction] = _bits(ray)
            if ray:  # the others on the way have the numbers that follow
                first = NUMBER[Move(NAMES[square], NAMES[ray[0]])]
                numbers[place * DIRECTIONS + direction] = first
    return ways, numbers


WAY, FIRST_MOVE = _moving()
STEP = np.zeros(2 * HALF, dtype=np.int64)  # where a coloured piece gets to
NEAR = np.zeros(2 * HALF, dtype=np.int64)  # the squares side by side, in the other side's bits
for _place, _square in _grounds():
    STEP[_place], NEAR[_place] = _bits(STEPS[_square]), _bits(tables.NEIGHBOURS[_square])


# Actions in numbers

FIRST_TAKE = NUMBER[next(action for action in EVERY if isinstance(action, Take))]
PASSING = NUMBER[PASS]
WAYS_TO_TAKE = 1 + len(GAINS) * len(RESERVE[0])  # a victim: without a gain, or each gain onto each square
ORIGIN, TARGET = np.zeros((2, ACTIONS), dtype=np.int64)  # the bits of a move; a taking's victim is a target
for _number, _action in enumerate(EVERY):
    if isinstance(_action, Move):
        ORIGIN[_number], TARGET[_number] = INDEX[_action.origin] // 2, INDEX[_action.target] // 2
    elif isinstance(_action, Take):
        TARGET[_number] = INDEX[_action.victim] // 2

# The chart of colours, by taker, taker and victim: a set of gains in the order of the box, NOTHING for none,
# and 0 where it is no association.
NOTHING = 1 << len(GAINS)
CHART = np.zeros(8 * 8 * 8, dtype=np.int64)
for _three, _gain in ASSOCIATIONS.items():
    _one, _other, _victim = (1 + KINDS.index(kind) for kind in _three)
    CHART[(_one * 8 + _other) * 8 + _victim] = 1 << GAINS.index(_gain) if _gain else NOTHING

# One number for every piece on every place, for every count in a box, for every piece about to take and for
# the side to move. Those that are true of a position, exclusive-or, are a name for it: different positions
# may share one, once in about 2 ** 60.
_stream = Rng(0, "le-cameleon")
NAME_BITS = 61


def _names(*shape: int) -> Ints:
    numbers = [_stream.below(1 << NAME_BITS) for _ in range(int(np.prod(shape)))]
    return np.array(numbers, dtype=np.int64).reshape(shape)


PIECE_NAMES = _names(2 * HALF, 8)
PIECE_NAMES[:, 0] = 0
BOX_NAMES = _names(2, len(GAINS), 1 + max(BOX))
MOVED_NAMES = _names(1 + HALF)
MOVED_NAMES[0] = 0  # nobody is about to take
TURN_NAMES = np.array([0, _stream.below(1 << NAME_BITS)])


@njit(cache=True, nogil=True)
def kind_at(row: Ints, side: int, half: int) -> int:
    """The kind of a side's piece on a square, 0 where there is none. A row begins with both sides' digits."""
    at = 3 * side
    return row[at] >> half & 1 | (row[at + 1] >> half & 1) << 1 | (row[at + 2] >> half & 1) << 2


@njit(cache=True, nogil=True)
def pieces(row: Ints, side: int) -> int:
    """The squares of all pieces of a side, reserve included."""
    return row[3 * side] | row[3 * side + 1] | row[3 * side + 2]


@njit(cache=True, nogil=True)
def chameleons(row: Ints, side: int) -> int:
    return row[3 * side] & row[3 * side + 1] & row[3 * side + 2]


@njit(cache=True, nogil=True)
def steppers(own: int, free: int, side: int, direction: int) -> int:
    """R6: which of these pieces can step in a direction onto one of these free squares."""
    at_a = own & BEGINS_AT_A[side]
    beside = own ^ at_a
    if direction == 0:
        return at_a & ~LEFT & free << 5 | beside & free << 4
    if direction == 1:
        return at_a & free << 4 | beside & ~RIGHT & free << 3
    if direction == 2:
        return at_a & ~LEFT & free >> 3 | beside & free >> 4
    return at_a & free >> 4 | beside & ~RIGHT & free >> 5


@njit(cache=True, nogil=True)
def slide(own: int, place: int, direction: int) -> int:
    """R6: the squares a chameleon reaches in a direction, own pieces being in its way."""
    way = WAY[place * DIRECTIONS + direction]
    blockers = way & own
    if not blockers:
        return way
    if direction < 2:
        return way & -2 << highest(blockers)
    return way & (1 << lowest(blockers)) - 1


@njit(cache=True, nogil=True)
def mobility(row: Ints, side: int) -> int:
    """How many moves a side has."""
    own, sliding = pieces(row, side), chameleons(row, side)
    stepping, free, count = own ^ sliding, FIELD & ~own, 0
    for direction in range(DIRECTIONS):
        count += size(steppers(stepping, free, side, direction))
    while sliding:
        for direction in range(DIRECTIONS):
            count += size(slide(own, side * HALF + lowest(sliding), direction))
        sliding &= sliding - 1
    return count


def read_board(board: str) -> list[int]:
    """The digits of both sides of a board in letters."""
    digits = [0] * 6
    for square, letter in enumerate(board):
        if letter != tables.EMPTY:
            side = int(letter.islower())
            kind = 1 + tables.PIECES[side].index(letter)
            for digit in range(3):
                digits[3 * side + digit] |= (kind >> digit & 1) << square // 2
    return digits


def write_board(digits: list[int]) -> str:
    """The letters of a board, from a1 to h9."""
    letters = [tables.EMPTY] * len(NAMES)
    for side in (0, 1):
        low, middle, high = digits[3 * side : 3 * side + 3]
        left = low | middle | high
        while left:
            half = lowest(left)
            kind = low >> half & 1 | (middle >> half & 1) << 1 | (high >> half & 1) << 2
            letters[SQUARE_AT[side * HALF + half]] = tables.PIECES[side][kind - 1]
            left &= left - 1
    return "".join(letters)
