"""The Monte Carlo tree search player, on every game that has a kernel and a playout policy."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from furcifer.bots import levels, player, turn_for
from furcifer.bots.mcts.player import MctsPlayer, compiled_for
from furcifer.core import ConfigError, Match, MctsBots, MctsSkill, Rng, all_games, find

GAMES = [slug for slug in all_games() if isinstance(find(slug).bots(), MctsBots)]
TABLES = [(slug, seats) for slug in GAMES for seats in all_games()[slug].meta.seats]
on_each_game = pytest.mark.parametrize("slug", GAMES)
on_each_table = pytest.mark.parametrize(("slug", "seats"), TABLES)


def after(slug: str, seats: int, seed: int, actions: int) -> Match:
    """Return a match after a number of random actions."""
    match, rng = Match.start(slug, seats, seed), Rng(seed, "opening")
    for _ in range(actions):
        if match.to_act:
            (seat,) = match.to_act
            match = match.act(seat, rng.choice(match.legal(seat)))
    return match


def searcher(**skill: Any) -> MctsPlayer:
    return MctsPlayer("searcher", MctsSkill(**skill))


def ask(match: Match, bot: MctsPlayer, seed: int = 1, most: int = 3):
    return bot.explain(turn_for(match, match.to_act[0], Rng(seed, "bot")), most)


@on_each_table
def test_the_same_playouts_and_random_stream_give_the_same_answer(slug: str, seats: int):
    match = after(slug, seats, 4, 9)
    assert ask(match, searcher(playouts=200)) == ask(match, searcher(playouts=200))


@on_each_table
def test_candidates_are_legal_and_have_a_chance_to_win(slug: str, seats: int):
    match = after(slug, seats, 5, 12)
    lines, legal = ask(match, searcher(playouts=300), most=20), match.legal(match.to_act[0])
    assert sorted(str(line.action) for line in lines) == sorted(map(str, legal))
    assert all(0 <= line.chance <= 1 for line in lines if line.chance is not None)
    assert lines[0].chance is not None
    assert ask(match, searcher(playouts=300), most=1) == lines[:1]


@on_each_game
def test_enough_playouts_visit_every_action(slug: str):
    lines = ask(after(slug, 2, 6, 12), searcher(playouts=2_000), most=20)
    assert all(line.chance is not None for line in lines)


@on_each_game
def test_seconds_alone_end_a_search(slug: str):
    assert ask(after(slug, 3, 6, 5), searcher(seconds=0.05))[0].chance is not None


@on_each_game
def test_zero_and_negative_budgets_are_refused(slug: str):
    for budget in (
        {"playouts": 0},
        {"playouts": -5},
        {"seconds": 0},
        {"seconds": float("nan")},
        {"playout_depth": 0},
    ):
        with pytest.raises(ConfigError, match="needs a positive number of"):
            searcher(**budget)


@on_each_game
def test_a_full_tree_is_still_searched(slug: str, monkeypatch):
    monkeypatch.setattr("furcifer.bots.mcts.player.MOST_NODES", 30)
    assert ask(after(slug, 2, 6, 12), searcher(playouts=500))[0].chance is not None


@on_each_game
def test_a_single_legal_action_needs_no_search(slug: str):
    turn = turn_for(after(slug, 2, 6, 12), 0, Rng(1))
    only = replace(turn, legal=turn.game.legal(turn.game.imagine(turn.view, turn.rng), turn.view.turn)[:1])
    assert searcher(playouts=10**9).choose(only) == only.legal[0]


def test_a_game_without_kernel_is_refused():
    with pytest.raises(ConfigError, match="no Monte Carlo tree search for 'codenames'"):
        compiled_for("codenames")


def score(slug: str, seats: int, one: str | MctsPlayer, others: str, seeds: range) -> float:
    """Return the share of wins of one player against others of one kind, from every seat in turn."""
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


@on_each_game
def test_it_beats_the_greedy_player(slug: str):
    assert score(slug, 2, searcher(playouts=100), "greedy", range(12)) >= 0.75
    assert score(slug, 4, searcher(playouts=100), "greedy", range(12)) >= 0.5  # a quarter would be fair


@on_each_game
def test_each_weakness_changes_the_candidates(slug: str):
    match = after(slug, 2, 3, 20)
    weaknesses = ({}, {"playout_depth": 4}, {"selfish": True}, {"naive": True})
    assert len({str(ask(match, searcher(playouts=60, **weakness), most=9)) for weakness in weaknesses}) == 4


@pytest.mark.long
@pytest.mark.parametrize("below", range(4))
@on_each_game
def test_each_level_beats_the_one_below(slug: str, below: int):
    weaker, stronger = levels(slug)[below : below + 2]
    assert score(slug, 2, stronger, weaker, range(60)) >= 0.6
