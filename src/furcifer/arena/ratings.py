"""Ratings by openskill: a mean and a deviation for each bot."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from .matches import Result


def rate(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Return each bot's mean and deviation, best first. Results count in the order they are given."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for result in results:
        players = result.pairing.players
        if len(set(players)) != len(players):
            continue  # a bot cannot be rated against itself
        teams = [[ratings.setdefault(name, model.rating(name=name))] for name in players]
        for name, team in zip(players, model.rate(teams, scores=list(result.shares)), strict=True):
            ratings[name] = team[0]
    best_first = sorted(ratings.items(), key=lambda pair: -pair[1].mu)
    return {name: (rating.mu, rating.sigma) for name, rating in best_first}
