"""The table of Codenames as a drawing: the words, and the tiles on those that were covered."""

from __future__ import annotations

from html import escape

from furcifer.core import Drawing
from furcifer.games.codenames.state import View
from furcifer.games.codenames.tables import ASSASSIN, BLUE, BYSTANDER, RED, SIZE, UNCOVERED

WIDTH, HEIGHT, GAP = 160, 84, 10
COLOURS = {  # background and ink, as on the page
    RED: ("#cb3047", "#fff"),
    BLUE: ("#2b6bd2", "#fff"),
    BYSTANDER: ("#cfc2a4", "#544831"),
    ASSASSIN: ("#16181a", "#fff"),
    UNCOVERED: ("#fffdf8", "#17211c"),
}
LARGEST = 22  # of the type on a card


def draw(view: View) -> Drawing:
    cards = "".join(_card(at, word, view.tiles[at]) for at, word in enumerate(view.words))
    return Drawing(SIZE * (WIDTH + GAP) - GAP, SIZE * (HEIGHT + GAP) - GAP, cards)


def _card(at: int, word: str, tile: str) -> str:
    x, y = at % SIZE * (WIDTH + GAP), at // SIZE * (HEIGHT + GAP)
    ground, ink = COLOURS[tile]
    size = min(LARGEST, WIDTH * 1.35 / max(len(word), 1))
    middle = f'x="{x + WIDTH / 2}" y="{y + HEIGHT / 2 + size / 3}" text-anchor="middle"'
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{ground}" stroke="#8d8470"/>'
        f'<text {middle} font-size="{size:.1f}" fill="{ink}">{escape(word)}</text>'
    )
