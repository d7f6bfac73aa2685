"""Tournaments: seats rotate, shares add up to one, and the same numbers give the same matches."""

from __future__ import annotations

from itertools import pairwise

import pytest

from furcifer.arena import Pairing, Result, interval, pairings, play, rate, run, standings
from furcifer.bots import levels
from furcifer.core import ConfigError, all_games, find

CHESS = Pairing("chameleon-chess", ("greedy", "random"))
CROWD = Pairing("coloretto", ("greedy", "random", "random"))


def test_a_match_is_determined_by_its_number():
    assert play(CROWD, 5) == play(CROWD, 5)
    assert len({play(CROWD, number).actions for number in range(6)}) > 1


def test_players_rotate_through_the_seats():
    assert [play(CHESS, number).began for number in range(4)] == [0, 1, 0, 1]


def test_shares_add_up_to_one_point():
    for number in range(6):
        assert sum(play(CROWD, number).shares) == pytest.approx(1)


def test_the_stronger_player_has_the_larger_share():
    (standing,) = standings(run([CHESS], 20, jobs=1))
    assert standing.matches == 20
    assert standing.share > 0.8
    assert standing.interval[0] < standing.share <= standing.interval[1]


def test_an_opening_is_played_once_for_each_rotation():
    opened = Pairing("chameleon-chess", ("greedy", "greedy"), opening=3)
    assert [play(opened, number).began for number in range(2)] == [
        1,
        0,
    ]  # after three


def test_several_processes_return_results_in_order():
    seen: list[Result] = []
    results = run([CHESS, CROWD], 2, jobs=2, on_result=seen.append)
    assert results == seen == [play(CHESS, 0), play(CHESS, 1), play(CROWD, 0), play(CROWD, 1)]


def test_ratings_put_the_winner_first():
    results = [Result(CHESS, (1.0, 0.0), 0, 10)] * 10
    (best, (high, doubt)), (_, (low, _)) = rate(results).items()
    assert best == "greedy"
    assert high > low
    assert doubt > 0


def test_the_wilson_interval_by_hand():
    assert interval(0.5, 4) == pytest.approx((0.150, 0.850), abs=1e-3)


@pytest.mark.parametrize("slug", [slug for slug in all_games() if find(slug).kernel])
def test_each_level_plays_the_one_below_and_the_best_plays_the_baselines(slug: str):
    steps = levels(slug)
    met = {pairing.players for pairing in pairings(slug)}
    assert {(high, low) for low, high in pairwise(steps)} <= met
    assert {(steps[-1], "random"), (steps[-1], "greedy")} <= met
    assert len({pairing.players for pairing in pairings(slug, everybody=True)}) >= 21


def test_a_tournament_needs_a_match():
    with pytest.raises(ConfigError, match="at least one match"):
        run([CHESS], 0)
