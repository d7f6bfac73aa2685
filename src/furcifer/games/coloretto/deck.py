"""The deck of Coloretto and the cards that leave it. Its order is unknown to all, so it is drawn lazily."""

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
    """R5, R12: each card of the deck is as likely as another, but the Last Round card lies on the last 16."""
    total = sum(state.left)
    if total == BOTTOM and not state.last_round:
        return ((REVEAL_LAST_ROUND, 1.0),)
    assert total > 0, "R13: the deck cannot run out"
    return [(REVEALS[number], count / total) for number, count in enumerate(state.left) if count]


def without(left: tuple[int, ...], card: Card) -> tuple[int, ...]:
    """What is left when one card has gone."""
    number = INDEX[card]
    return put(left, number, left[number] - 1)


def gain(state: State, seat: Seat, card: Card) -> State:
    """A card goes from the deck to the collection of a seat."""
    collections = put(state.collections, seat, (*state.collections[seat], card))
    return replace(state, collections=collections, left=without(state.left, card))


def put(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """The same things, with another one in that place.

    >>> put(("red", "blue", "green"), 1, "brown")
    ('red', 'brown', 'green')
    """
    return (*things[:at], thing, *things[at + 1 :])
