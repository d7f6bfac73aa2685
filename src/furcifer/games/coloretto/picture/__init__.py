"""The table of Coloretto as a drawing: the rows above, every player's cards below."""

from __future__ import annotations

from furcifer.core import Drawing
from furcifer.games.coloretto.state import View

WIDTH, HEIGHT, GAP = 62, 88, 8  # of a card
ROW = HEIGHT + GAP
HAND = HEIGHT * 0.6
LABEL = 46


def draw(view: View) -> Drawing:
    rows = "".join(_row(number, cards) for number, cards in enumerate(view.rows))
    top = len(view.rows) * ROW + GAP
    hands = "".join(_hand(seat, view, top + seat * (HAND + GAP)) for seat in range(len(view.collections)))
    longest = max((len(cards) for cards in view.collections), default=0)
    width = max(LABEL + 3 * (WIDTH + GAP), LABEL + longest * WIDTH * 0.35 + WIDTH, 420)
    return Drawing(width, top + len(view.collections) * (HAND + GAP), rows + hands)


def _row(number: int, cards: tuple[str, ...]) -> str:
    y = number * ROW
    label = f'<rect y="{y}" width="36" height="{HEIGHT}" rx="7" fill="#7a5636"/>'
    return label + "".join(_card(card, LABEL + at * (WIDTH + GAP), y, WIDTH) for at, card in enumerate(cards))


def _hand(seat: int, view: View, y: float) -> str:
    """Draw a player's cards, sorted and overlapping, with the points beside them."""
    points = f'<text x="0" y="{y + HAND / 2 + 10}" font-size="26">{view.tallies[seat].total}</text>'
    cards = sorted(view.collections[seat])
    step = WIDTH * 0.35
    return points + "".join(_card(card, LABEL + at * step, y, WIDTH * 0.6) for at, card in enumerate(cards))


def _card(card: str, x: float, y: float, width: float) -> str:
    part = "two" if card == "+2" else card
    return f'<use href="#{part}" x="{x}" y="{y}" width="{width}" height="{width * HEIGHT / WIDTH}"/>'
