"""The Chameleon in numbers: 30 listed actions, and a view as one vector.

Clues are free text and have no number. A view encodes them and the topic card by their letter counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Encoding, Seat
from furcifer.words import normalized

from .actions import Accuse, Action, Clue, Decline, Guess, Ready, Vote
from .state import Config, Phase, View
from .tables import BLUE, COORDINATES, DECKS, INDEX, LETTERS, MOST_SEATS, ROLLS, SEATS, YELLOW

LISTED: tuple[Action, ...] = (
    Ready(),
    *(Vote(Seat(target)) for target in range(MOST_SEATS)),
    *(Accuse(Seat(target)) for target in range(MOST_SEATS)),
    *(Guess(place) for place in COORDINATES),
    Decline(),
)
NUMBER = {action: number for number, action in enumerate(LISTED)}
ACTIONS = len(LISTED)

PHASES: tuple[str, ...] = get_args(Phase)
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
WORDS = len(COORDINATES) + MOST_SEATS  # the words of the card, then each seat's clue
SHAPE = (
    len(PHASES) + len(SEATS) + len(DECKS)  # phase, number of seats, deck
    + 4 * MOST_SEATS  # own seat, dealer, Chameleon where known, accused
    + YELLOW + BLUE + len(ROLLS) + 2 * len(COORDINATES)  # dice, code table, secret word, wrong guesses
    + 5 * MOST_SEATS  # has spoken, has passed, ready, voted, points
    + MOST_SEATS**2  # votes: a row for each voter
    + WORDS * len(ALPHABET),
)  # fmt: skip


def encode(view: View, action: Action) -> int:
    """Return the number of an action. Clues and the actions of chance and the clock raise ValueError."""
    if action not in NUMBER:
        raise ValueError(f"'{action}' has no number: only ready, vote, accuse, guess and decline do.")
    return NUMBER[action]


def decode(view: View, number: int) -> Action:
    if number not in range(ACTIONS):
        raise ValueError(f"There is no action number {number}: the numbers go from 0 to {ACTIONS - 1}.")
    return LISTED[number]


def say(config: Config, word: str) -> tuple[Clue, ...]:
    return (Clue(word),)


def observe(view: View) -> NDArray[np.int16]:
    yellow, blue = view.dice or (0, 0)
    clues = _by_seat(view)
    parts: list[Iterable[int]] = [
        _one_hot(len(PHASES), PHASES.index(view.phase)),
        _one_hot(len(SEATS), SEATS.index(view.seats)),
        _one_hot(len(DECKS), DECKS.index(view.deck)),
        *(_one_hot(MOST_SEATS, seat) for seat in (view.seat, view.dealer, view.chameleon, view.accused)),
        _one_hot(YELLOW, yellow - 1),
        _one_hot(BLUE, blue - 1),
        [LETTERS.index(letter) + 1 for letter in view.table] if view.table else [0] * len(ROLLS),
        _one_hot(len(COORDINATES), INDEX.get(view.coordinate or "")),
        [place in view.guesses for place in COORDINATES],
        _per_seat([seat in clues for seat in range(view.seats)]),
        _per_seat([seat in clues and clues[seat] is None for seat in range(view.seats)]),
        *(_per_seat(row) for row in (view.ready, view.voted, view.scores)),
        *(
            _one_hot(MOST_SEATS, view.votes[voter] if voter < view.seats else None)
            for voter in range(MOST_SEATS)
        ),
        *(_letter_counts(word) for word in (view.topic.words if view.topic else [""] * len(COORDINATES))),
        *(_letter_counts(clues.get(seat) or "") for seat in range(MOST_SEATS)),
    ]
    return np.array([number for part in parts for number in part], dtype=np.int16)


def _by_seat(view: View) -> dict[int, str | None]:
    return {((view.dealer or 0) + turn) % view.seats: clue for turn, clue in enumerate(view.clues)}


def _one_hot(size: int, index: int | None) -> list[int]:
    return [int(number == index) for number in range(size)]


def _per_seat(row: Iterable[int]) -> list[int]:
    return [*row, *[0] * MOST_SEATS][:MOST_SEATS]


def _letter_counts(word: str) -> list[int]:
    plain = normalized(word)
    return [plain.count(letter) for letter in ALPHABET]


encoding: Encoding[View, Action] = Encoding(
    actions=ACTIONS, shape=SHAPE, encode=encode, decode=decode, observe=observe, say=say
)
