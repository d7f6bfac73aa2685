"""Principal variation search: alpha-beta with a transposition table, for games without secrets."""

from .player import AlphaBetaPlayer, Analyst, compile_search

__all__ = ["AlphaBetaPlayer", "Analyst", "compile_search"]
