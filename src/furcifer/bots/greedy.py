"""The greedy player: what looks best right now, by the game's own measure."""

from __future__ import annotations

from typing import Any

from furcifer.core import part

from .player import Turn, improvised


class Greedy:
    name = "greedy"

    def choose(self, turn: Turn) -> Any:
        if not turn.legal:
            return improvised(turn)[0]
        bots = part(turn.game.meta.slug, "bots")
        assert bots is not None, "every game has a measure for its greedy player"
        weights = [bots.weigh(turn.view, action) for action in turn.legal]
        best = max(weights)
        ties = [action for action, weight in zip(turn.legal, weights, strict=True) if weight == best]
        return turn.rng.choice(ties)
