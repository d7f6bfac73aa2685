"""Ratings by openskill: one number for each bot, with how unsure it is."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from .matches import Result


def rate(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Each bot's mean and deviation, best first. Draws are ties; the order of the matches is theirs."""
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
