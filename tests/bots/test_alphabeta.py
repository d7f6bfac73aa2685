"""The searching player, on every game that has a kernel and an evaluation."""

from __future__ import annotations

import time

import numpy as np
import pytest

from furcifer.bots import player, turn_for
from furcifer.bots.alphabeta import AlphaBeta, search_for
from furcifer.core import ConfigError, Match, Rng, games, part

SEARCHED = [slug for slug in games() if part(slug, "kernel") and part(slug, "evaluation")]
searched = pytest.mark.parametrize("slug", SEARCHED)
CHESS = "chameleon-chess"


def after(slug: str, seed: int, actions: int) -> Match:
    """A match after so many random actions."""
    match, rng = Match.start(slug, 2, seed), Rng(seed, "opening")
    for _ in range(actions):
        if match.to_act:
            (seat,) = match.to_act
            match = match.act(seat, rng.choice(match.legal(seat)))
    return match


def ask(match: Match, bot: AlphaBeta, seed: int = 1, most: int = 3):
    return bot.explain(turn_for(match, match.to_act[0], Rng(seed, "bot")), most)


@searched
def test_the_same_nodes_and_the_same_chance_give_the_same_answer(slug: str):
    match = after(slug, 4, 5)
    assert ask(match, AlphaBeta(nodes=5_000)) == ask(match, AlphaBeta(nodes=5_000))


@searched
def test_the_best_few_come_best_first_and_are_legal(slug: str):
    match = after(slug, 5, 4)
    lines = ask(match, AlphaBeta(nodes=20_000), most=4)
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    assert len({line.action for line in lines}) == len(lines) <= 4
    assert all(line.action in match.legal(match.to_act[0]) for line in lines)


@searched
def test_it_answers_in_time(slug: str):
    match = after(slug, 6, 5)
    ask(match, AlphaBeta(nodes=100))  # compiled, or read from numba's cache
    began = time.monotonic()
    ask(match, AlphaBeta(seconds=0.3))
    assert time.monotonic() - began < 3  # with room for a busy machine


@searched
def test_zero_and_negative_budgets_are_refused(slug: str):
    for budget in ({"nodes": 0}, {"nodes": -5}, {"seconds": 0}, {"seconds": -1.0}, {"depth": 0}):
        with pytest.raises(ConfigError, match="needs more than"):
            AlphaBeta(**budget)


@searched
def test_it_beats_the_greedy_player(slug: str):
    score = 0.0
    for seed in range(6):
        match, rng = after(slug, seed, 2), Rng(seed, "game")
        seats = (AlphaBeta(nodes=5_000), player("greedy", slug))
        while match.to_act:
            (seat,) = match.to_act
            match = match.act(seat, seats[(seat + seed) % 2].choose(turn_for(match, seat, rng)))
        score += match.outcome.scores[seed % 2]
    assert score >= 5


def test_a_game_without_a_kernel_is_refused():
    with pytest.raises(ConfigError, match="no searching player"):
        search_for("codenames")


def test_it_finds_what_the_proof_search_finds():
    """Wins within six plies, in positions off any known path."""
    solver, bitboards = part(CHESS, "solver"), part(CHESS, "bitboards")
    search, seen = solver.Search(0.5, 1, None, lambda text: None), 0
    for seed in range(60):
        match = after(CHESS, seed, 7)  # Blue to move: the board is turned to ask for it
        if match.to_act != (1,):
            continue
        red, blue, black = map(bitboards.turned, bitboards.read_board(match.state.board))
        won = search.ask(np.array((blue, red, black), dtype=np.int64), 6, 0, "")
        best = ask(match, AlphaBeta(nodes=1_000_000, depth=7), most=1)[0]
        if won:
            seen += 1
            assert best.wins_in is not None
            assert best.wins_in <= 6
    assert seen >= 3
