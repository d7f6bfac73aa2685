"""What a simple player looks at in Coloretto, and how its levels play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .rules import open_rows
from .scoring import tally
from .setup import colours_in_game
from .state import Action, Draw, Joker, Place, Take, View
from .tables import CARDS, Card, Colour

PLAYS_BY = "chances"
LEVELS: dict[str, dict[str, Any]] = {
    "gentle": {"playouts": 500, "naive": True},  # tries this and that, with no eye for a good row
    "easy": {"playouts": 4, "ahead": 6, "selfish": True},  # what looks good for itself, in this round
    "steady": {"playouts": 25},
    "strong": {"playouts": 150},
    "master": {"playouts": 5_000, "seconds": 0.9},
}

TRUST = 0.7  # how likely it is that the row we like best is still there when our turn comes


def weigh(view: View, action: Action) -> float:
    """The points a row brings now, or is likely to bring after one more card."""
    if isinstance(action, Take):
        return _brings(view, view.rows[action.row])
    if isinstance(action, Place) and view.drawn:
        return _promise(view, _middle(view), view.drawn, action.row)
    if isinstance(action, Draw):
        return _hope(view)
    if isinstance(action, Joker):
        return _worth(view, (), (*view.named[view.turn], action.colour))
    return 0.0  # one first colour is as good as another


def _worth(view: View, more: Sequence[Card], named: Sequence[Colour]) -> int:
    cards = (*view.collections[view.turn], *more)
    return tally(cards, view.config.side, colours_in_game(view.removed), named).total


def _brings(view: View, cards: Sequence[Card]) -> int:
    """How much more our collection is worth with these cards."""
    return _worth(view, cards, ()) - view.tallies[view.turn].total


def _middle(view: View) -> dict[int, int]:
    """What each row still in the middle brings."""
    return {row: _brings(view, cards) for row, cards in enumerate(view.rows) if row not in view.taken}


def _hope(view: View) -> float:
    """What a draw leads to on average, each card placed as well as can be."""
    rows, middle = open_rows(view), _middle(view)
    deck = [(card, count) for card, count in zip(CARDS, view.left, strict=True) if count]
    best = [count * max(_promise(view, middle, card, row) for row in rows) for card, count in deck]
    return sum(best) / sum(view.left)


def _promise(view: View, middle: dict[int, int], card: Card, row: int) -> float:
    """With that card there: the row we like best, or the one that stays when the others like the same."""
    placed = middle | {row: _brings(view, (*view.rows[row], card))}
    liked = sorted(placed.values(), reverse=True)
    others = view.taken.count(None) - 1
    return TRUST * liked[0] + (1 - TRUST) * liked[others]
