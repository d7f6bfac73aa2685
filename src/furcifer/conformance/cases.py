"""Every game with every number of seats and every option, and random matches of each."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from furcifer.bots import player, turn_for
from furcifer.core import CLOCK, AnyGame, Match, Rng, Seat, all_games, find

CHOSEN = "FURCIFER_CONFORMANCE"  # names the one game to test; without it, all are
BOUND = 5_000  # more entries than any random match needs


class Case(NamedTuple):
    slug: str
    seats: int
    config: dict[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.config.items())
        return f"{self.slug}/{self.seats}" + (f"/{options}" if options else "")

    @property
    def game(self) -> AnyGame:
        return all_games()[self.slug]

    def start(self, seed: int) -> Match:
        return Match.start(self.slug, self.seats, seed, self.config)


def _values(kind: Any) -> tuple[Any, ...]:
    """Return values to try for an option of this type."""
    if hasattr(kind, "__metadata__"):
        return _values(get_args(kind)[0])
    if kind is bool:
        return (True, False)
    if kind is int:
        return (1, 3)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return ()


def configs(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the defaults, then each value of each option by itself."""
    yield {}
    for field in msgspec.structs.fields(game.kinds.config):
        for value in _values(field.type):
            if value != field.default:
                yield {field.name: value}


def games() -> dict[str, AnyGame]:
    """Return the games under test."""
    chosen = os.environ.get(CHOSEN)
    return all_games() if chosen is None else {chosen: find(chosen)}


def cases() -> list[Case]:
    return [
        Case(slug, seats, config)
        for slug, game in games().items()
        for seats in game.meta.seats
        for config in configs(game)
    ]


def defaults() -> list[Case]:
    return [case for case in cases() if not case.config]


def step(match: Match, rng: Rng) -> Match:
    """Return the match after one random decision. Now and then a timer runs out instead."""
    seat = rng.choice(match.to_act)
    if match.timer(seat) and rng.below(4) == 0:
        return match.time_up(seat)
    choose = player("random", match.game.meta.slug).choose
    return match.act(seat, choose(turn_for(match, seat, rng)))


def walk(case: Case, seed: int) -> Sequence[Match]:
    """Return every position of one random match."""
    match, rng = case.start(seed), Rng(seed, str(case))
    matches = [match]
    while match.to_act:
        assert len(match.entries) < BOUND, "the match does not end"
        match = step(match, rng)
        matches.append(match)
    return matches


_walked: dict[str, Sequence[Match]] = {}


def walked(case: Case) -> Sequence[Match]:
    """Return one random match of this case. It is played once per process, because matches never change."""
    if str(case) not in _walked:
        _walked[str(case)] = walk(case, seed=1)
    return _walked[str(case)]


def listeners(match: Match) -> tuple[Seat | None, ...]:
    """Return every seat, and None for a spectator."""
    return (*map(Seat, range(match.seats)), None)


def states(match: Match) -> Iterator[tuple[Any, Seat, Any, Any]]:
    """Yield each entry of the log, chance included, as (before, seat, action, after)."""
    state = match.game.start(match.config, match.seats)
    for seat, action in match.entries:
        after = match.game.apply(state, seat, action)
        yield state, seat, action, after
        state = after


def refusable(match: Match) -> list[Any]:
    """Return the actions of this match, to try them where they are not legal."""
    return sorted({action for seat, action in match.entries if seat != CLOCK}, key=str)
