"""The games as Gymnasium environments for one learner: `env`, and `vector_env` on the kernels.

Importing this module registers `furcifer/<game>-v1` for `gymnasium.make` and `gymnasium.make_vec`.

>>> table = env("coloretto", seats=3, opponents="greedy")
>>> observation, info = table.reset(seed=7)
>>> observation.shape, info["action_mask"].shape
((22, 10), (55,))
>>> observation, reward, terminated, truncated, info = table.step(int(info["action_mask"].argmax()))
>>> reward, terminated
(0.0, False)
"""

from __future__ import annotations

from typing import Any

from furcifer.adapters.extras import extra
from furcifer.core import all_games

with extra("gymnasium", "gymnasium"):
    from gymnasium import register

    from .single import OneSeat
    from .vector import ManySeats

VERSION = 1


def env(game: str, seats: int | None = None, **options: Any) -> OneSeat:
    """Return an environment for one seat. The options are those of `OneSeat`."""
    return OneSeat(game, seats, **options)


def vector_env(game: str, seats: int | None = None, num_envs: int = 1024, **options: Any) -> ManySeats:
    """Return many environments in one, on the kernel of a game. The options are those of `ManySeats`."""
    return ManySeats(game, seats, num_envs, **options)


def register_games() -> None:
    """Register every game as `furcifer/<game>-v1`, those with a kernel also for `make_vec`."""
    for slug, game in all_games().items():
        register(
            f"furcifer/{slug}-v{VERSION}",
            entry_point=f"{__name__}:env",
            vector_entry_point=f"{__name__}:vector_env" if game.kernel else None,
            kwargs={"game": slug},
        )


register_games()

__all__ = ["ManySeats", "OneSeat", "env", "register_games", "vector_env"]
