"""Tournaments: seats rotate, shares add up to one, and the same numbers give the same matches."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from furcifer.arena import Pairing, Result, fixtures, interval, pairings, play, rate, run, standings
from furcifer.bots import levels
from furcifer.core import ConfigError, Match, all_games, find

CHESS = Pairing("chameleon-chess", ("greedy", "random"))
CROWD = Pairing("coloretto", ("greedy", "random", "random"))


def played(pairing: Pairing, matches: int) -> list[Result]:
    """Play the first matches of a pairing, without the time they took."""
    return [replace(play(fixture), seconds=()) for fixture in fixtures([pairing], matches)]


def test_a_match_is_determined_by_its_number():
    assert played(CROWD, 6) == played(CROWD, 6)
    assert len({result.actions for result in played(CROWD, 6)}) > 1


def test_players_rotate_through_the_seats():
    assert [result.players[result.began] for result in played(CHESS, 4)] == ["greedy", "random"] * 2


def test_shares_add_up_to_one_point():
    for result in played(CROWD, 6):
        assert sum(result.shares) == pytest.approx(1)


def test_the_stronger_player_has_the_larger_share():
    (standing,) = standings([CHESS], run([CHESS], 20, jobs=1))
    assert standing.matches == 20
    assert standing.share > 0.8
    assert standing.interval[0] < standing.share <= standing.interval[1]


def test_an_opening_is_played_once_for_each_line_up():
    opened = Pairing("chameleon-chess", ("greedy", "random"), opening=3)
    one, two, three = played(opened, 3)
    assert one.opening == two.opening != three.opening
    assert len(one.opening.split()) == 3
    assert one.players == two.players[::-1]
    assert one.began == two.began == 1  # after three actions


def test_the_same_deal_is_played_by_every_line_up():
    """The cards come in the same order, whoever takes them."""
    one, two, three = played(Pairing("coloretto", ("random", "greedy")), 3)
    deals = [result.log["seed"] for result in (one, two, three)]
    assert deals[0] == deals[1] != deals[2]


def test_several_processes_return_every_result_in_order():
    seen: list[Result] = []
    results = run([CHESS, CROWD], 2, jobs=2, on_result=seen.append)
    assert sorted(seen, key=lambda result: result.number) == results
    assert [replace(result, seconds=()) for result in results] == [
        replace(play(fixture), seconds=()) for fixture in fixtures([CHESS, CROWD], 2)
    ]


def test_every_result_can_be_replayed():
    for result in played(CHESS, 2):
        assert Match.replay(result.log).outcome.reason == result.reason


def test_ratings_put_the_winner_first():
    results = [Result(0, 0, 0, 0, ("greedy", "random"), (1.0, 0.0), (1.0, 0.0), 0, 10, "won")] * 10
    (best, (high, doubt)), (_, (low, _)) = rate(results).items()
    assert best == "greedy"
    assert high > low
    assert doubt > 0


def test_the_wilson_interval_by_hand():
    assert interval(0.5, 4) == pytest.approx((0.150, 0.850), abs=1e-3)


@pytest.mark.parametrize("slug", all_games())
def test_each_level_plays_the_one_below_and_the_best_plays_the_baselines(slug: str):
    steps = levels(slug)
    found = pairings(slug, seed=3)
    met = {tuple(dict.fromkeys(pairing.names)) for pairing in found}
    assert {(high, low) for low, high in pairwise(steps)} <= met
    assert {(steps[-1], "random"), (steps[-1], "greedy")} <= met
    assert len({pairing.names for pairing in pairings(slug, everybody=True)}) >= 21
    assert {pairing.seed for pairing in found} == {3}
    assert all(len(pairing.players) in find(slug).meta.seats for pairing in found)


def test_two_bots_meet_as_teams_and_at_larger_tables_in_every_other_seat():
    teams, ring = (next(iter(pairings(slug))).names for slug in ("codenames", "chameleon"))
    roles = find("codenames").seating(len(teams))
    assert len({(role.team, name) for role, name in zip(roles, teams, strict=True)}) == 2
    assert ring == ("easy", "gentle") * 2


def test_a_player_with_several_seats_has_the_share_of_all_of_them():
    pairing = Pairing("chameleon", ("greedy", "random") * 2)
    results = run([pairing], 4, jobs=1)
    (standing,) = standings([pairing], results)
    own = [
        share
        for result in results
        for share, name in zip(result.shares, result.players, strict=True)
        if name == "greedy"
    ]
    assert standing.share == pytest.approx(sum(own) / 4)


def test_a_tournament_needs_a_match():
    with pytest.raises(ConfigError, match="at least one match"):
        run([CHESS], 0)
