"""Players for any game. They receive Views, never States."""

from __future__ import annotations

from .analyst import analyst, can_analyse
from .levels import YARDSTICKS, explains, knows, levels, player, usual
from .player import Explains, Player, Turn, turn_for

__all__ = [
    "YARDSTICKS",
    "Explains",
    "Player",
    "Turn",
    "analyst",
    "can_analyse",
    "explains",
    "knows",
    "levels",
    "player",
    "turn_for",
    "usual",
]
