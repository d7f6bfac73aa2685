"""What a game is, and what a match of it is. Pure: the standard library and msgspec."""

from .chance import Rng, fresh_seed
from .codec import from_json, read_config, to_json
from .errors import (
    ConfigError,
    FurciferError,
    Illegal,
    IllegalAction,
    LogError,
    NotationError,
    UnknownGame,
)
from .game import CHANCE, CLOCK, AnyGame, Ask, Game, Kinds, Line, Meta, Outcome, Seat, Timer, out_of_turn
from .match import Match, check_table
from .registry import find, games, part

__all__ = [
    "CHANCE",
    "CLOCK",
    "AnyGame",
    "Ask",
    "ConfigError",
    "FurciferError",
    "Game",
    "Illegal",
    "IllegalAction",
    "Kinds",
    "Line",
    "LogError",
    "Match",
    "Meta",
    "NotationError",
    "Outcome",
    "Rng",
    "Seat",
    "Timer",
    "UnknownGame",
    "check_table",
    "find",
    "fresh_seed",
    "from_json",
    "games",
    "out_of_turn",
    "part",
    "read_config",
    "to_json",
]
