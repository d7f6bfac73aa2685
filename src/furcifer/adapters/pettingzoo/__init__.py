"""The games as PettingZoo environments: `env` (AEC) for all, `parallel_env` where moves are simultaneous.

Importing this module registers `furcifer/<game>-v1`.

>>> table = env("coloretto", seats=4)
>>> table.reset(seed=7)
>>> observation, reward, termination, truncation, info = table.last()
>>> observation["observation"].shape, int(observation["action_mask"].sum())
((22, 10), 7)
>>> table.step(int(observation["action_mask"].argmax()))
>>> table.agent_selection
'seat_3'
"""

from __future__ import annotations

from typing import Any

from furcifer.adapters.extras import extra
from furcifer.core import all_games

with extra("pettingzoo", "pettingzoo", "gymnasium"):
    from pettingzoo import register

    from .aec import SeatByTurns
    from .parallel import SeatsTogether

VERSION = 1


def env(game: str, seats: int | None = None, **options: Any) -> SeatByTurns:
    """Return an AEC environment. The options are those of `SeatByTurns`."""
    return SeatByTurns(game, seats, **options)


def parallel_env(game: str, seats: int | None = None, **options: Any) -> SeatsTogether:
    """Return a parallel environment. The options are those of `SeatsTogether`."""
    return SeatsTogether(game, seats, **options)


def register_games() -> None:
    """Register every game as `furcifer/<game>-v1`, those with simultaneous moves as parallel too."""
    for slug, game in all_games().items():
        name = f"furcifer/{slug}-v{VERSION}"
        register("aec", name, env, kwargs={"game": slug})
        if game.meta.simultaneous:
            register("parallel", name, parallel_env, kwargs={"game": slug})


register_games()

__all__ = ["SeatByTurns", "SeatsTogether", "env", "parallel_env", "register_games"]
