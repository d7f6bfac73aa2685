"""Coloretto in numbers: an action is its index in a list, a view is 22 lines of ten counts or flags."""

from __future__ import annotations

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Encoding

from . import notation
from .state import Action, Phase, View
from .tables import CARDS, COLOURS, ROW_CAPACITY, SEATS

ACTIONS = len(notation.ACTIONS)
SHAPE = (22, len(CARDS))
NUMBER = {action: number for number, action in enumerate(notation.ACTIONS)}
PHASES: tuple[Phase, ...] = get_args(Phase)
MAX_SEATS = SEATS[-1]  # also the most rows

# The lines of an observation. Seats come clockwise from the viewer, for a spectator from seat 1.
COLLECTIONS, ROWS, NAMED = slice(0, 5), slice(5, 10), slice(10, 15)
LEFT, DRAWN, REMOVED, SPACE, SEATED, PHASE, RULES = range(15, 22)


def encode(view: View, action: Action) -> int:
    if action not in NUMBER:
        raise ValueError(f"{action} has no number")
    return NUMBER[action]


def decode(view: View, number: int) -> Action:
    return notation.ACTIONS[number]


def observe(view: View) -> NDArray[np.int8]:
    seats = len(view.collections)
    order = [((view.seat or 0) + ahead) % seats for ahead in range(seats)]
    seen = np.zeros(SHAPE, dtype=np.int8)
    for position, seat in enumerate(order):
        seen[COLLECTIONS][position] = [view.collections[seat].count(card) for card in CARDS]
        seen[NAMED][position, : len(COLOURS)] = [view.named[seat].count(colour) for colour in COLOURS]
        seen[SEATED, position] = 1 if view.taken[seat] is None else 2  # at the table; out of this round
        seen[SEATED, MAX_SEATS + position] = seat == view.turn
    for row, (cards, capacity) in enumerate(zip(view.rows, ROW_CAPACITY[seats], strict=True)):
        seen[ROWS][row] = [cards.count(card) for card in CARDS]
        seen[SPACE, row] = 0 if row in view.taken else capacity - len(cards)
        seen[SPACE, MAX_SEATS + row] = row in view.taken
    seen[LEFT] = view.left
    seen[DRAWN] = [card == view.drawn for card in CARDS]
    seen[REMOVED, : len(COLOURS)] = [colour in view.removed for colour in COLOURS]
    seen[PHASE] = [phase == view.phase for phase in PHASES]
    seen[RULES, :3] = view.last_round, view.config.side == "violet", view.config.jokers == "choose"
    return seen


encoding: Encoding[View, Action] = Encoding(
    actions=ACTIONS, shape=SHAPE, encode=encode, decode=decode, observe=observe
)
