"""Players for any game. They receive Views, never States."""

from furcifer.core import Acquaintance, Candidate, Explains, Player, Turn, decision, turn_for

from .analysis import analyst, can_analyse
from .levels import BASELINES, acquaintance, default_level, explains, guests, has_bot, levels, player

__all__ = [
    "BASELINES",
    "Acquaintance",
    "Candidate",
    "Explains",
    "Player",
    "Turn",
    "acquaintance",
    "analyst",
    "can_analyse",
    "decision",
    "default_level",
    "explains",
    "guests",
    "has_bot",
    "levels",
    "player",
    "turn_for",
]
