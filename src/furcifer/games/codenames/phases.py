"""The optional timers of Codenames (R17, a house rule). When one runs out, the turn passes."""

from __future__ import annotations

from furcifer.core import Illegal, Seat, Timer

from .actions import Action, Late, Pass
from .state import State
from .tables import OPERATIVES, SPYMASTERS

PASS = Pass()


def timer(state: State, seat: Seat) -> Timer | None:
    """Return the timer for the clue, or for all guesses of a turn together, or None."""
    config = state.config
    if config.clue_seconds and seat in _timed(state) and state.phase == "clue":
        return Timer(f"clue {len(state.turns)}", config.clue_seconds)
    if config.guess_seconds and seat in _timed(state) and state.phase != "clue":
        return Timer(f"guess {len(state.turns)}", config.guess_seconds)
    return None


def _timed(state: State) -> tuple[Seat, ...]:
    """Return the seats that must give a clue or guess now."""
    if state.phase == "clue":
        return (SPYMASTERS[state.seats][state.turns[-1].team],)
    return OPERATIVES[state.seats][state.turns[-1].team] if state.phase in ("doubt", "guess") else ()


def lates(state: State) -> list[Late]:
    """Return what the clock may do."""
    return [Late(seat, PASS) for seat in _timed(state) if timer(state, seat)]


def refuse_clock(state: State, action: Action) -> Illegal | None:
    if action in lates(state):
        return None
    if isinstance(action, Late):
        seat = action.seat + 1
        return Illegal("no_timer", f"No timer is running for seat {seat}.", {"seat": seat})
    text = f"The clock cannot {action}: it can only pass the turn of a seat whose time is up."
    return Illegal("clock", text, {"action": str(action)})
