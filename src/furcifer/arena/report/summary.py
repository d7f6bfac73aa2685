"""Everything a report says about a tournament, as data. `furcifer arena` writes it as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from furcifer import __version__
from furcifer.arena.davidson import Rating
from furcifer.arena.matches import Result
from furcifer.arena.plan import Plan
from furcifer.arena.ratings import method, ratings
from furcifer.core import find

from . import breakdowns
from .breakdowns import Cell, Failures, Line, Pairs


class Forfeit(Struct, frozen=True):
    match: int
    player: str
    reason: str


class Summary(Struct, frozen=True, kw_only=True):
    """A tournament summed up."""

    furcifer: str  # the version
    title: str
    plan: dict[str, Any]
    pairs: int
    matches: int
    method: str
    ratings: list[Rating]
    players: list[Line]
    against: list[Cell]
    together: list[Cell]
    pair_outcomes: list[Pairs]
    seats: list[Line]
    seats_of_players: list[Cell]
    openings: list[Line]
    ends: dict[str, int]
    seconds: dict[str, float]  # of thought in a match and seat, on average
    actions: float  # in a match, on average
    failures: list[Failures]
    forfeits: list[Forfeit]
    over_time: dict[str, list[tuple[int, float]]]

    @property
    def findings(self) -> list[str]:
        """Say who is ahead of whom, and who cannot be told apart."""
        sentences = []
        for better, worse in zip(self.ratings, self.ratings[1:], strict=False):
            if worse.name in better.like:
                sentences.append(f"{better.name} and {worse.name} cannot be told apart.")
            else:
                sentences.append(f"{better.name} is stronger than {worse.name}.")
        return sentences


def summarise(plan: Plan, results: Sequence[Result]) -> Summary:
    """Sum up a tournament, whether it is complete or not."""
    game = find(plan.game)
    return Summary(
        furcifer=__version__,
        title=game.meta.title,
        plan=plan.described,
        pairs=plan.pairs,
        matches=len(results),
        method=method(game, plan.number_of_seats),
        ratings=ratings(game, results),
        players=breakdowns.by_player(results),
        against=breakdowns.cross_table(game, results),
        together=breakdowns.partners(game, results),
        pair_outcomes=breakdowns.pair_outcomes(game, results),
        seats=breakdowns.by_seat(results),
        seats_of_players=breakdowns.by_seat_and_player(results),
        openings=breakdowns.by_opening(results),
        ends=dict(Counter(result.reason for result in results).most_common()),
        seconds=_seconds(results),
        actions=sum(result.actions for result in results) / max(1, len(results)),
        failures=breakdowns.failures(results),
        forfeits=[
            Forfeit(result.number + 1, result.players[fault.seat], fault.reason)
            for result in results
            if (fault := result.forfeit)
        ],
        over_time=breakdowns.over_time(results),
    )


def _seconds(results: Sequence[Result]) -> dict[str, float]:
    spent: dict[str, list[float]] = {}
    for result in results:
        for name, seconds in zip(result.players, result.seconds, strict=False):
            spent.setdefault(name, []).append(seconds)
    return {name: round(sum(all_) / len(all_), 4) for name, all_ in spent.items()}
