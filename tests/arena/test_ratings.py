"""Ratings: agreement with choix, ties, teams, and intervals that are honest about few matches."""

from __future__ import annotations

import choix
import numpy as np
import pytest

from furcifer.arena import Plan, compete, interval, ratings
from furcifer.arena.davidson import ELO, Comparison, rate_pairwise
from furcifer.arena.matches import Result
from furcifer.core import find

STRENGTHS = {"a": 0.9, "b": 0.4, "c": 0.0, "d": -1.3}


def simulated(strengths: dict[str, float], deals: int, seed: int, ties: float = 0.0) -> list[Comparison]:
    """Draw results of Davidson's model, two for each deal."""
    rng, names = np.random.default_rng(seed), list(strengths)
    found = []
    for at, first in enumerate(names):
        for second in names[at + 1 :]:
            gap = strengths[first] - strengths[second]
            weights = np.array([np.exp(gap / 2), np.exp(-gap / 2), ties])
            for draw in range(2 * deals):
                share = (1.0, 0.0, 0.5)[rng.choice(3, p=weights / weights.sum())]
                found.append(Comparison((first,), (second,), share, (draw // 2,)))
    return found


def test_without_ties_the_ratings_are_those_of_choix():
    found = simulated(STRENGTHS, 40, 1)
    names = list(STRENGTHS)
    wins = [(one.first[0], one.second[0])[:: 1 if one.share else -1] for one in found]
    data = [(names.index(winner), names.index(loser)) for winner, loser in wins] * 2
    data += [(a, b) for a in range(4) for b in range(4) if a != b] * 3  # what was not played counts 1.5 wins
    theirs = choix.opt_pairwise(4, data) * ELO
    ours = {one.name: one.value for one in rate_pairwise(found, samples=2)[0]}
    assert [ours[name] for name in names] == pytest.approx(list(theirs - theirs.mean()), abs=0.5)


def test_strengths_and_ties_are_recovered():
    found, ties = rate_pairwise(simulated(STRENGTHS, 1500, 2, ties=0.7), samples=2)
    mean = sum(STRENGTHS.values()) / 4
    for one in found:
        assert one.value / ELO == pytest.approx(STRENGTHS[one.name] - mean, abs=0.08)
    assert ties == pytest.approx(0.7, abs=0.05)


def test_intervals_cover_the_truth_as_often_as_they_say():
    """Of 20 tournaments of two equal players, about 19 should have 0 within the interval."""
    covered = 0
    for seed in range(20):
        (first, second), _ = rate_pairwise(simulated({"a": 0.0, "b": 0.0}, 25, seed), samples=100)
        assert (second.name in first.like) == (first.low <= 0 <= first.high)
        covered += first.low <= 0 <= first.high
    assert covered >= 16


@pytest.mark.parametrize("deals", [3, 20, 100])
def test_a_clean_sweep_has_an_interval_like_wilsons(deals: int):
    swept = [Comparison(("a",), ("b",), 1.0, (deal // 2,)) for deal in range(2 * deals)]
    (best, worst), _ = rate_pairwise(swept, samples=300)
    low = 1 / (1 + np.exp(-(best.low - worst.high) / ELO))
    assert best.high < 2000
    assert low == pytest.approx(interval(1.0, 2 * deals)[0], abs=0.12 if deals == 3 else 0.03)


def test_equal_players_cannot_be_told_apart_and_unequal_ones_can():
    found, _ = rate_pairwise(simulated({"a": 0.0, "b": 0.0, "c": -2.0}, 60, 5))
    like = {one.name: set(one.like) for one in found}
    assert like == {"a": {"b"}, "b": {"a"}, "c": set()}


def test_a_team_is_as_strong_as_its_members_on_average():
    found = [
        Comparison(("a", "b"), ("b", "b"), float(at % 4 > 0), (at,)) for at in range(400)
    ]  # three of four
    (best, other), _ = rate_pairwise(found, samples=2)
    assert best.name == "a"
    assert (best.value - other.value) / 2 / ELO == pytest.approx(np.log(3), abs=0.05)


def result(number: int, players: tuple[str, ...], scores: tuple[float, ...]) -> Result:
    best = [score == max(scores) for score in scores]
    shares = tuple(one / sum(best) for one in best)
    return Result(number, 0, number, 0, players, shares, scores, 0, 10, "over")


def test_more_seats_are_rated_by_openskill():
    seats = ("a", "b", "c")
    played = [result(number, seats, (5.0, 3.0, 1.0 if number % 2 else 3.0)) for number in range(40)]
    found = ratings(find("coloretto"), played)
    assert found[0].name == "a"
    assert found[0].like == ()
    assert found[0].low < found[0].value < found[0].high


def test_teams_that_play_alone_are_compared_on_the_same_deal():
    teams = [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]
    played = [
        Result(4 * deal + at, at, deal, 0, team, (0.5, 0.5), (score, score), 0, 10, "all-found")
        for deal in range(20)
        for at, (team, score) in enumerate(zip(teams, (6.0, 4.0, 4.0, 2.0), strict=True))
    ]
    best, worst = ratings(find("codenames"), played)
    assert (best.name, best.like, worst.name) == ("a", (), "b")


def test_the_levels_of_a_small_tournament_are_in_order():
    plan = Plan(game="chameleon-chess", players=("random", "greedy"), pairs=6)
    best, worst = ratings(find(plan.game), compete(plan, jobs=1))
    assert (best.name, worst.name, best.like) == ("greedy", "random", ())
