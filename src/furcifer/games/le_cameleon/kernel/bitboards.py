"""Le Caméléon on bitboards. The kernel and the evaluation build on this file.

Each side has half of the board to itself (R1), so a side's pieces are sets of 36 squares: square number n of
the board is bit n // 2, and rows 2 to 8 are the bits 4 to 31 for both. A kind is a number from 1 to 7, stored
in three such sets, one for each binary digit. A *place* is a square of one side: bit + 36 × side.
"""

# mypy: disable-error-code="untyped-decorator,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled
from furcifer.compiled.bits import highest, lowest, size
from furcifer.core import Rng
from furcifer.games.le_cameleon import tables
from furcifer.games.le_cameleon.encoding import ACTIONS, EVERY, NUMBER
from furcifer.games.le_cameleon.rules import PASS
from furcifer.games.le_cameleon.state import Move, Take
from furcifer.games.le_cameleon.tables import (
    ASSOCIATIONS,
    BOX,
    COLUMNS,
    GAINS,
    GROUND,
    INDEX,
    KINDS,
    NAMES,
    RAYS,
    RESERVE,
    STEPS,
)

Ints = NDArray[np.int64]

HALF = len(NAMES) // 2
PER_ROW = COLUMNS // 2  # squares of one colour in a row
FIELD = sum(1 << square // 2 for square in tables.FIELD[::2])
FIRST_SQUARE = tables.FIELD[0]
RESERVES = np.array([sum(1 << square // 2 for square in squares) for squares in RESERVE])
LEFT = sum(1 << bit for bit in range(0, HALF, PER_ROW))
RIGHT = LEFT << PER_ROW - 1
CHAMELEON = len(KINDS)  # the last kind: all its three digits are 1
DIRECTIONS = 4  # down left, down right, up left, up right


def _places() -> list[tuple[int, int]]:
    """Return every place with its square of the board."""
    return [(side * HALF + square // 2, square) for side in (0, 1) for square in GROUND[side]]


SQUARE_AT = np.zeros(2 * HALF, dtype=np.int64)
for _place, _square in _places():
    SQUARE_AT[_place] = _square


# The squares of each side in rows where its first square is on column a, not b.
STARTS_AT_A = np.zeros(2, dtype=np.int64)
for _place, _square in _places():
    if _square % COLUMNS % 2 == 0:
        STARTS_AT_A[_place // HALF] |= 1 << _place % HALF


def _bits(squares: tuple[int, ...]) -> int:
    return sum(1 << square // 2 for square in squares)


def _ray_tables() -> tuple[Ints, Ints]:
    """Return, by place and direction, a chameleon's diagonal and the number of its first move."""
    ways, numbers = np.zeros((2, 2 * HALF * DIRECTIONS), dtype=np.int64)
    for place, square in _places():
        for direction, ray in enumerate(RAYS[square]):
            ways[place * DIRECTIONS + direction] = _bits(ray)
            if ray:  # the further moves along the ray have the following numbers
                first = NUMBER[Move(NAMES[square], NAMES[ray[0]])]
                numbers[place * DIRECTIONS + direction] = first
    return ways, numbers


RAY, FIRST_MOVE = _ray_tables()
STEP = np.zeros(2 * HALF, dtype=np.int64)  # the squares a coloured piece reaches
NEAR = np.zeros(2 * HALF, dtype=np.int64)  # the neighbouring squares, as bits of the other side
for _place, _square in _places():
    STEP[_place], NEAR[_place] = _bits(STEPS[_square]), _bits(tables.NEIGHBOURS[_square])


# Actions in numbers

FIRST_TAKE = NUMBER[next(action for action in EVERY if isinstance(action, Take))]
PASS_NUMBER = NUMBER[PASS]
# For each victim: without a gain, or with each gain on each reserve square.
WAYS_TO_TAKE = 1 + len(GAINS) * len(RESERVE[0])
# The bits of a move; for a taking, TARGET is the victim.
ORIGIN, TARGET = np.zeros((2, ACTIONS), dtype=np.int64)
for _number, _action in enumerate(EVERY):
    if isinstance(_action, Move):
        ORIGIN[_number], TARGET[_number] = INDEX[_action.origin] // 2, INDEX[_action.target] // 2
    elif isinstance(_action, Take):
        TARGET[_number] = INDEX[_action.victim] // 2

# The chart of colours, by taker, taker and victim: a bit set of gains in the order of the box, NOTHING for an
# association without a gain, and 0 for no association.
NOTHING = 1 << len(GAINS)
CHART = np.zeros(8 * 8 * 8, dtype=np.int64)
for _three, _gain in ASSOCIATIONS.items():
    _one, _other, _victim = (1 + KINDS.index(kind) for kind in _three)
    CHART[(_one * 8 + _other) * 8 + _victim] = 1 << GAINS.index(_gain) if _gain else NOTHING

# Zobrist keys for every piece on every place, every count in a box, every piece about to take, and the side
# to move. The hash of a position is their exclusive or; two positions share one about once in 2 ** 60.
_stream = Rng(0, "le-cameleon")
KEY_BITS = 61


def _zobrist_keys(*shape: int) -> Ints:
    numbers = [_stream.below(1 << KEY_BITS) for _ in range(int(np.prod(shape)))]
    return np.array(numbers, dtype=np.int64).reshape(shape)


PIECE_KEYS = _zobrist_keys(2 * HALF, 8)
PIECE_KEYS[:, 0] = 0
BOX_KEYS = _zobrist_keys(2, len(GAINS), 1 + max(BOX))
MOVED_KEYS = _zobrist_keys(1 + HALF)
MOVED_KEYS[0] = 0  # no piece is about to take
TURN_KEYS = np.array([0, _stream.below(1 << KEY_BITS)])


@compiled
def kind_at(packed: Ints, side: int, bit: int) -> int:
    """Return the kind of a side's piece on a square, or 0. A packed match begins with both sides' digits."""
    at = 3 * side
    return packed[at] >> bit & 1 | (packed[at + 1] >> bit & 1) << 1 | (packed[at + 2] >> bit & 1) << 2


@compiled
def pieces(packed: Ints, side: int) -> int:
    """Return the squares of all pieces of a side, reserve included."""
    return packed[3 * side] | packed[3 * side + 1] | packed[3 * side + 2]


@compiled
def chameleons(packed: Ints, side: int) -> int:
    return packed[3 * side] & packed[3 * side + 1] & packed[3 * side + 2]


@compiled
def steppers(own: int, free: int, side: int, direction: int) -> int:
    """R6: return which of these pieces can step in a direction onto one of these free squares."""
    starts_at_a = own & STARTS_AT_A[side]
    starts_at_b = own ^ starts_at_a
    if direction == 0:
        return starts_at_a & ~LEFT & free << 5 | starts_at_b & free << 4
    if direction == 1:
        return starts_at_a & free << 4 | starts_at_b & ~RIGHT & free << 3
    if direction == 2:
        return starts_at_a & ~LEFT & free >> 3 | starts_at_b & free >> 4
    return starts_at_a & free >> 4 | starts_at_b & ~RIGHT & free >> 5


@compiled
def slide(own: int, place: int, direction: int) -> int:
    """R6: return the squares a chameleon reaches in a direction; its own side's pieces block it."""
    way = RAY[place * DIRECTIONS + direction]
    blockers = way & own
    if not blockers:
        return way
    if direction < 2:
        return way & -2 << highest(blockers)
    return way & (1 << lowest(blockers)) - 1


@compiled
def mobility(packed: Ints, side: int) -> int:
    """Return the number of moves of a side."""
    own, sliding = pieces(packed, side), chameleons(packed, side)
    stepping, free, count = own ^ sliding, FIELD & ~own, 0
    for direction in range(DIRECTIONS):
        count += size(steppers(stepping, free, side, direction))
    while sliding:
        for direction in range(DIRECTIONS):
            count += size(slide(own, side * HALF + lowest(sliding), direction))
        sliding &= sliding - 1
    return count


def read_board(board: str) -> list[int]:
    """Return the digits of both sides of a board in letters."""
    digits = [0] * 6
    for square, letter in enumerate(board):
        if letter != tables.EMPTY:
            side = int(letter.islower())
            kind = 1 + tables.PIECES[side].index(letter)
            for digit in range(3):
                digits[3 * side + digit] |= (kind >> digit & 1) << square // 2
    return digits


def write_board(digits: list[int]) -> str:
    """Return a board in letters, from a1 to h9."""
    letters = [tables.EMPTY] * len(NAMES)
    for side in (0, 1):
        low, middle, high = digits[3 * side : 3 * side + 3]
        left = low | middle | high
        while left:
            bit = lowest(left)
            kind = low >> bit & 1 | (middle >> bit & 1) << 1 | (high >> bit & 1) << 2
            letters[SQUARE_AT[side * HALF + bit]] = tables.PIECES[side][kind - 1]
            left &= left - 1
    return "".join(letters)
