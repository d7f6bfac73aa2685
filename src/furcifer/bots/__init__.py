"""Players for any game. They receive Views, never States."""

from __future__ import annotations

from furcifer.core import ConfigError, find

from .greedy import Greedy
from .player import Player, Turn, turn_for
from .uniform import Uniform

PLAYERS: dict[str, type[Player]] = {"random": Uniform, "greedy": Greedy}


def levels(slug: str) -> tuple[str, ...]:
    """The bots there are for a game, from weak to strong.

    >>> levels("chameleon-chess")
    ('random', 'greedy')
    """
    find(slug)
    return tuple(PLAYERS)


def player(level: str, slug: str) -> Player:
    """The bot of that level, or ConfigError with the levels there are."""
    if level not in levels(slug):
        raise ConfigError(f"There is no bot {level!r}; the bots are: {', '.join(levels(slug))}.")
    return PLAYERS[level]()


__all__ = ["Player", "Turn", "levels", "player", "turn_for"]
