"""Convert between a State of the rulebook and a packed match."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

from functools import reduce
from itertools import pairwise
from operator import xor

import numpy as np

from furcifer.core import Seat
from furcifer.games.le_cameleon.encoding import EVERY, NUMBER
from furcifer.games.le_cameleon.state import Action, Config, Move, State, Stock
from furcifer.games.le_cameleon.tables import EMPTY, INDEX, NAMES, PIECES

from .bitboards import HALF, PASS_NUMBER, PIECE_KEYS, SQUARE_AT, Ints, read_board, write_board
from .layout import (
    ACTION_MASK,
    BOARD,
    BOXES,
    COUNT_BITS,
    COUNT_MASK,
    DRAWS,
    GAIN_KINDS,
    HASH,
    MOVED,
    PAST,
    QUIET,
    TURN,
    WIDTH,
)
from .scoring import update_result


def pack(state: State) -> Ints:
    """Return a state as a packed match."""
    packed = np.zeros(WIDTH, dtype=np.int64)
    packed[:BOARD] = read_board(state.board)
    packed[BOXES : BOXES + 2] = [_pack_stock(stock) for stock in state.box]
    packed[TURN], packed[DRAWS] = state.turn, state.config.draws
    packed[MOVED] = 1 + INDEX[state.moved] // 2 if state.moved else 0
    packed[HASH], packed[QUIET] = board_hash(state.board), len(state.past)
    _write_history(packed, [*state.past, state.board])
    update_result(packed)
    return packed


def _pack_stock(stock: Stock) -> int:
    return sum(count << COUNT_BITS * gain for gain, count in enumerate(stock))


def board_hash(board: str) -> int:
    """Return the hash of a board in letters."""
    return reduce(xor, (_piece_key(board, square) for square in range(len(NAMES))))


def _piece_key(board: str, square: int) -> int:
    side = board[square].islower()
    kind = 1 + PIECES[side].index(board[square]) if board[square] != EMPTY else 0
    return int(PIECE_KEYS[side * HALF + square // 2, kind])


def _write_history(packed: Ints, boards: list[str]) -> None:
    """Write the moves that led from each board to the next, newest first."""
    board_key = int(packed[HASH])
    for index, (before, after) in reversed(list(enumerate(pairwise(boards)))):
        changed = [square for square in range(len(NAMES)) if before[square] != after[square]]
        action = PASS_NUMBER
        if changed:
            origin, target = sorted(changed, key=lambda square: after[square] != EMPTY)
            action = NUMBER[Move(NAMES[origin], NAMES[target])]
            board_key ^= _piece_key(before, origin) ^ _piece_key(after, target)
        packed[PAST + index] = board_key & ~ACTION_MASK | action


def unpack(packed: Ints, config: Config) -> State:
    """Return the state of a packed match."""
    turn, moved, board = Seat(int(packed[TURN])), int(packed[MOVED]), write_board(packed[:BOARD].tolist())
    past = [board]
    for number in packed[PAST : PAST + packed[QUIET]][::-1].tolist():
        past.append(_before(past[-1], EVERY[number & ACTION_MASK]))
    rounds, squares = (_unpack_stock(int(box)) for box in packed[BOXES : BOXES + 2])
    at = NAMES[SQUARE_AT[turn * HALF + moved - 1]] if moved else None
    return State(config, board, (rounds, squares), turn, at, tuple(past[:0:-1]))


def _before(board: str, action: Action) -> str:
    """Return the board before a move or a pass."""
    if not isinstance(action, Move):
        return board
    letters, origin, target = list(board), INDEX[action.origin], INDEX[action.target]
    letters[origin], letters[target] = letters[target], EMPTY
    return "".join(letters)


def _unpack_stock(box: int) -> Stock:
    violet, orange, green, chameleons = (box >> COUNT_BITS * gain & COUNT_MASK for gain in range(GAIN_KINDS))
    return violet, orange, green, chameleons
