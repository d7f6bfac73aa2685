"""The player for games that bring their own bots, such as the word games."""

from __future__ import annotations

from typing import Any

from furcifer.core import Candidate, CustomBots, Turn

from .baselines import GreedyPlayer, ranked


class CustomPlayer:
    """Plays a level of a game's own bots, or like the greedy baseline where they lack their data."""

    def __init__(self, name: str, bots: CustomBots[Any, Any], skill: Any) -> None:
        self.name, self.bots, self.skill = name, bots, skill

    def choose(self, turn: Turn) -> Any:
        return self.decide(turn).action

    def decide(self, turn: Turn) -> Candidate:
        if self._able(turn):
            return self.bots.decide(turn, self.skill)
        return Candidate(GreedyPlayer().choose(turn))

    def explain(self, turn: Turn, most: int = 3) -> list[Candidate]:
        """Return up to `most` candidate actions, best first."""
        return self.bots.explain(turn, most, self.skill) if self._able(turn) else ranked(turn)[:most]

    def _able(self, turn: Turn) -> bool:
        return self.bots.able is None or self.bots.able(turn.view)
