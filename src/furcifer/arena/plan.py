"""The plan of a tournament: a TOML file, or the options of the command."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from furcifer.core import ConfigError, Match, find, read_config, to_json

from .contestants import Contestant, check, name_of
from .lineups import lineups

OPENING = 2  # random actions, in games whose matches would otherwise all begin alike


class Plan(Struct, frozen=True, kw_only=True):
    """A tournament: the players, their pairings and the number of matches.

    `pairs` is the number of deals for each pairing; every line-up plays every deal, so two sides play two
    matches on each. `opening` is a number of random first actions; by default 2 where nothing else would make
    matches differ. Options of the game that `config` leaves out are those of its even start.
    """

    game: str
    players: tuple[Contestant, ...]
    pairs: Annotated[int, Meta(ge=1)] = 100
    seats: Annotated[int, Meta(ge=1)] | None = None  # None: the fewest that the game allows with opponents
    seed: Annotated[int, Meta(ge=0)] = 0
    opening: Annotated[int, Meta(ge=0, le=100)] | None = None
    config: dict[str, Any] = {}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name_of(one) for one in self.players)

    @property
    def number_of_seats(self) -> int:
        return self.seats if self.seats is not None else _usual_seats(self.game)

    @property
    def options(self) -> dict[str, Any]:
        """Return the options of the game, with those of its even start."""
        return {**find(self.game).even_start, **self.config}

    @property
    def opening_actions(self) -> int:
        """Return the number of random first actions."""
        if self.opening is not None:
            return self.opening
        drawn = Match.start(self.game, self.number_of_seats, 0, self.options).entries
        return OPENING if find(self.game).meta.analysable and not drawn else 0

    @property
    def described(self) -> dict[str, Any]:
        """Return what identifies a tournament, ready for JSON. It leaves out `pairs`, which may grow."""
        game = find(self.game)
        return {
            "game": self.game,
            "version": game.meta.version,
            "players": list(self.names),
            "seats": self.number_of_seats,
            "seed": self.seed,
            "opening": self.opening_actions,
            "config": msgspec.to_builtins(read_config(game.kinds.config, self.options, game.meta.title)),
        }

    @property
    def digest(self) -> str:
        return blake2b(to_json(self.described).encode(), digest_size=8).hexdigest()


def read_plan(path: Path) -> Plan:
    """Read a plan from a TOML file, or raise ConfigError with the first mistake."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"Cannot read the plan {path}: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"The plan {path} is not TOML: {error}.") from None
    return plan_of(given, str(path))


def plan_of(given: dict[str, Any], where: str = "The plan") -> Plan:
    """Return the plan that these entries describe.

    >>> plan_of({"game": "coloretto", "playrs": ["greedy"]})
    Traceback (most recent call last):
    ...
    furcifer.core.errors.ConfigError: The plan: there is no entry 'playrs'; did you mean 'players'?
    """
    known = [field.name for field in msgspec.structs.fields(Plan)]
    for key in given:
        if key not in known:
            near = get_close_matches(key, known, 1)
            advice = f"; did you mean {near[0]!r}?" if near else f"; the entries are: {', '.join(known)}."
            raise ConfigError(f"{where}: there is no entry {key!r}{advice}")
    named = given.get("players", [])
    if not isinstance(named, list) or not all(isinstance(name, str) for name in named):
        raise ConfigError(f'{where}: players is a list of names, for example ["strong", "steady"].')
    try:
        return msgspec.convert(given, Plan)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{where}: {error}.") from None


def check_plan(plan: Plan, *, elsewhere: bool = False) -> None:
    """Raise an error with a sentence if a plan cannot be played."""
    game, names = find(plan.game), plan.names
    Match.unseeded(plan.game, plan.number_of_seats, plan.options)
    lineups(game, plan.number_of_seats)
    if len(names) < 2:
        raise ConfigError("A tournament needs at least two players.")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ConfigError(f"Two players are called {twice!r}: name every player once.")
    if plan.opening and game.meta.free_text:
        raise ConfigError(f"{game.meta.title} has no random openings: its actions are free text.")
    for player in plan.players:
        check(player, plan.game, elsewhere=elsewhere)


def _usual_seats(slug: str) -> int:
    """Return the fewest seats at which sides of equal size meet, or the fewest of all."""
    game = find(slug)
    against = [seats for seats in game.meta.seats if len({role.team for role in game.seating(seats)}) != 1]
    return (against or list(game.meta.seats))[0]
