"""The value of games that have not learned any: it judges no position."""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

from typing import Any

from furcifer.compiled import compiled
from furcifer.core import LearnedValue

from .tree import Floats, Ints


@compiled
def _judges(packed: Ints) -> bool:
    return False


@compiled
def _judge(packed: Ints, weights: Any, chances: Floats, points: Floats) -> None:
    return


UNLEARNED = LearnedValue(judges=_judges, judge=_judge, weights=lambda packed: 0, usable=lambda packed: False)
