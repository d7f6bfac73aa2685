"""Ratings of people and puzzles by Glicko-2, and streaks of days.

A puzzle is an opponent: whoever solves it wins against it. One answer is one rating period.
"""

from __future__ import annotations

from collections.abc import Sequence

from glicko2 import Player

from furcifer.server.store.puzzles.results import Strength

NOVICE = Strength(1500.0, 250.0, 0.06)  # somebody who has answered nothing yet
ESTIMATED = (150.0, 0.06)  # deviation and volatility of a puzzle's first rating, which its maker estimated
LOWEST, HIGHEST = 400.0, 3000.0
SUREST = 45.0  # the least deviation, so that ratings keep following people


def estimate(rating: int) -> Strength:
    """Return the strength of a puzzle that nobody has answered."""
    return Strength(float(rating), *ESTIMATED)


def rate(person: Strength, puzzle: Strength, score: float) -> tuple[Strength, Strength]:
    """Return the ratings after a score of the person: 1 solved, 0.5 with a hint, 0 not.

    >>> for score in (1.0, 0.5, 0.0):
    ...     [round(one.rating) for one in rate(NOVICE, estimate(1500), score)]
    [1614, 1454]
    [1500, 1500]
    [1386, 1546]
    """
    return _after(person, puzzle, score), _after(puzzle, person, 1.0 - score)


def _after(one: Strength, other: Strength, score: float) -> Strength:
    player = Player(rating=one.rating, rd=one.deviation, vol=one.volatility)
    player.update_player([other.rating], [other.deviation], [score])
    rating = min(HIGHEST, max(LOWEST, player.rating))
    return Strength(rating, min(NOVICE.deviation, max(SUREST, player.rd)), player.vol)


def streak(days: Sequence[int], today: int) -> int:
    """Return how many days in a row a person solved a puzzle, given the days, the last first.

    Today may still come: a streak that reached yesterday goes on.

    >>> streak([10, 9, 8, 5], today=10), streak([10, 9, 8, 5], today=11), streak([10, 9], today=12)
    (3, 3, 0)
    """
    if not days or days[0] < today - 1:
        return 0
    return next((place for place, day in enumerate(days) if day != days[0] - place), len(days))
