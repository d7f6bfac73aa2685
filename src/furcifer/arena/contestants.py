"""The players of a tournament: names, Player objects and functions that make players; and how they fail."""

from __future__ import annotations

import copy
import shlex
import shutil
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol, cast, runtime_checkable

from msgspec import Struct

from furcifer.adapters import players
from furcifer.core import ConfigError, IllegalAction, Match, Player, Rng, turn_for

Contestant = Any  # the name of a player, a Player, or a function of a game's slug that returns a Player


@runtime_checkable
class Fallible(Protocol):
    """A player that may fail, as programs and models do."""

    @property
    def failure(self) -> str | None:
        """Say why the player cannot go on, or None. A match with such a player is forfeited."""

    @property
    def mishaps(self) -> Mapping[str, int]:
        """Count what went wrong by class, including what a second try mended."""


class Mishap(Struct, frozen=True):
    """A player's failures in a match: their class, their number, and the reason of a forfeit."""

    seat: int
    kind: str
    times: int = 1
    reason: str = ""


def name_of(contestant: Contestant) -> str:
    """Return the name under which results are kept.

    >>> name_of("master"), name_of(lambda slug: None)
    ('master', '<lambda>')
    """
    if isinstance(contestant, str):
        return contestant
    return str(
        getattr(contestant, "name", None) or getattr(contestant, "__name__", type(contestant).__name__)
    )


def seated(contestant: Contestant, slug: str) -> Player:
    """Return a player for one seat of one match. A Player object is copied: seats share no memory."""
    if isinstance(contestant, str):
        return players.player(contestant, slug)
    if hasattr(contestant, "choose"):
        try:
            return cast(Player, copy.deepcopy(contestant))
        except TypeError as error:
            name = name_of(contestant)
            raise ConfigError(f"The player {name} cannot be copied ({error}): give a function.") from None
    made = contestant(slug)
    if not hasattr(made, "choose"):
        raise ConfigError(f"The function {name_of(contestant)} returned no player for {slug}: {made!r}.")
    return cast(Player, made)


def check(contestant: Contestant, slug: str, *, elsewhere: bool = False) -> None:
    """Raise ConfigError if a contestant cannot play. Programs that run `elsewhere` are not looked for."""
    one = seated(contestant, slug)
    name = name_of(contestant)
    if name.startswith(players.PROGRAM) and not elsewhere:
        program = shlex.split(name.removeprefix(players.PROGRAM))[0]
        if shutil.which(program) is None:
            raise ConfigError(f"There is no program {program!r} to run for the player {name}.")
    with players.closing([one]):
        pass


def act(match: Match, seat: int, player: Player, rng: Rng) -> Match | Mishap:
    """Let a player act. Return the match after it, or why the player forfeits."""
    try:
        after = match.act(seat, player.choose(turn_for(match, seat, rng)))
    except IllegalAction as refused:
        return Mishap(seat, "illegal", 1, f"The rules refused its action: {refused}")
    except Exception as error:
        # The text of an outside error may hold a key or an address, so only its kind and place are kept.
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}, line {place.lineno}"
        return Mishap(seat, "error", 1, f"It raised {type(error).__name__} ({where}).")
    if isinstance(player, Fallible) and player.failure is not None:
        return Mishap(seat, "forfeit", 1, f"The player failed: {player.failure}.")
    return after


def mishaps(seats: list[Player]) -> list[Mishap]:
    """Return what went wrong in a match by the players' own count."""
    return [
        Mishap(seat, kind, times)
        for seat, player in enumerate(seats)
        if isinstance(player, Fallible)
        for kind, times in player.mishaps.items()
    ]
