"""The optional timers of Codenames (R17, house rule): when one runs out the turn passes."""

from __future__ import annotations

from furcifer.core import Illegal, Seat, Timer

from .actions import Action, Late, Pass
from .state import State
from .tables import OPERATIVES, SPYMASTERS

PASS = Pass()


def timer(state: State, seat: Seat) -> Timer | None:
    """The time for the clue, or for all guesses of a turn together."""
    config = state.config
    if config.clue_seconds and seat in _timed(state) and state.phase == "clue":
        return Timer(f"clue {len(state.turns)}", config.clue_seconds)
    if config.guess_seconds and seat in _timed(state) and state.phase != "clue":
        return Timer(f"guess {len(state.turns)}", config.guess_seconds)
    return None


def _timed(state: State) -> tuple[Seat, ...]:
    """The seats that a clue or a guess is awaited from."""
    if state.phase == "clue":
        return (SPYMASTERS[state.seats][state.turns[-1].team],)
    return OPERATIVES[state.seats][state.turns[-1].team] if state.phase in ("doubt", "guess") else ()


def lates(state: State) -> list[Late]:
    """What the clock may do."""
    return [Late(seat, PASS) for seat in _timed(state) if timer(state, seat)]


def refuse_clock(state: State, action: Action) -> Illegal | None:
    if action in lates(state):
        return None
    if isinstance(action, Late):
        seat = action.seat + 1
        return Illegal("no_timer", f"No timer runs for seat {seat}.", {"seat": seat})
    text = f"The clock cannot {action}: it only passes the turn of a seat that is late."
    return Illegal("clock", text, {"action": str(action)})
