"""Every game at every number of seats with every option turned, and random matches of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec

from furcifer.bots import player, turn_for
from furcifer.core import CLOCK, AnyGame, Match, Rng, Seat, games

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
        return games()[self.slug]

    def start(self, seed: int) -> Match:
        return Match.start(self.slug, self.seats, seed, self.config)


def _values(kind: Any) -> tuple[Any, ...]:
    """Values worth trying for an option of that type."""
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
    """The defaults, then each option turned by itself."""
    yield {}
    for field in msgspec.structs.fields(game.kinds.config):
        for value in _values(field.type):
            if value != field.default:
                yield {field.name: value}


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
    """One random decision; now and then a timer runs out instead."""
    seat = rng.choice(match.to_act)
    if match.timer(seat) and rng.below(4) == 0:
        return match.time_up(seat)
    choose = player("random", match.game.meta.slug).choose
    return match.act(seat, choose(turn_for(match, seat, rng)))


def walk(case: Case, seed: int) -> Sequence[Match]:
    """A random match, position by position, to its end."""
    match, rng = case.start(seed), Rng(seed, str(case))
    matches = [match]
    while match.to_act:
        assert len(match.entries) < BOUND, "the match does not end"
        match = step(match, rng)
        matches.append(match)
    return matches


_walked: dict[str, Sequence[Match]] = {}


def walked(case: Case) -> Sequence[Match]:
    """One random match of this case, walked once in this process: a match is a value and can be shared."""
    if str(case) not in _walked:
        _walked[str(case)] = walk(case, seed=1)
    return _walked[str(case)]


def listeners(match: Match) -> tuple[Seat | None, ...]:
    """Everybody at the table, and a spectator."""
    return (*map(Seat, range(match.seats)), None)


def states(match: Match) -> Iterator[tuple[Any, Seat, Any, Any]]:
    """The log as (before, who, action, after), chance's entries included."""
    state = match.game.start(match.config, match.seats)
    for seat, action in match.entries:
        after = match.game.apply(state, seat, action)
        yield state, seat, action, after
        state = after


def refusable(match: Match) -> list[Any]:
    """Actions of this match, good for trying where they do not belong."""
    return sorted({action for seat, action in match.entries if seat != CLOCK}, key=str)
