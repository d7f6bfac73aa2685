"""The board of Le Caméléon as a drawing: seven rows between the two reserves."""

from __future__ import annotations

from furcifer.core import Drawing
from furcifer.games.le_cameleon.state import View

COLUMNS, ROWS, TILE = 8, 9, 60
EMPTY = "."
TILES = {True: "#fbf5e6", False: "#d9cbac"}


def draw(view: View) -> Drawing:
    squares = (_square(at, piece) for at, piece in enumerate(view.board))
    return Drawing(COLUMNS * TILE, ROWS * TILE, "".join(squares))


def _square(at: int, piece: str) -> str:
    row, column = divmod(at, COLUMNS)
    x, y = column * TILE, (ROWS - 1 - row) * TILE
    field = 0 < row < ROWS - 1  # the first and the last row are the reserves
    fill = TILES[(row + column) % 2 == 0]
    tile = f'<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" fill="{fill}"/>' if field else ""
    if piece == EMPTY:
        return tile
    return f'{tile}<use href="#{piece}" x="{x + 5}" y="{y + 5}" width="{TILE - 10}" height="{TILE - 10}"/>'
