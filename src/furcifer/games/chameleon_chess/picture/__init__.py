"""The board of Chameleon 5×5 as a drawing."""

from __future__ import annotations

from furcifer.core import Drawing
from furcifer.games.chameleon_chess.state import View

SIZE, TILE, EDGE = 5, 100, 10
EMPTY = "."
TILES = {True: "#33463d", False: "#e9e2d0"}  # dark or light, as on the page


def draw(view: View) -> Drawing:
    side = SIZE * TILE + 2 * EDGE
    frame = f'<rect width="{side}" height="{side}" rx="14" fill="#24332c"/>'
    squares = (_square(at, piece) for at, piece in enumerate(view.board))
    return Drawing(side, side, frame + "".join(squares))


def _square(at: int, piece: str) -> str:
    rank, file = divmod(at, SIZE)
    dark = (rank + file) % 2 == 0
    x, y = EDGE + file * TILE, EDGE + (SIZE - 1 - rank) * TILE
    tile = f'<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" fill="{TILES[dark]}"/>'
    if piece == EMPTY:
        return tile
    part = f"{piece}-{'dark' if dark else 'light'}"
    return f'{tile}<use href="#{part}" x="{x + 7}" y="{y + 7}" width="{TILE - 14}" height="{TILE - 14}"/>'
