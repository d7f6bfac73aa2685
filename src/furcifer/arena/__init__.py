"""Tournaments between bots: pairings, matches, standings and ratings."""

from __future__ import annotations

from .matches import Pairing, Result, play
from .pairings import pairings
from .ratings import rate
from .standings import Standing, interval, standings
from .tournament import run

__all__ = ["Pairing", "Result", "Standing", "interval", "pairings", "play", "rate", "run", "standings"]
