"""Monte Carlo tree search with PUCT selection, for games with chance."""

from .player import MctsPlayer, exact_values
from .sampling import sample

__all__ = ["MctsPlayer", "exact_values", "sample"]
