"""`furcifer puzzle` solves puzzles in the terminal, `furcifer puzzles make` makes new ones."""

from .making import app
from .solving import puzzle

__all__ = ["app", "puzzle"]
