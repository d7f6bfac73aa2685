"""A player whose game has a mind of its own: `mind.py`, for games that are played with words.

It must offer `choose(view, legal, ask, rng, **skill)`, an action, and `explain(view, legal, ask, rng, most,
**skill)`, the best few actions as Lines. The skill is what the game's `bots.py` says of the level.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from furcifer.core import Line, part

from .player import Turn


class Minded:
    def __init__(self, name: str, **skill: Any) -> None:
        self.name, self.skill = name, skill

    def choose(self, turn: Turn) -> Any:
        return _mind(turn).choose(turn.view, turn.legal, turn.ask, turn.rng, **self.skill)

    def explain(self, turn: Turn, most: int = 3) -> list[Line]:
        """The best few actions, best first."""
        lines: list[Line] = _mind(turn).explain(turn.view, turn.legal, turn.ask, turn.rng, most, **self.skill)
        return lines


def _mind(turn: Turn) -> ModuleType:
    mind = part(turn.game.meta.slug, "mind")
    assert mind is not None, "a game that plays by its mind has one"
    return mind
