"""The reasons why The Chameleon refuses an action, one sentence each. `rules.py` decides what is legal."""

from __future__ import annotations

from furcifer.core import Illegal, Seat

from .actions import Accuse, Action, Clue, Deal, Decline, Guess, Late, Pass, Ready, Vote
from .phases import AROUND, most_voted, phase
from .state import State
from .tables import INDEX

WHEN = {Clue: "clues", Ready: "discussion", Vote: "vote", Accuse: "tie", Guess: "guess", Decline: "guess"}
NOW = {
    "clues": "clues are being given",
    "discussion": "the table is discussing",
    "vote": "everyone is voting",
    "tie": "the dealer is breaking a tie",
    "guess": "the Chameleon is guessing",
}


def why_not(state: State, action: Action) -> Illegal:
    names: dict[str, str | int] = {"action": str(action)}
    if isinstance(action, Deal):
        return Illegal("not_yours", f"Only chance can do '{action}'.", names)
    if isinstance(action, Pass | Late):
        return Illegal("not_yours", f"Only the clock can do '{action}', when a seat's time is up.", names)
    now = phase(state)
    if WHEN[type(action)] != now:
        return Illegal("wrong_phase", f"You cannot do '{action}' now: {NOW[now]}.", names)
    if isinstance(action, Guess):
        return _why_not_guess(action.coordinate)
    assert isinstance(action, Vote | Accuse)
    return _why_not_accuse(state, action.target)


def _why_not_guess(place: str) -> Illegal:
    if place in INDEX:
        return Illegal("same_guess", f"You already guessed {place}, and it was wrong.", {"coordinate": place})
    text = f"There is no {place!r} on a topic card: the places go from A1 to D4."
    return Illegal("no_such_coordinate", text, {"coordinate": place})


def _why_not_accuse(state: State, target: Seat) -> Illegal:
    number = target + 1
    if target not in AROUND[state.seats]:
        text = f"There is no seat {number}: the table has {state.seats}."
        return Illegal("no_such_seat", text, {"seat": number})
    if phase(state) == "vote":
        return Illegal("own_seat", f"Seat {number} is yours: vote for someone else.", {"seat": number})
    tied = ", ".join(str(other + 1) for other in most_voted(state.votes))
    text = f"Seat {number} is not in the tie: accuse one of the seats {tied}."
    return Illegal("not_tied", text, {"seat": number, "tied": tied})
