"""The table of The Chameleon as a drawing: the topic card, or that of the last round."""

from __future__ import annotations

from html import escape

from furcifer.core import Drawing
from furcifer.games.chameleon.state import View
from furcifer.games.chameleon.tables import COORDINATES

COLUMNS, WIDTH, HEIGHT, GAP, HEAD = 4, 190, 74, 8, 64
LARGEST = 21  # of the type on a card


def draw(view: View) -> Drawing:
    topic, secret = view.topic, None
    if topic is None and view.played:
        topic, secret = view.played[-1].topic, view.played[-1].coordinate
    if topic is None:
        return Drawing(COLUMNS * (WIDTH + GAP), HEAD, "")
    words = "".join(_word(at, word, COORDINATES[at] == secret) for at, word in enumerate(topic.words))
    title = f'<text x="4" y="44" font-size="34">{escape(topic.title)}</text>'
    rows = len(topic.words) // COLUMNS
    return Drawing(COLUMNS * (WIDTH + GAP) - GAP, HEAD + rows * (HEIGHT + GAP), title + words)


def _word(at: int, word: str, secret: bool) -> str:
    x, y = at % COLUMNS * (WIDTH + GAP), HEAD + at // COLUMNS * (HEIGHT + GAP)
    ground, ink = ("#1c7f46", "#fff") if secret else ("#fffdf8", "#17211c")
    size = min(LARGEST, WIDTH * 1.4 / max(len(word), 1))
    middle = f'x="{x + WIDTH / 2}" y="{y + HEIGHT / 2 + size / 3}" text-anchor="middle"'
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{ground}" stroke="#8d8470"/>'
        f'<text {middle} font-size="{size:.1f}" fill="{ink}">{escape(word)}</text>'
    )
