"""Le Caméléon in numbers: an action is its index in one list, a view is 25 planes of 9×8."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Encoding

from .rules import PASS, SLIDING
from .state import Action, Take, View
from .tables import COLUMNS, FIELD, GAINS, INDEX, NAMES, PIECES, RESERVE, ROUNDS, ROWS, SQUARES, is_white


def _takings(victim: int) -> list[Take]:
    """Return every way to take a victim: without a gain, or with each gain on each reserve square."""
    taker = SQUARES if is_white(victim) else ROUNDS
    gains = [(gain, NAMES[square]) for gain in GAINS for square in RESERVE[taker]]
    return [Take(NAMES[victim]), *(Take(NAMES[victim], gain, square) for gain, square in gains)]


# A chameleon can make every move of a coloured piece, so its moves are all the moves.
EVERY: tuple[Action, ...] = (
    *(move for rays in SLIDING for ray in rays for _, move in ray),
    *(take for victim in FIELD for take in _takings(victim)),
    PASS,
)
NUMBER = {action: number for number, action in enumerate(EVERY)}
ACTIONS = len(EVERY)

# The seven kinds of Rounds and of Squares, the piece about to take, the turn, both boxes, quiet moves
SHAPE = (25, ROWS, COLUMNS)


def encode(view: View, action: Action) -> int:
    return NUMBER[action]


def decode(view: View, number: int) -> Action:
    return EVERY[number]


def observe(view: View) -> NDArray[np.int8]:
    letters = np.array(list(view.board))
    moved = np.zeros(len(NAMES), dtype=np.int8)
    if view.moved:
        moved[INDEX[view.moved]] = 1
    numbers = (view.turn, *view.box[ROUNDS], *view.box[SQUARES], len(view.past))
    planes = [letters == letter for side in PIECES for letter in side]
    planes += [moved, *(np.full(len(NAMES), number) for number in numbers)]
    return np.array(planes, dtype=np.int8).reshape(SHAPE)


encoding: Encoding[View, Action] = Encoding(
    actions=ACTIONS, shape=SHAPE, encode=encode, decode=decode, observe=observe
)
