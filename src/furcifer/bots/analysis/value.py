"""The value of a position: what is known about it, and how well."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from furcifer.core import Candidate, Outcome

Kind = Literal["over", "proven", "searched", "sampled", "exact"]
MOST_CERTAIN = 50.0  # beyond this exponent a chance is 0 or 1


class Value(Struct, frozen=True):
    """Each seat's chance of winning, and how it is known; a draw counts as half a win.

    `over`: the match has ended. `proven`: no play of the others can change it. `searched`: an estimate of a
    search. `sampled`: the average of playouts, with its standard error. `exact`: the expectation over the
    cards to come, if every seat plays its best.
    """

    kind: Kind
    chances: tuple[float, ...]
    winner: int | None = None  # of a proven value
    within: int | None = None  # the actions until the end, at most, of a proven value
    lead: float | None = None  # of the seat to act in the game's own unit, of a searched value
    error: float = 0.0  # the standard error of the chances, of a sampled value


class Judgement(Struct, frozen=True):
    """The value of a position, and the judged actions, best first."""

    value: Value
    lines: tuple[Candidate, ...] = ()


def ended(outcome: Outcome, seats: int) -> Value:
    """Return the value of a finished match: the winners share the win.

    >>> ended(Outcome((1.0, 0.0), (0,), "invasion"), 2).chances
    (1.0, 0.0)
    """
    winners = [int(seat) for seat in outcome.winners] or list(range(seats))
    return Value("over", tuple(float(seat in winners) / len(winners) for seat in range(seats)))


def of_two(best: Candidate, seat: int, lead_scale: float) -> Value:
    """Return the value of a position of two seats by its best action.

    `lead_scale` is the game's own, as in `winning_chance`.
    """
    if best.wins_in is not None:
        return won_by(seat, best.wins_in)
    if best.loses_in is not None:
        return won_by(1 - seat, best.loses_in)
    return Value("searched", for_seat(seat, winning_chance(best.value, lead_scale)), lead=best.value)


def won_by(seat: int, within: int) -> Value:
    """Return a proven win in a game of two seats."""
    return Value("proven", for_seat(seat, 1.0), winner=seat, within=within)


def for_seat(seat: int, chance: float) -> tuple[float, float]:
    """Return the chances of two seats."""
    other = round(1 - chance, 4)
    return (chance, other) if seat == 0 else (other, chance)


def winning_chance(lead: float, lead_scale: float) -> float:
    """Return the chance of winning with a lead; with a lead of `lead_scale` the odds are e to 1.

    >>> winning_chance(0, lead_scale=150), winning_chance(100, lead_scale=150)
    (0.5, 0.6608)
    """
    exponent = max(-MOST_CERTAIN, min(MOST_CERTAIN, lead / lead_scale))
    return round(1 / (1 + math.exp(-exponent)), 4)


def expected(shares: Sequence[float]) -> Value:
    """Return the value of a position whose shares of the win are computed."""
    return Value("exact", tuple(round(share, 4) for share in shares))


def mean(totals: Sequence[float], squares: Sequence[float], count: int) -> Value:
    """Return the value sampled by so many playouts, from the sums of the wins and of their squares."""
    shares = [total / count for total in totals]
    spreads = [max(0.0, square / count - share**2) for share, square in zip(shares, squares, strict=True)]
    error = math.sqrt(max(spreads) / count)
    return Value("sampled", tuple(round(share, 4) for share in shares), error=round(error, 4))
