"""A match of Le Caméléon as a row of numbers, to and from the rulebook's State, and when it has ended.

A row holds the pieces of both sides (three digits each, see `bitboards.py`), what is left in both boxes (four
bits for each gain), whose turn it is, the piece about to take (1 more than its square, 0 for none), whether
R18 is played, how the match stands, a name for the board, how many moves were made since the last taking, and
those moves, oldest first, each under the name of the board it was made on. R18 needs nothing else: a taking
forgets them all, and the hundredth ends the match, so a row has room for a hundred.
"""

# mypy: disable-error-code="untyped-decorator,import-untyped,no-any-return"

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from operator import xor

import numpy as np
from numba import njit

from furcifer.core import Seat
from furcifer.machine.bits import size

from .bitboards import (
    HALF,
    ORIGIN,
    PASSING,
    PIECE_NAMES,
    SQUARE_AT,
    TARGET,
    Ints,
    chameleons,
    pieces,
    read_board,
    write_board,
)
from .encoding import EVERY, NUMBER
from .state import Action, Config, Move, State, Stock
from .tables import EMPTY, GAINS, INDEX, NAMES, OCCURRENCES, PIECES, QUIET_MOVES

BOARD = 6  # numbers a board takes
BOXES, TURN, MOVED, DRAWS, END, NAME, QUIET, PAST = BOARD, 8, 9, 10, 11, 12, 13, 14
WIDTH = PAST + QUIET_MOVES

OPEN, ROUNDS_WON, SQUARES_WON, DRAWN = range(4)
EACH = len(GAINS)
COUNT_BITS = 4  # of a count in a box
COUNT = (1 << COUNT_BITS) - 1
ACTION = (1 << 11) - 1  # the bits of a remembered move; above them stands the name of the board


def pack(state: State) -> Ints:
    """A state as a row."""
    row = np.zeros(WIDTH, dtype=np.int64)
    row[:BOARD] = read_board(state.board)
    row[BOXES : BOXES + 2] = [_packed(stock) for stock in state.box]
    row[TURN], row[DRAWS] = state.turn, state.config.draws
    row[MOVED] = 1 + INDEX[state.moved] // 2 if state.moved else 0
    row[NAME], row[QUIET] = board_name(state.board), len(state.past)
    _recollect(row, [*state.past, state.board])
    judge(row)
    return row


def _packed(stock: Stock) -> int:
    return sum(count << COUNT_BITS * gain for gain, count in enumerate(stock))


def board_name(board: str) -> int:
    """The name of a board in letters."""
    return reduce(xor, (_piece_name(board, square) for square in range(len(NAMES))))


def _piece_name(board: str, square: int) -> int:
    side = board[square].islower()
    kind = 1 + PIECES[side].index(board[square]) if board[square] != EMPTY else 0
    return int(PIECE_NAMES[side * HALF + square // 2, kind])


def _recollect(row: Ints, boards: list[str]) -> None:
    """Write the moves that led from each board to the next, from the newest back to the oldest."""
    name = int(row[NAME])
    for place, (before, after) in reversed(list(enumerate(pairwise(boards)))):
        changed = [square for square in range(len(NAMES)) if before[square] != after[square]]
        action = PASSING
        if changed:
            origin, target = sorted(changed, key=lambda square: after[square] != EMPTY)
            action = NUMBER[Move(NAMES[origin], NAMES[target])]
            name ^= _piece_name(before, origin) ^ _piece_name(after, target)
        row[PAST + place] = name & ~ACTION | action


def unpack(row: Ints, config: Config) -> State:
    """The state of a row."""
    turn, moved, board = Seat(int(row[TURN])), int(row[MOVED]), write_board(row[:BOARD].tolist())
    past = [board]
    for number in row[PAST : PAST + row[QUIET]][::-1].tolist():
        past.append(_before(past[-1], EVERY[number & ACTION]))
    rounds, squares = (_unpacked(int(box)) for box in row[BOXES : BOXES + 2])
    at = NAMES[SQUARE_AT[turn * HALF + moved - 1]] if moved else None
    return State(config, board, (rounds, squares), turn, at, tuple(past[:0:-1]))


def _before(board: str, action: Action) -> str:
    """The board before a move, or a pass, was made on it."""
    if not isinstance(action, Move):
        return board
    letters, origin, target = list(board), INDEX[action.origin], INDEX[action.target]
    letters[origin], letters[target] = letters[target], EMPTY
    return "".join(letters)


def _unpacked(box: int) -> Stock:
    violet, orange, green, chameleons = (box >> COUNT_BITS * gain & COUNT for gain in range(EACH))
    return violet, orange, green, chameleons


# R17, R18: the end


@njit(cache=True, nogil=True)
def _undo(board: Ints, action: int, side: int) -> None:
    """Take a move of a side back."""
    if action == PASSING:
        return
    origin, target = ORIGIN[action], TARGET[action]
    for at in range(3 * side, 3 * side + 3):
        digit = board[at] >> target & 1
        board[at] ^= digit << target | digit << origin


@njit(cache=True, nogil=True)
def _repeats(row: Ints) -> bool:
    """R18: whether the same board with the same side to move was there often enough before."""
    name, seen = row[NAME], 1
    for place in range(PAST + row[QUIET] - 2, PAST - 1, -2):
        seen += (row[place] ^ name) & ~ACTION == 0
    return seen >= OCCURRENCES and _really_repeats(row)


@njit(cache=True, nogil=True)
def _really_repeats(row: Ints) -> bool:
    """The same by looking at the boards themselves: two may share a name."""
    board, seen, turn, quiet = row[:BOARD].copy(), 1, row[TURN], row[QUIET]
    for back in range(1, quiet + 1):
        _undo(board, row[PAST + quiet - back] & ACTION, turn + back & 1)
        if back & 1 == 0:
            seen += (board == row[:BOARD]).all()
    return seen >= OCCURRENCES


@njit(cache=True, nogil=True)
def judge(row: Ints) -> None:
    """Write down how the match stands."""
    rounds, squares = size(pieces(row, 0)), size(pieces(row, 1))
    row[END] = OPEN
    if not rounds or not squares:
        row[END] = ROUNDS_WON if rounds else SQUARES_WON
    elif rounds + squares == 2:
        row[END] = DRAWN
    elif rounds + squares == 3 and size(chameleons(row, 0)) + size(chameleons(row, 1)) == 3:
        row[END] = ROUNDS_WON if rounds == 2 else SQUARES_WON
    elif row[QUIET] >= QUIET_MOVES or _repeats(row):
        row[END] = DRAWN
