"""Five games of colour and disguise.

>>> m = Match.start("coloretto", seats=4, seed=7, config={"side": "violet"})
"""

from .core import (
    ConfigError,
    FurciferError,
    Illegal,
    IllegalAction,
    LogError,
    Match,
    NotationError,
    Outcome,
    Rng,
    Seat,
    UnknownGame,
    from_json,
    games,
    to_json,
)

__version__ = "0.1.0"

__all__ = [
    "ConfigError",
    "FurciferError",
    "Illegal",
    "IllegalAction",
    "LogError",
    "Match",
    "NotationError",
    "Outcome",
    "Rng",
    "Seat",
    "UnknownGame",
    "from_json",
    "games",
    "to_json",
]
