"""The deck of Coloretto. Nobody knows its order, so each card is drawn only when it is turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from furcifer.core import Seat

from .state import Reveal, State
from .tables import BOTTOM, CARDS, INDEX, LAST_ROUND, Card

T = TypeVar("T")

REVEALS = tuple(Reveal(card) for card in CARDS)
REVEAL_LAST_ROUND = Reveal(LAST_ROUND)


def reveals(state: State) -> Sequence[tuple[Reveal, float]]:
    """R5, R12: return the possible top cards with probabilities. The Last Round card is above the last 16."""
    total = sum(state.left)
    if total == BOTTOM and not state.last_round:
        return ((REVEAL_LAST_ROUND, 1.0),)
    assert total > 0, "R13: the deck cannot run out"
    return [(REVEALS[number], count / total) for number, count in enumerate(state.left) if count]


def without(left: tuple[int, ...], card: Card) -> tuple[int, ...]:
    """Return the counts after one card has left the deck."""
    number = INDEX[card]
    return put(left, number, left[number] - 1)


def gain(state: State, seat: Seat, card: Card) -> State:
    """Move a card from the deck to a seat's collection."""
    collections = put(state.collections, seat, (*state.collections[seat], card))
    return replace(state, collections=collections, left=without(state.left, card))


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the tuple with one element replaced.

    >>> put(("red", "blue", "green"), 1, "brown")
    ('red', 'brown', 'green')
    """
    return (*items[:at], item, *items[at + 1 :])
