"""A match at one terminal, and what adaptive bots keep about the person there."""

from . import strength
from .hotseat import HUMAN, Hotseat

__all__ = ["HUMAN", "Hotseat", "strength"]
