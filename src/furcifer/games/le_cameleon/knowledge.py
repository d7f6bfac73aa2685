"""Knowledge in Le Caméléon: everybody knows everything."""

from __future__ import annotations

from furcifer.core import Rng, Seat

from .state import Action, Fact, Gained, Move, Moved, Passed, State, Take, Taken, View
from .tables import INDEX


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        config=state.config,
        board=state.board,
        box=state.box,
        turn=state.turn,
        moved=state.moved,
        past=state.past,
    )


def tell(before: State, seat: Seat, action: Action, after: State, to: Seat | None) -> tuple[Fact, ...]:
    if isinstance(action, Move):
        return (Moved(seat, action.origin, action.target, before.board[INDEX[action.origin]]),)
    if isinstance(action, Take):
        taken = Taken(seat, action.victim, before.board[INDEX[action.victim]])
        if action.reserve is None:
            return (taken,)
        return (taken, Gained(seat, action.reserve, after.board[INDEX[action.reserve]]))
    return (Passed(seat),)


def imagine(view: View, rng: Rng) -> State:
    """Return the only possible state, since nothing is hidden."""
    return State(view.config, view.board, view.box, view.turn, view.moved, view.past)
