"""Decisions of finished matches once more: the position, and each action's chance of winning."""

from __future__ import annotations

from itertools import islice
from typing import Any

from msgspec import Struct

from furcifer.bots import analysis
from furcifer.core import Illegal, IllegalAction, Match

NO_RETRY = Illegal("no_retry", "Decisions of this game cannot be tried again here.")
NO_DECISION = Illegal("no_decision", "Nobody decided anything at this step.")


class Alternative(Struct, frozen=True):
    """An action, the chance of winning after it, and the standard error of the chance: 0 if it is exact."""

    text: str
    action: Any
    chance: float
    error: float


class Retry(Struct, frozen=True):
    """A decision of a finished match, as the seat saw it, and all its actions, best first."""

    seat: int
    view: Any
    lines: list[Alternative]


def can_retry(match: Match) -> bool:
    """Return whether playouts judge this game's decisions. Other open games have the analysis."""
    meta = match.game.meta
    return analysis.can_sample(match.game) and not (meta.hidden or meta.analysable)


def retry(match: Match, number: int) -> Retry:
    """Return the decision at a place in the log; raise IllegalAction if there is none to try again."""
    if not can_retry(match):
        raise IllegalAction(NO_RETRY)
    step = next(islice(match.steps(), number, None), None)
    if step is None or step.seat < 0:
        raise IllegalAction(NO_DECISION)
    lines = [
        Alternative(str(line.action), line.action, line.chance, line.error)
        for line in analysis.judged_choices(match.game, step)
    ]
    return Retry(step.seat, match.game.view(step.before, step.seat), lines)
