"""Players for any game. They receive Views, never States."""

from furcifer.core import Acquaintance, Candidate, Explains, Player, Turn, decision, turn_for

from .adaptive import level_for, with_result
from .analysis import can_analyse, can_review
from .levels import (
    ADAPTIVE,
    BASELINES,
    acquaintance,
    choices,
    default_level,
    explains,
    guests,
    has_bot,
    learns,
    levels,
    offer,
    player,
)

__all__ = [
    "ADAPTIVE",
    "BASELINES",
    "Acquaintance",
    "Candidate",
    "Explains",
    "Player",
    "Turn",
    "acquaintance",
    "can_analyse",
    "can_review",
    "choices",
    "decision",
    "default_level",
    "explains",
    "guests",
    "has_bot",
    "learns",
    "level_for",
    "levels",
    "offer",
    "player",
    "turn_for",
    "with_result",
]
