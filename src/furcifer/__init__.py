"""Five games of colour and disguise: exact rules, safe secrets.

>>> import furcifer
>>> "coloretto" in furcifer.all_games()
True
>>> m = furcifer.Match.start("coloretto", seats=4, seed=7, config={"side": "violet"})
>>> m.to_act
(1,)
>>> [str(action) for action in m.legal(1)][:3]
['start red', 'start orange', 'start yellow']
>>> m.asks(1) is None, m.check(1, "take 1").text
(True, 'You cannot take 1 now: choose the colour of your first card.')
>>> m = m.act(1, "start green").act(2, "start red").act(3, "start blue").act(0, "start brown")
>>> m = m.act(1, "draw").act(1, "place 1").act(2, "take 1")
>>> m.outcome is None, m.view(None).taken
(True, (None, None, 0, None))
>>> furcifer.Match.replay(m.log) == m
True
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
    all_games,
    from_json,
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
    "all_games",
    "from_json",
    "to_json",
]
