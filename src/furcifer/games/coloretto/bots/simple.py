"""The weights of the greedy player of Coloretto."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.games.coloretto.rules import open_rows
from furcifer.games.coloretto.scoring import tally
from furcifer.games.coloretto.setup import colours_in_game
from furcifer.games.coloretto.state import Action, Draw, Joker, Place, Take, View
from furcifer.games.coloretto.tables import CARDS, Card, Colour

BEST_ROW_CHANCE = 0.7  # the chance that our best row is still there when our turn comes


def weigh(view: View, action: Action) -> float:
    """Return the points that an action brings, now or on average after one more card."""
    if isinstance(action, Take):
        return _gain(view, view.rows[action.row])
    if isinstance(action, Place) and view.drawn:
        return _placement_value(view, _gains_by_row(view), view.drawn, action.row)
    if isinstance(action, Draw):
        return _draw_value(view)
    if isinstance(action, Joker):
        return _points(view, (), (*view.named[view.turn], action.colour))
    return 0.0  # all first colours are equally good


def _points(view: View, more: Sequence[Card], named: Sequence[Colour]) -> int:
    cards = (*view.collections[view.turn], *more)
    return tally(cards, view.config.side, colours_in_game(view.removed), named).total


def _gain(view: View, cards: Sequence[Card]) -> int:
    """Return how many points these cards add to our collection."""
    return _points(view, cards, ()) - view.tallies[view.turn].total


def _gains_by_row(view: View) -> dict[int, int]:
    """Return the points that each row in the middle brings."""
    return {row: _gain(view, cards) for row, cards in enumerate(view.rows) if row not in view.taken}


def _draw_value(view: View) -> float:
    """Return what a draw brings on average, with each card placed best."""
    rows, gains = open_rows(view), _gains_by_row(view)
    deck = [(card, count) for card, count in zip(CARDS, view.left, strict=True) if count]
    best = [count * max(_placement_value(view, gains, card, row) for row in rows) for card, count in deck]
    return sum(best) / sum(view.left)


def _placement_value(view: View, gains: dict[int, int], card: Card, row: int) -> float:
    """Return the value of a card on a row: our best row, or the one left if the others want the same."""
    placed = gains | {row: _gain(view, (*view.rows[row], card))}
    best_first = sorted(placed.values(), reverse=True)
    others = view.taken.count(None) - 1
    return BEST_ROW_CHANCE * best_first[0] + (1 - BEST_ROW_CHANCE) * best_first[others]
