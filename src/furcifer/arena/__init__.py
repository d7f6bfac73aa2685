"""Tournaments between bots: plans, pairings, matches, results, ratings and reports."""

from __future__ import annotations

from .davidson import Rating
from .lineups import lineups
from .matches import Fixture, Pairing, Result, fixtures, play
from .pairings import pairings, plan_pairings, schedule
from .plan import Plan, check_plan, read_plan
from .ratings import rate, ratings
from .results import read_results
from .standings import Standing, interval, standings
from .tournament import compete, run

__all__ = [
    "Fixture",
    "Pairing",
    "Plan",
    "Rating",
    "Result",
    "Standing",
    "check_plan",
    "compete",
    "fixtures",
    "interval",
    "lineups",
    "pairings",
    "plan_pairings",
    "play",
    "rate",
    "ratings",
    "read_plan",
    "read_results",
    "run",
    "schedule",
    "standings",
]
