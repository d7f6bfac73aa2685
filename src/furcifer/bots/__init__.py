"""Players for any game. They receive Views, never States."""

from furcifer.core import Candidate, Explains, Player, Turn, decision, turn_for

from .analysis import analyst, can_analyse
from .levels import BASELINES, default_level, explains, has_bot, levels, player

__all__ = [
    "BASELINES",
    "Candidate",
    "Explains",
    "Player",
    "Turn",
    "analyst",
    "can_analyse",
    "decision",
    "default_level",
    "explains",
    "has_bot",
    "levels",
    "player",
    "turn_for",
]
