"""Analysis: what a position is worth, and a review of a whole match."""

from .judge import can_analyse, judge, preparing
from .review import Point, Summary, can_review, conclude, review, summaries
from .value import Judgement, Value

__all__ = [
    "Judgement",
    "Point",
    "Summary",
    "Value",
    "can_analyse",
    "can_review",
    "conclude",
    "judge",
    "preparing",
    "review",
    "summaries",
]
