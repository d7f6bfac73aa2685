"""Who judges every action of a position, in games that hide nothing and leave nothing to chance."""

from __future__ import annotations

from furcifer.core import part

from .player import Explains

OPEN_WAY = "alphabeta"  # the way of thinking that knows neither secrets nor chance


def can_analyse(slug: str) -> bool:
    """Whether a search's verdict on a position of this game holds: only without secrets and chance.

    >>> can_analyse("chameleon-chess")
    True
    """
    return getattr(part(slug, "bots"), "PLAYS_BY", None) == OPEN_WAY


def analyst(slug: str, seconds: float) -> Explains:
    """The strongest player of such a game, who thinks for so long."""
    from .alphabeta import AlphaBeta  # only who analyses pays for the compiler

    bots = part(slug, "bots")
    assert bots is not None
    skill = list(bots.LEVELS.values())[-1] | {"seconds": seconds, "nodes": None}
    return AlphaBeta("analyst", **skill)
