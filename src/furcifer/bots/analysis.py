"""Analysis: judge every action of a position in a game without secrets."""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core import AlphaBetaBots, ConfigError, Explains, find


def can_analyse(slug: str) -> bool:
    """Return whether a search can judge every position of this game.

    >>> can_analyse("chameleon-chess")
    True
    """
    return find(slug).meta.analysable


def analyst(slug: str, seconds: float) -> Explains:
    """Return the strongest player of an analysable game, limited by time alone."""
    from .alphabeta import AlphaBetaPlayer  # lazily: it loads numba

    bots = game.bots() if (game := find(slug)).bots else None
    if not isinstance(bots, AlphaBetaBots):
        raise ConfigError(f"{game.meta.title} cannot be analysed: it has secrets or chance.")
    strongest = list(bots.levels.values())[-1]
    return AlphaBetaPlayer("analyst", replace(strongest, seconds=seconds, nodes=None))
