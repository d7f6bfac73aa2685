"""The player of games with chance, on every game that has a kernel and a policy."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furcifer.bots import levels, player, turn_for
from furcifer.bots.chances import Chances, search_for
from furcifer.core import ConfigError, Match, Rng, games, part

GAMES = [slug for slug in games() if part(slug, "kernel") and part(slug, "policy")]
TABLES = [(slug, seats) for slug in GAMES for seats in games()[slug].meta.seats]
gambled = pytest.mark.parametrize("slug", GAMES)
seated = pytest.mark.parametrize(("slug", "seats"), TABLES)


def after(slug: str, seats: int, seed: int, actions: int) -> Match:
    """A match after so many random actions."""
    match, rng = Match.start(slug, seats, seed), Rng(seed, "opening")
    for _ in range(actions):
        if match.to_act:
            (seat,) = match.to_act
            match = match.act(seat, rng.choice(match.legal(seat)))
    return match


def ask(match: Match, bot: Chances, seed: int = 1, most: int = 3):
    return bot.explain(turn_for(match, match.to_act[0], Rng(seed, "bot")), most)


@seated
def test_the_same_playouts_and_the_same_chance_give_the_same_answer(slug: str, seats: int):
    match = after(slug, seats, 4, 9)
    assert ask(match, Chances(playouts=200)) == ask(match, Chances(playouts=200))


@seated
def test_the_best_few_are_legal_and_say_their_chance(slug: str, seats: int):
    match = after(slug, seats, 5, 12)
    lines, legal = ask(match, Chances(playouts=300), most=20), match.legal(match.to_act[0])
    assert sorted(str(line.action) for line in lines) == sorted(map(str, legal))
    assert all(0 <= line.chance <= 1 for line in lines if line.chance is not None)
    assert lines[0].chance is not None
    assert ask(match, Chances(playouts=300), most=1) == lines[:1]


@gambled
def test_more_playouts_look_at_every_action(slug: str):
    lines = ask(after(slug, 2, 6, 12), Chances(playouts=2_000), most=20)
    assert all(line.chance is not None for line in lines)


@gambled
def test_seconds_alone_end_a_search(slug: str):
    assert ask(after(slug, 3, 6, 5), Chances(seconds=0.05))[0].chance is not None


@gambled
def test_zero_and_negative_budgets_are_refused(slug: str):
    for budget in (
        {"playouts": 0},
        {"playouts": -5},
        {"seconds": 0},
        {"seconds": float("nan")},
        {"ahead": 0},
    ):
        with pytest.raises(ConfigError, match="needs more than"):
            Chances(**budget)


@gambled
def test_a_tree_without_room_is_still_searched(slug: str, monkeypatch):
    monkeypatch.setattr("furcifer.bots.chances.MOST_NODES", 30)
    assert ask(after(slug, 2, 6, 12), Chances(playouts=500))[0].chance is not None


@gambled
def test_who_has_no_choice_does_not_think(slug: str):
    turn = turn_for(after(slug, 2, 6, 12), 0, Rng(1))
    only = replace(turn, legal=turn.game.legal(turn.game.imagine(turn.view, turn.rng), turn.view.turn)[:1])
    assert Chances(playouts=10**9).choose(only) == only.legal[0]


def test_a_game_without_kernel_is_refused():
    with pytest.raises(ConfigError, match="no search over chance for 'codenames'"):
        search_for("codenames")


def score(slug: str, seats: int, one: str | Chances, others: str, seeds: range) -> float:
    """The share of the wins that one player has among others of a kind, from every seat in turn."""
    won, rival = 0.0, player(others, slug)
    bot = player(one, slug) if isinstance(one, str) else one
    for seed in seeds:
        match, rng = Match.start(slug, seats, seed), Rng(seed, "game")
        while match.to_act:
            (seat,) = match.to_act
            chosen = bot if seat == seed % seats else rival
            match = match.act(seat, chosen.choose(turn_for(match, seat, rng)))
        won += (seed % seats in match.outcome.winners) / len(match.outcome.winners)
    return won / len(seeds)


@gambled
def test_it_beats_the_greedy_player(slug: str):
    assert score(slug, 2, Chances(playouts=100), "greedy", range(12)) >= 0.75
    assert score(slug, 4, Chances(playouts=100), "greedy", range(12)) >= 0.5  # a quarter would be fair


@gambled
def test_manners_make_a_difference_by_the_chance_of_the_turn(slug: str):
    match = after(slug, 2, 3, 20)
    manners = ({}, {"ahead": 4}, {"selfish": True}, {"naive": True})
    assert len({str(ask(match, Chances(playouts=60, **manner), most=9)) for manner in manners}) == 4


@pytest.mark.long
@pytest.mark.parametrize("below", range(4))
@gambled
def test_each_level_beats_the_one_below(slug: str, below: int):
    weaker, stronger = levels(slug)[below : below + 2]
    assert score(slug, 2, stronger, weaker, range(60)) >= 0.6
