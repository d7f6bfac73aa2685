"""Steps on the page for a move: tap the piece, then its target."""

from furcifer.games.chameleon_chess.state import Move
from furcifer.games.chameleon_chess.tables import SQUARES


def steps(action: Move) -> list[tuple[str, ...]]:
    return [("tap", f'.board [data-square="{SQUARES.index(at)}"]') for at in (action.origin, action.target)]
