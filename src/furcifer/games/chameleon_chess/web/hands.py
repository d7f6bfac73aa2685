"""How a person does a move on the page: tap a piece, tap where it goes."""

from furcifer.games.chameleon_chess.state import Move
from furcifer.games.chameleon_chess.tables import SQUARES


def steps(action: Move) -> list[tuple[str, ...]]:
    return [("tap", f'.board [data-square="{SQUARES.index(at)}"]') for at in (action.origin, action.target)]
