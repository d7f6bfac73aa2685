"""Monte Carlo tree search with PUCT selection, for games with chance."""

from .player import MctsPlayer

__all__ = ["MctsPlayer"]
