"""The random player: any legal action, each as likely."""

from __future__ import annotations

from typing import Any

from .player import Turn, improvised


class Uniform:
    name = "random"

    def choose(self, turn: Turn) -> Any:
        return turn.rng.choice(turn.legal or improvised(turn))
