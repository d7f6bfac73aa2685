"""The values every game shares: seats, outcomes, prompts and timers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

from msgspec import Struct

from .errors import Illegal

Seat = NewType("Seat", int)
CHANCE = Seat(-1)  # chance acts too, and is logged like any seat
CLOCK = Seat(-2)  # the table's timer, which acts for a seat whose time is up
OVER = Illegal("over", "The game is over.")


class Outcome(Struct, frozen=True):
    """The end of a match: one score per seat, the winners (none in a draw), and a stable reason."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str


class Proven(Struct, frozen=True):
    """A proven end of a match: the winner, or None for a draw, and the actions within which it comes."""

    winner: int | None
    within: int


class SeatRole(Struct, frozen=True):
    """The place of a seat in a game of teams: its team, its role, and whether it is the team's lead."""

    team: str
    role: str
    lead: bool = False  # one seat of a team at most, as a spymaster is


class Ask(Struct, frozen=True):
    """A request for free text, for example verb `clue` with the form `clue WORD NUMBER`."""

    verb: str
    form: str
    text: str


class Timer(Struct, frozen=True):
    """A timer that runs for a seat. It continues for as long as its name stays the same."""

    name: str
    seconds: int


def out_of_turn(to_act: Sequence[Seat], seat: Seat) -> Illegal | None:
    """Refuse a seat that may not act: the game is over, or another seat is to act."""
    if seat in to_act:
        return None
    if not to_act:
        return OVER
    if to_act[0] == CHANCE:
        return Illegal("chance", "A card or die comes first; nobody else can act.")
    waited = ", ".join(str(s + 1) for s in to_act)
    word = "seat" if len(to_act) == 1 else "seats"
    who = f"Seat {seat + 1}" if seat >= 0 else "Chance" if seat == CHANCE else "The clock"
    return Illegal(
        "not_your_turn",
        f"{who} cannot act now: {word} {waited} can.",
        {"seat": seat + 1, "waited": waited},
    )
