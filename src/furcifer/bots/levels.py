"""Levels for people, from gentle to master. How each of them plays stands in the game's own `bots.py`.

    PLAYS_BY = "alphabeta"                    the way of thinking, one of WAYS below
    LEVELS = {"gentle": {"depth": 1}, ...}    what that way is told, from weak to strong

A game that says nothing has the two yardsticks alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from furcifer.core import ConfigError, find, part

from .greedy import Greedy
from .player import Player
from .uniform import Uniform

YARDSTICKS: dict[str, type[Player]] = {"random": Uniform, "greedy": Greedy}
MIDDLE = "steady"
# Named, not imported: only who plays by a search pays for its compiler.
WAYS = {
    "alphabeta": (".alphabeta", "AlphaBeta"),
    "chances": (".chances", "Chances"),
    "mind": (".minded", "Minded"),
}


def levels(slug: str) -> tuple[str, ...]:
    """The bots people choose from in a game, from weak to strong.

    >>> levels("chameleon-chess")
    ('gentle', 'easy', 'steady', 'strong', 'master')
    """
    return tuple(_steps(slug)) or tuple(YARDSTICKS)


def usual(slug: str) -> str:
    """The level that is taken when nobody chooses one."""
    there = levels(slug)
    return MIDDLE if MIDDLE in there else there[-1]


def knows(level: str, slug: str) -> bool:
    """Whether a game has a bot of that name: one of its levels or a yardstick."""
    return level in YARDSTICKS or level in levels(slug)


def explains(slug: str) -> bool:
    """Whether the strongest bot of a game can say what it thinks: every way of thinking can, no yardstick."""
    return levels(slug)[-1] not in YARDSTICKS


def player(level: str, slug: str) -> Player:
    """The bot of that level, or ConfigError with the levels there are."""
    if not knows(level, slug):
        raise ConfigError(f"There is no bot {level!r}; the bots are: {', '.join(levels(slug))}.")
    if level in YARDSTICKS:
        return YARDSTICKS[level]()
    bots = part(slug, "bots")
    assert bots is not None
    module, way = WAYS[bots.PLAYS_BY]
    made: Player = getattr(import_module(module, __package__), way)(level, **_steps(slug)[level])
    return made


def _steps(slug: str) -> Mapping[str, dict[str, Any]]:
    find(slug)
    return getattr(part(slug, "bots"), "LEVELS", {})
