"""Knowledge in Chameleon 5×5: everybody knows everything."""

from __future__ import annotations

from furcifer.core import Rng, Seat

from .rules import in_order
from .state import Action, Begins, Fact, First, Move, Moved, Opening, State, View
from .tables import EMPTY, FIRST, INDEX


def view(state: State, seat: Seat | None) -> View:
    return View(seat=seat, config=state.config, board=state.board, turn=state.turn, past=state.past)


def tell(before: State, seat: Seat, action: Action, after: State, to: Seat | None) -> tuple[Fact, ...]:
    if isinstance(action, First):
        return (Begins(Seat(FIRST[action.side])),)
    if isinstance(action, Opening):  # R10: the two moves never interfere
        return tuple(_moved(before.board, side, move) for side, move in in_order(action))
    return (_moved(before.board, seat, action),)


def _moved(board: str, seat: Seat, move: Move) -> Moved:
    taken = board[INDEX[move.target]]
    piece = board[INDEX[move.origin]]
    return Moved(seat, move.origin, move.target, piece, None if taken == EMPTY else taken)


def imagine(view: View, rng: Rng) -> State:
    """Return the only possible state, since nothing is hidden."""
    return State(view.config, view.board, view.turn, view.past)
