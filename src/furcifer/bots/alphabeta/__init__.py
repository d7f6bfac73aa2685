"""Principal variation search: alpha-beta with a transposition table, for games without secrets."""

from .player import AlphaBetaPlayer

__all__ = ["AlphaBetaPlayer"]
