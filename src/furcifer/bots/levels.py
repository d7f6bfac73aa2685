"""The levels people choose from, gentle to master. Each game declares its own in `bots/__init__.py`.

Other packages offer bots by entry points of the group `furcifer.bots`: a name, and a function that returns a
Player for the slug of a game, or None if the bot does not play it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from furcifer.core import (
    Acquaintance,
    AlphaBetaBots,
    Bots,
    ConfigError,
    CustomBots,
    Match,
    MctsBots,
    Player,
    find,
    plugins,
)

from .baselines import GreedyPlayer, RandomPlayer
from .custom import CustomPlayer

BASELINES: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
DEFAULT = "steady"
ADAPTIVE = "adaptive"  # the level that suits the people at the table; see `adaptive.py`


def levels(slug: str) -> tuple[str, ...]:
    """Return the bots people choose from, from weak to strong.

    >>> levels("chameleon-chess")
    ('gentle', 'easy', 'steady', 'strong', 'master')
    """
    return tuple(_skills(slug)) or tuple(BASELINES)


@cache
def _offered() -> dict[str, Callable[[str], Player | None]]:
    return dict(plugins("furcifer.bots"))


def offer(name: str, make: Callable[[str], Player | None]) -> None:
    """Add a guest bot for this process, as an entry point would: its name, and a maker of its players."""
    _offered()[name] = make


def guests(slug: str) -> tuple[str, ...]:
    """Return the names of the bots of other packages that play a game. Our own names come first."""
    own = {*BASELINES, *levels(slug), ADAPTIVE}
    names = (name for name in _offered() if name not in own)
    return tuple(name for name in names if _offered()[name](slug) is not None)


def choices(slug: str) -> tuple[str, ...]:
    """Return the bots that are offered for a seat: the levels, the adaptive bot, and guests."""
    return (*levels(slug), ADAPTIVE, *guests(slug))


def default_level(slug: str) -> str:
    """Return the level for a seat when nobody chooses one."""
    names = levels(slug)
    return DEFAULT if DEFAULT in names else names[-1]


def has_bot(name: str, slug: str) -> bool:
    """Return whether a game has a bot of this name: one that is offered, or a baseline."""
    return name in BASELINES or name in choices(slug)


def explains(slug: str) -> bool:
    """Return whether the strongest bot of a game can judge its options. Levels can, baselines cannot."""
    return levels(slug)[-1] not in BASELINES


def player(level: str, slug: str) -> Player:
    """Return the bot of this level, or raise ConfigError with a list of the levels.

    An adaptive bot that knows nobody plays the usual level.
    """
    if not has_bot(level, slug):
        raise ConfigError(f"There is no bot {level!r}; the bots are: {', '.join(choices(slug))}.")
    level = default_level(slug) if level == ADAPTIVE else level
    if level in BASELINES:
        return BASELINES[level]()
    if level not in levels(slug):
        guest = _offered()[level](slug)
        assert guest is not None
        return guest
    bots = _bots(slug)
    # The searches are imported lazily so that only games that use them load numba.
    if isinstance(bots, AlphaBetaBots):
        from .alphabeta import AlphaBetaPlayer

        return AlphaBetaPlayer(level, bots.levels[level])
    if isinstance(bots, MctsBots):
        from .mcts import MctsPlayer

        return MctsPlayer(level, bots.levels[level])
    assert isinstance(bots, CustomBots)
    return CustomPlayer(level, bots, bots.levels[level])


def acquaintance(match: Match, seat: int, known: Acquaintance | None = None) -> Acquaintance:
    """Update what is known about the person in a seat with a match.

    Keep the result with the person, and give it to `turn_for` when a bot is their partner again. Games whose
    bots learn nothing about people return it unchanged.
    """
    bots, before = _bots(match.game.meta.slug), known or Acquaintance()
    if not isinstance(bots, CustomBots) or bots.acquaint is None:
        return before
    return bots.acquaint(match.view(seat), before)


def learns(slug: str) -> bool:
    """Return whether the bots of a game learn about the people they play with."""
    bots = _bots(slug)
    return isinstance(bots, CustomBots) and bots.acquaint is not None


def _bots(slug: str) -> Bots[Any, Any] | None:
    load = find(slug).bots
    return load() if load else None


def _skills(slug: str) -> Mapping[str, Any]:
    bots = _bots(slug)
    return bots.levels if isinstance(bots, AlphaBetaBots | MctsBots | CustomBots) else {}
