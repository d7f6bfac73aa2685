"""Judge an action for a player that knows only its own view."""

from __future__ import annotations

from typing import Any

from furcifer.core import Illegal, Turn


def refusal(turn: Turn, action: Any) -> Illegal | None:
    """Return why the rules refuse an action, or None.

    A refusal depends on nothing that the seat may not know, so every state that its view allows gives the
    answer of the true one.
    """
    state = turn.game.imagine(turn.view, turn.rng.child("refusal"))
    return turn.game.check(state, turn.seat, action)
