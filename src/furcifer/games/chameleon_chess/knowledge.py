"""Who knows what in Chameleon 5×5: everybody everything."""

from __future__ import annotations

from furcifer.core import Rng, Seat

from .state import Move, Moved, State, View
from .tables import EMPTY, INDEX


def view(state: State, seat: Seat | None) -> View:
    return View(seat=seat, config=state.config, board=state.board, turn=state.turn, past=state.past)


def tell(before: State, seat: Seat, move: Move, after: State, to: Seat | None) -> tuple[Moved, ...]:
    board = before.board
    taken = board[INDEX[move.target]]
    piece = board[INDEX[move.origin]]
    return (Moved(seat, move.origin, move.target, piece, None if taken == EMPTY else taken),)


def imagine(view: View, rng: Rng) -> State:
    """The one world there is."""
    return State(view.config, view.board, view.turn, view.past)
