"""The end of a round and of a game (R13 to R19)."""

from __future__ import annotations

from furcifer.core import Outcome, Seat

from .state import Result, State
from .tables import POINTS


def result(chameleon: Seat, accused: Seat, guesses: tuple[str, ...], secret: str) -> Result:
    """Return how a round ended for the Chameleon."""
    if accused != chameleon:
        return "escaped"  # R13
    return "guessed" if secret in guesses else "caught"  # R14, R16


def points(seats: int, chameleon: Seat, how: Result) -> tuple[int, ...]:
    """R15: return the points of each seat."""
    chameleon_points, other_points = POINTS[how]
    return tuple(chameleon_points if seat == chameleon else other_points for seat in range(seats))


def totals(state: State) -> tuple[int, ...]:
    """Return the total points of each seat."""
    if not state.played:
        return (0,) * state.seats
    return tuple(map(sum, zip(*(finished.points for finished in state.played), strict=True)))


def outcome(state: State) -> Outcome | None:
    if state.topic is not None or not state.played:
        return None  # a game ends between rounds
    scores = totals(state)
    best = max(scores)
    if (reason := _ended(state, best)) is None:
        return None
    winners = tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)  # R19
    return Outcome(tuple(map(float, scores)), winners, reason)


def _ended(state: State, best: int) -> str | None:
    """R18: return why the game is over, or None. For a single round it is the result of the round."""
    if not state.config.rounds:
        return "target" if best >= state.config.target else None
    if len(state.played) < state.config.rounds:
        return None
    return state.played[-1].result if state.config.rounds == 1 else "rounds"
