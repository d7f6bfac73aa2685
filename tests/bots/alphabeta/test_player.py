"""The alpha-beta player, on every game that has a kernel and an evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from furcifer.bots import Turn, levels, player, turn_for
from furcifer.bots.alphabeta.player import MOST_ENTRIES, AlphaBetaPlayer, search_for, table_size
from furcifer.core import AlphaBetaBots, AlphaBetaSkill, ConfigError, Match, Rng, all_games, find
from furcifer.games.chameleon_chess import notation
from furcifer.games.chameleon_chess.bots import endgame_tables
from furcifer.games.chameleon_chess.kernel import bitboards
from furcifer.games.chameleon_chess.solver import endgames, retrograde
from furcifer.games.chameleon_chess.solver.search import Search

SEARCHED = [slug for slug in all_games() if isinstance(find(slug).bots(), AlphaBetaBots)]
searched = pytest.mark.parametrize("slug", SEARCHED)
CHESS = "chameleon-chess"


def after(slug: str, seed: int, actions: int) -> Match:
    """Return a match after a number of random actions."""
    match, rng = Match.start(slug, 2, seed), Rng(seed, "opening")
    for _ in range(actions):
        if match.to_act:
            (seat,) = match.to_act
            match = match.act(seat, rng.choice(match.legal(seat)))
    return match


def searcher(**skill: Any) -> AlphaBetaPlayer:
    return AlphaBetaPlayer("searcher", AlphaBetaSkill(**skill))


def ask(match: Match, bot: AlphaBetaPlayer, seed: int = 1, most: int = 3):
    return bot.explain(turn_for(match, match.to_act[0], Rng(seed, "bot")), most)


@searched
def test_the_same_nodes_and_random_stream_give_the_same_answer(slug: str):
    match = after(slug, 4, 5)
    assert ask(match, searcher(nodes=5_000)) == ask(match, searcher(nodes=5_000))


@searched
def test_candidates_come_best_first_and_are_legal(slug: str):
    match = after(slug, 5, 4)
    lines = ask(match, searcher(nodes=20_000), most=4)
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    assert len({line.action for line in lines}) == len(lines) <= 4
    assert all(line.action in match.legal(match.to_act[0]) for line in lines)


def test_a_small_search_needs_a_small_table():
    assert table_size(4_000) == 8_192
    assert table_size(1 << 40) == table_size(None) == MOST_ENTRIES


@searched
def test_a_time_budget_ends_the_search(slug: str):
    """Without it, this search would look 64 plies deep."""
    match = after(slug, 6, 5)
    (best,) = ask(match, searcher(seconds=0.3), most=1)
    assert best.action in match.legal(match.to_act[0])


@searched
def test_zero_and_negative_budgets_are_refused(slug: str):
    for budget in ({"nodes": 0}, {"nodes": -5}, {"seconds": 0}, {"seconds": -1.0}, {"depth": 0}):
        with pytest.raises(ConfigError, match="needs a positive number of"):
            searcher(**budget)


@searched
def test_it_beats_the_greedy_player(slug: str):
    score = 0.0
    for seed in range(6):
        match, rng = after(slug, seed, 2), Rng(seed, "game")
        seats = (searcher(nodes=5_000), player("greedy", slug))
        while match.to_act:
            (seat,) = match.to_act
            match = match.act(seat, seats[(seat + seed) % 2].choose(turn_for(match, seat, rng)))
        score += match.outcome.scores[seed % 2]
    assert score >= 5


@searched
def test_impossible_overlook_shares_and_quiescence_are_refused(slug: str):
    for share in (-0.1, 0.96, 2, float("nan")):
        with pytest.raises(ConfigError, match="can overlook a share"):
            searcher(overlooks=share)
        with pytest.raises(ConfigError, match="can overlook a share"):
            searcher(misses=share)
    with pytest.raises(ConfigError, match="needs 0 or more plies of quiescence"):
        searcher(quiescence=-1)


@searched
def test_overlooked_actions_depend_on_the_random_stream_of_the_turn(slug: str):
    match, bot = after(slug, 3, 6), searcher(depth=3, overlooks=0.6)
    lines = {str(ask(match, bot, seed, most=8)) for seed in range(6)}
    assert ask(match, bot, 1, most=8) == ask(match, bot, 1, most=8)
    assert len(lines) > 1
    assert all(line.wins_in is line.loses_in is None for line in ask(match, bot))  # and claims no forced win


def at(line: str) -> Turn:
    """Return the turn of the side to move in a position of Chameleon 5×5."""
    state = notation.read_position(line)
    game, seat = find(CHESS), state.turn
    return Turn(game, seat, game.view(state, seat), game.legal(state, seat), None, Rng(2, "bot"))


@searched
def test_missed_takings_depend_on_the_random_stream_of_the_turn(slug: str):
    match = after(slug, 5, 10)

    def opinions(bot: AlphaBetaPlayer) -> set[str]:
        """Return the different values that the bot gives to all actions, by its random streams."""
        lines = (ask(match, bot, seed, most=99) for seed in range(8))
        return {str(sorted((str(line.action), line.value) for line in each)) for each in lines}

    assert len(opinions(searcher(depth=2))) == 1
    assert len(opinions(searcher(depth=2, misses=0.6))) > 1
    bot = searcher(depth=2, misses=0.6)
    assert ask(match, bot) == ask(match, bot)
    assert all(line.wins_in is line.loses_in is None for line in ask(match, bot))  # it proves nothing


@pytest.mark.parametrize("level", levels(CHESS))
@pytest.mark.parametrize("line", ["1w3/5/5/2w2/1W3 b", "1w3/5/2W2/2w2/1W3 r", "w4/2W2/5/5/4B r"])
def test_no_level_misses_an_immediate_win(level: str, line: str):
    turn, game = at(line), find(CHESS)
    world = game.apply(game.imagine(turn.view, turn.rng), turn.seat, player(level, CHESS).choose(turn))
    assert wins_against_every_reply(world, turn.seat)


def wins_against_every_reply(world: Any, seat: int) -> bool:
    game = find(CHESS)
    if ended := game.outcome(world):
        return ended.winners == (seat,)
    after = (game.apply(world, world.turn, reply) for reply in game.legal(world, world.turn))
    return all((ended := game.outcome(one)) is not None and ended.winners == (seat,) for one in after)


def test_only_the_master_uses_the_proof():
    start = Match.start(CHESS, 2, 1)
    knowing = [name for name in levels(CHESS) if player(name, CHESS).skill.uses_proof]
    assert knowing == ["master"]
    best, *others = ask(start, searcher(nodes=3_000, uses_proof=True))
    assert str(best.action) in ("a1-a2", "e1-e2", "a1-b2", "e1-d2", "a1-c2", "e1-c2")
    assert best.wins_in == 24
    assert len(others) == 2
    assert best.action not in [line.action for line in others]


def test_a_player_that_uses_the_proof_reads_the_endgame_tables(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
):
    table = retrograde.build(3, 1, lambda text: None)
    monkeypatch.setattr(endgames, "read", lambda: table)
    monkeypatch.setattr(endgames, "default_path", lambda: Path(__file__))
    endgame_tables._read.cache_clear()
    request.addfinalizer(endgame_tables._read.cache_clear)
    turn = at("w4/5/1w3/5/2W2 r")  # lost, but not soon
    lines = searcher(nodes=2_000, uses_proof=True).explain(turn, 30)
    assert len(lines) == len(turn.legal)
    assert all(line.loses_in is not None for line in lines)
    assert lines[0].loses_in == max(line.loses_in for line in lines)  # and it resists as long as possible
    assert (lines[0].loses_in, lines[-1].loses_in) == (8, 2)


def test_a_game_without_a_kernel_is_refused():
    with pytest.raises(ConfigError, match="no principal variation search"):
        search_for("codenames")


def test_it_finds_what_the_proof_search_finds():
    """Compare wins within six plies in random positions."""
    search, seen = Search(0.5, 1, None, lambda text: None), 0
    for seed in range(60):
        match = after(CHESS, seed, 7)  # Blue to move: the board is turned to ask for it
        if match.to_act != (1,):
            continue
        red, blue, black = map(bitboards.turned, bitboards.read_board(match.state.board))
        won = search.ask(np.array((blue, red, black), dtype=np.int64), 6, 0, "")
        if won:
            seen += 1
            best = ask(match, searcher(nodes=1_000_000, depth=7), most=1)[0]
            assert best.wins_in is not None
            assert best.wins_in <= 6
        if seen == 4:
            break
    assert seen >= 3
