"""The phases of a round of The Chameleon, and the seats to act in each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from furcifer.core import CHANCE, Seat

from .setup import dealing
from .state import Phase, State
from .tables import SEATS

T = TypeVar("T")
AROUND = {n: tuple(map(Seat, range(n))) for n in SEATS}  # the seats of a table, clockwise


def phase(state: State) -> Phase:
    """Return the phase of the round."""
    if state.table is None:
        return dealing(state)
    if len(state.clues) < state.seats:
        return "clues"
    if False in state.ready:
        return "discussion"
    if None in state.votes:
        return "vote"
    return "tie" if state.accused is None else "guess"


def to_act(state: State) -> tuple[Seat, ...]:
    now = phase(state)
    if now == "clues":  # R9: from the dealer clockwise
        return (speaker(state),)
    if now == "discussion":
        talking = (known(state.dealer),) if state.config.voice else AROUND[state.seats]  # R21
        return tuple(seat for seat in talking if not state.ready[seat])
    if now == "vote":
        return tuple(seat for seat in AROUND[state.seats] if state.votes[seat] is None)
    if now == "over":
        return ()
    if now == "guess":
        return (known(state.chameleon),)
    return (known(state.dealer),) if now == "tie" else (CHANCE,)


def speaker(state: State) -> Seat:
    return Seat((known(state.dealer) + len(state.clues)) % state.seats)


def known(value: T | None) -> T:
    """Return a value that must be known in this phase."""
    assert value is not None
    return value


def most_voted(votes: Sequence[Seat | None]) -> list[Seat]:
    """R12: return the seats with most votes; several in a tie."""
    most = max(map(votes.count, votes))
    return sorted({known(target) for target in votes if votes.count(target) == most})
