"""Chameleon 5×5 in numbers: a move is origin × 25 + target, the starts follow; a view is six 5×5 planes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Encoding

from .openings import all_starts
from .state import Action, Move, View
from .tables import EMPTY, INDEX, SIZE, SQUARES, is_black

MOVES = len(SQUARES) ** 2
ACTIONS = MOVES + len(all_starts())
SHAPE = (6, SIZE, SIZE)  # Red's white and black natures, Blue's, the black tiles, the side to move
BLACK = np.array([is_black(square) for square in range(SIZE * SIZE)], dtype=np.int8)


def encode(view: View, action: Action) -> int:
    if not isinstance(action, Move):
        return MOVES + all_starts().index(action)
    return INDEX[action.origin] * len(SQUARES) + INDEX[action.target]


def decode(view: View, number: int) -> Action:
    if number >= MOVES:
        return all_starts()[number - MOVES]
    origin, target = divmod(number, len(SQUARES))
    return Move(SQUARES[origin], SQUARES[target], takes=view.board[target] != EMPTY)


def observe(view: View) -> NDArray[np.int8]:
    letters = np.array(list(view.board))
    planes = [*(letters == letter for letter in "WBwb"), BLACK, np.full(SIZE * SIZE, view.turn)]
    return np.array(planes, dtype=np.int8).reshape(SHAPE)


encoding: Encoding[View, Action] = Encoding(
    actions=ACTIONS, shape=SHAPE, encode=encode, decode=decode, observe=observe
)
