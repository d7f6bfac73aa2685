"""Monte Carlo tree search with PUCT selection, for games with chance."""

from .player import MctsPlayer
from .sampling import sample

__all__ = ["MctsPlayer", "sample"]
