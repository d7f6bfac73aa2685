"""Ratings: Davidson's for two sides, openskill's Plackett–Luce for more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import hypot

from openskill.models import PlackettLuce, PlackettLuceRating

from furcifer.core import AnyGame

from .davidson import Comparison, Rating, rate_pairwise
from .lineups import cooperative, sides
from .matches import Result
from .standings import Z_95


def ratings(game: AnyGame, results: Sequence[Result]) -> list[Rating]:
    """Return the ratings of everybody who played, best first, with 95 % intervals."""
    if results and len(sides(game, len(results[0].players))) > 2:
        return _crowd(results)
    found = list(comparisons(game, results))
    return rate_pairwise(found)[0] if found else []


def method(game: AnyGame, seats: int) -> str:
    """Return how the ratings of such a table are made."""
    if len(sides(game, seats)) > 2:
        return "openskill, Plackett–Luce: mean ± 1.96 deviations"
    kind = "teams that played the same deal, compared by their scores" if cooperative(game, seats) else "ties"
    return f"Bradley–Terry with {kind} (Davidson), Elo points above the average; 95 % by bootstrap over deals"


def comparisons(game: AnyGame, results: Iterable[Result]) -> Iterator[Comparison]:
    """Yield who met whom. Teams that play alone are compared with those that had the same deal."""
    by_deal: dict[int, list[Result]] = {}
    for result in results:
        if cooperative(game, len(result.players)):
            by_deal.setdefault(result.deal, []).append(result)
            continue
        first, second = sides(game, len(result.players))
        share = sum(result.shares[seat] for seat in first)
        yield _comparison(_members(result, first), _members(result, second), share, result.deal)
    for deal, alike in by_deal.items():
        for one, other in combinations(alike, 2):
            ahead, behind = sum(one.scores), sum(other.scores)
            share = 0.5 if ahead == behind else float(ahead > behind)
            yield _comparison(one.players, other.players, share, deal)


def _members(result: Result, seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(result.players[seat] for seat in seats)


def _comparison(first: tuple[str, ...], second: tuple[str, ...], share: float, deal: int) -> Comparison:
    """Name the same side first in both matches of a pair."""
    if first > second:
        first, second, share = second, first, 1 - share
    return Comparison(first, second, share, (deal,))


def rate(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Return each bot's openskill mean and deviation, best first. Results count in the order they are given.

    A bot with several seats is rated in each of them, and gets the average.
    """
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    for result in results:
        seats = [[found.setdefault(name, model.rating(name=name))] for name in result.players]
        after = [team[0] for team in model.rate(seats, scores=list(result.shares))]
        for name in set(result.players):
            own = [new for new, player in zip(after, result.players, strict=True) if player == name]
            mu, sigma = (
                sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own), strict=True)
            )
            found[name] = model.rating(mu=mu, sigma=sigma, name=name)
    best_first = sorted(found.items(), key=lambda pair: -pair[1].mu)
    return {name: (rating.mu, rating.sigma) for name, rating in best_first}


def _crowd(results: Sequence[Result]) -> list[Rating]:
    found = rate(results)
    return [
        Rating(name, mean, mean - Z_95 * deviation, mean + Z_95 * deviation, _near(name, found))
        for name, (mean, deviation) in found.items()
    ]


def _near(name: str, found: dict[str, tuple[float, float]]) -> tuple[str, ...]:
    mean, deviation = found[name]
    return tuple(
        other
        for other, (value, doubt) in found.items()
        if other != name and abs(value - mean) <= Z_95 * hypot(deviation, doubt)
    )
