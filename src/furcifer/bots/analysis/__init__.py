"""Analysis: what a position is worth, and a review of a whole match."""

from .judge import can_analyse, judge, preparing
from .review import Point, Summary, can_review, conclude, review, summaries
from .sampling import can_sample, judged_choices
from .value import Judgement, Value

__all__ = [
    "Judgement",
    "Point",
    "Summary",
    "Value",
    "can_analyse",
    "can_review",
    "can_sample",
    "conclude",
    "judge",
    "judged_choices",
    "preparing",
    "review",
    "summaries",
]
