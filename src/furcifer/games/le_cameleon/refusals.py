"""The reasons why Le Caméléon refuses an action, one sentence each. `rules.py` decides what is legal."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Illegal, Seat

from .state import Action, Move, Pass, State, Take
from .tables import CHAMELEONS, EMPTY, FIELD, INDEX, PIECES, RAYS


def why_not(state: State, seat: Seat, action: Action, allowed: Sequence[Action]) -> Illegal:
    """Return why `action` is not among the `allowed` actions of the seat to move."""
    names: dict[str, str | int] = {"action": str(action), "example": str(allowed[0])}
    if isinstance(action, Take):
        if state.moved is None:
            return Illegal(
                "move_first", f"You can only take after a move: move a piece before {action}.", names
            )
        return _not_taken(state, seat, action, [take for take in allowed if isinstance(take, Take)])
    if state.moved is not None:
        text = f"You must take before {action}: write {allowed[0]}, for example."
        return Illegal("take_first", text, names)
    if isinstance(action, Pass):
        text = f"You can only pass when you have no move: write {allowed[0]}, for example."
        return Illegal("can_move", text, names)
    return _not_moved(state.board, seat, action, [move for move in allowed if isinstance(move, Move)])


def _not_moved(board: str, seat: Seat, move: Move, allowed: Sequence[Move]) -> Illegal:
    names: dict[str, str | int] = {"from": move.origin, "to": move.target}
    for square in (move.origin, move.target):
        if square not in INDEX:
            return _no_such_square(square)
    origin, target = INDEX[move.origin], INDEX[move.target]
    if board[origin] not in PIECES[seat]:
        return Illegal("no_piece", f"You have no piece on {move.origin}.", names)
    if origin == target and all(other.origin != move.origin for other in allowed):
        return Illegal("no_moves", f"The piece on {move.origin} cannot move now.", names)
    if target not in FIELD:
        text = f"No piece can move to {move.target}: rows 1 and 9 are for the reserves."
        return Illegal("reserve", text, names)
    return _not_reached(board, seat, move, names)


def _not_reached(board: str, seat: Seat, move: Move, names: dict[str, str | int]) -> Illegal:
    """Return why a piece that can move cannot move to this square of the field."""
    origin, target = INDEX[move.origin], INDEX[move.target]
    if board[target] in PIECES[seat]:
        return Illegal("own_piece", f"Your own piece is on {move.target}.", names)
    if board[origin] in CHAMELEONS and any(target in ray for ray in RAYS[origin]):
        text = f"A piece is in the way from {move.origin} to {move.target}."
        return Illegal("in_the_way", text, names)
    return Illegal("no_such_move", f"The piece on {move.origin} cannot go to {move.target}.", names)


def _not_taken(state: State, seat: Seat, take: Take, allowed: Sequence[Take]) -> Illegal:
    for square in (take.victim, take.reserve):
        if square is not None and square not in INDEX:
            return _no_such_square(square)
    names: dict[str, str | int] = {"square": take.victim, "moved": state.moved or ""}
    there = state.board[INDEX[take.victim]]
    if there == EMPTY or there in PIECES[seat]:
        return Illegal("no_enemy", f"There is no enemy piece on {take.victim}.", names)
    here = [other for other in allowed if other.victim == take.victim]
    if not here:
        text = f"The piece on {state.moved} has no association that takes {take.victim}."
        return Illegal("no_association", text, names)
    return _not_gained(take, here)


def _not_gained(take: Take, here: Sequence[Take]) -> Illegal:
    """Return why a taking with the right victim has a wrong gain or reserve square."""
    if take.gain not in {other.gain for other in here}:
        gains = " or ".join(dict.fromkeys(other.gain or "nothing" for other in here))
        gain = take.gain or "nothing"
        text = f"Taking {take.victim} gains {gains}, not {gain}: write {here[0]}, for example."
        return Illegal("wrong_gain", text, {"square": take.victim, "gains": gains, "gain": gain})
    squares = ", ".join(other.reserve for other in here if other.gain == take.gain and other.reserve)
    if not squares:
        text = f"Nothing is gained, so nothing goes on {take.reserve}: write x{take.victim}."
    else:
        elsewhere = f", not on {take.reserve}" if take.reserve else ""
        text = f"{take.gain} goes on a free square of your reserve ({squares}){elsewhere}."
    return Illegal("wrong_square", text, {"square": take.reserve or "", "squares": squares})


def _no_such_square(square: str) -> Illegal:
    return Illegal("no_such_square", f"There is no square {square}.", {"square": square})
