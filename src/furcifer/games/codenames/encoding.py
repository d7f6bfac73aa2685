"""Codenames in numbers: an action on a word is verb × 25 + its position; clues are free text.

A view is a stack of 5×5 planes. It does not include the words themselves.
"""

from __future__ import annotations

from typing import get_args

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Encoding

from .actions import (
    Accept,
    Action,
    Call,
    Clue,
    Concede,
    Cover,
    Decline,
    Guess,
    Mark,
    Number,
    Reject,
    Stand,
    Stop,
    Unmark,
    Uphold,
)
from .state import Config, Phase, View
from .tables import BLUE, CARDS, EXPERT_NUMBERS, IDENTITIES, NUMBERS, RED, SIZE, UNCOVERED, team_of

ON_CARD = (Guess, Mark, Unmark, Cover)
ALONE: tuple[Action, ...] = (
    Stop(),
    Call(),
    Accept(),
    Concede(),
    Stand(),
    Decline(),
    Uphold(),
    Reject(),
)
ACTIONS = CARDS * len(ON_CARD) + len(ALONE)

PHASES: tuple[Phase, ...] = tuple(phase for phase in get_args(Phase) if phase != "ruling")  # nobody acts then
UNLIMITED = 10  # the number of an unlimited clue in the planes
# Planes by word: tiles, the key if known, uncovered, marks (all, and this seat's), guesses of this turn.
# Constant planes: phase, own team, team to move, starting team, words left, the number of the clue
SHAPE = (2 * len(IDENTITIES) + 4 + len(PHASES) + 9, SIZE, SIZE)


def encode(view: View, action: Action) -> int:
    if isinstance(action, ON_CARD):
        return ON_CARD.index(type(action)) * CARDS + view.words.index(action.word)
    if action not in ALONE:
        raise ValueError(
            f"{str(action)!r} has no number: clues and the actions of chance and the clock have none."
        )
    return CARDS * len(ON_CARD) + ALONE.index(action)


def decode(view: View, number: int) -> Action:
    verb, at = divmod(number, CARDS)
    return ON_CARD[verb](view.words[at]) if verb < len(ON_CARD) else ALONE[at]


def say(config: Config, word: str) -> tuple[Clue, ...]:
    """Return the clues with this word, one for each number that the options allow."""
    numbers: tuple[Number, ...] = (*NUMBERS, *(EXPERT_NUMBERS if config.expert else ()))
    return tuple(Clue(word, number) for number in numbers)


def observe(view: View) -> NDArray[np.int8]:
    planes = [*_cards(view), *(np.full(CARDS, value) for value in _table(view))]
    return np.array(planes, dtype=np.int8).reshape(SHAPE)


def _cards(view: View) -> list[NDArray[np.int8]]:
    tiles = np.array(list(view.tiles or UNCOVERED * CARDS))
    key = np.array(list(view.key or UNCOVERED * CARDS))
    guesses = view.turns[-1].guesses if view.turns else ()
    marked = [word for _, word in view.marks]
    mine = [word for seat, word in view.marks if seat == view.seat]
    counts = [[words.count(word) for word in view.words] or [0] * CARDS for words in (marked, mine, guesses)]
    same = [letters == identity for letters in (tiles, key) for identity in IDENTITIES]
    return [*same, tiles == UNCOVERED, *(np.array(count) for count in counts)]


def _table(view: View) -> list[int]:
    own = team_of(view.seat, view.seats, view.first) if view.seat is not None and view.first else None
    turn = view.turns[-1] if view.turns else None
    number = turn.number if turn else 0
    teams = [own, turn.team if turn else None, view.first]
    return [
        *(view.phase == phase for phase in PHASES),
        *(team == side for team in teams for side in (RED, BLUE)),
        view.left[RED],
        view.left[BLUE],
        UNLIMITED if number == "unlimited" else number,
    ]


encoding: Encoding[View, Action] = Encoding(
    actions=ACTIONS, shape=SHAPE, encode=encode, decode=decode, observe=observe, say=say
)
