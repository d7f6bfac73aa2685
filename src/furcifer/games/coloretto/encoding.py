"""Coloretto in numbers: an action is its place in a list, a view 22 lines of ten counts or flags."""

from __future__ import annotations

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from . import notation
from .state import Action, Phase, View
from .tables import CARDS, COLOURS, ROOM, SEATS

ACTIONS = len(notation.ACTIONS)
SHAPE = (22, len(CARDS))
NUMBER = {action: number for number, action in enumerate(notation.ACTIONS)}
PHASES: tuple[Phase, ...] = get_args(Phase)
MOST = SEATS[-1]  # seats, and rows

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
    for place, seat in enumerate(order):
        seen[COLLECTIONS][place] = [view.collections[seat].count(card) for card in CARDS]
        seen[NAMED][place, : len(COLOURS)] = [view.named[seat].count(colour) for colour in COLOURS]
        seen[SEATED, place] = 1 if view.taken[seat] is None else 2  # at the table; out of this round
        seen[SEATED, MOST + place] = seat == view.turn
    for row, (cards, room) in enumerate(zip(view.rows, ROOM[seats], strict=True)):
        seen[ROWS][row] = [cards.count(card) for card in CARDS]
        seen[SPACE, row] = 0 if row in view.taken else room - len(cards)
        seen[SPACE, MOST + row] = row in view.taken
    seen[LEFT] = view.left
    seen[DRAWN] = [card == view.drawn for card in CARDS]
    seen[REMOVED, : len(COLOURS)] = [colour in view.removed for colour in COLOURS]
    seen[PHASE] = [phase == view.phase for phase in PHASES]
    seen[RULES, :3] = view.last_round, view.config.side == "violet", view.config.jokers == "choose"
    return seen
