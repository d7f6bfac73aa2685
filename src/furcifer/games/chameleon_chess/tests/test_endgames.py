"""Compare small endgame tables with the rulebook."""

from functools import cache

import numpy as np
import pytest

from furcifer.core import ConfigError, Rng, Seat
from furcifer.games.chameleon_chess import knowledge, rules
from furcifer.games.chameleon_chess.bots import endgame_tables, evaluation
from furcifer.games.chameleon_chess.bots.proven import proof
from furcifer.games.chameleon_chess.kernel import kernel, layout
from furcifer.games.chameleon_chess.kernel.bitboards import read_board, turned, write_board
from furcifer.games.chameleon_chess.notation import position, read_position
from furcifer.games.chameleon_chess.positions import impossible, over
from furcifer.games.chameleon_chess.solver import endgames, jobs, retrograde
from furcifer.games.chameleon_chess.solver.endgames import DISTANCE, FIRST, LOST, NONE
from furcifer.games.chameleon_chess.state import Config, State
from furcifer.games.chameleon_chess.tables import RED

QUIET = lambda text: None  # noqa: E731
PLAIN = Config(draws=False)


@cache
def three():
    """Return the tables of up to three pieces."""
    return retrograde.build(3, 1, QUIET)


def value(state):
    """Return the tables' value of a state, with Blue's board turned round."""
    red, blue, black = read_board(state.board)
    if state.turn != RED:
        red, blue, black = turned(blue), turned(red), turned(black)
    return int(endgames.value_of(three(), red, blue, black))


def states(count, pieces=(2, 3)):
    """Return random positions with these numbers of pieces, in which the game is not over."""
    rng, found = Rng(5, "endgames"), []
    while len(found) < count:
        letters = list("." * 25)
        for square in rng.sample(range(25), rng.choice(pieces)):
            letters[square] = rng.choice("WBwb")
        state = State(PLAIN, "".join(letters), Seat(rng.below(2)), ())
        possible = not impossible(state.board, state.turn) and not over(state.board, state.turn)
        if possible and rules.outcome(state) is None:
            found.append(state)
    return found


def by_the_rulebook(state):
    """Return the value of a position that follows from the values after each of its moves."""
    after = [rules.apply(state, state.turn, move) for move in rules.moves(state)]
    ended = [rules.outcome(one) for one in after]
    values = [0 if end else value(one) for one, end in zip(after, ended, strict=True)]
    wins = [1 for end in ended if end and end.winners == (state.turn,)]
    wins += [v - LOST + 1 for v in values if v > NONE]
    if wins:
        return min(wins)
    losses = [1 if end else v + 1 for v, end in zip(values, ended, strict=True) if end or 0 < v < NONE]
    return LOST + max(losses) if len(losses) == len(after) else 0


def test_every_value_follows_from_the_moves_by_the_rulebook():
    seen = set()
    for state in states(1500):
        found = value(state)
        seen.add(found > NONE)
        assert found == by_the_rulebook(state), position(state.board, state.turn)
    assert seen == {True, False}


def test_the_tables_agree_with_the_proof_search():
    search = jobs.Search(0.5, 1, None, QUIET)
    for state in states(80, pieces=(3,)):
        if state.turn == RED:
            found = value(state)
            won = found < LOST and found & DISTANCE <= 6
            assert search.ask(np.array(read_board(state.board), dtype=np.int64), 6, 0, "") == won


def test_indices_and_boards_are_one_to_one():
    for count in (2, 3, 4, 5):
        for index in range(int(FIRST[count]), int(FIRST[count + 1]), max(1, int(FIRST[count + 1]) // 700)):
            assert endgames.index_of(*endgames.board_at(index, count)) == index


def test_a_table_has_exactly_the_positions_that_can_occur():
    for index in range(0, len(three()), 41):
        own, enemy, black = endgames.board_at(index, 2 if index < FIRST[3] else 3)
        state = State(PLAIN, write_board(own, enemy, black), Seat(RED), ())
        stands = not impossible(state.board, state.turn) and rules.outcome(state) is None
        assert (three()[index] != NONE) == stands, position(state.board, state.turn)


def test_several_threads_build_the_same_tables():
    assert np.array_equal(retrograde.build(3, 2, QUIET), three())


def test_the_tables_are_summarised():
    assert [str(tally) for tally in retrograde.tally(three())] == [
        "2 pieces: 1,334 won, 206 lost, 0 drawn; the longest takes 5 plies.",
        "3 pieces: 46,766 won, 24,074 lost, 0 drawn; the longest takes 8 plies.",
    ]


def test_the_search_probes_them_for_either_side_and_respects_r8():
    for line in ("w4/5/5/W3W/5 r", "5/w3w/5/5/W4 b"):
        state = read_position(line)
        away = value(state)
        assert 0 < away < NONE
        packed = kernel.pack(state)
        assert evaluation.probe_endgames(packed, three()) == away
        packed[layout.QUIET] = 100 - away
        assert evaluation.probe_endgames(packed, three()) == 0
        packed[layout.DRAWS] = 0
        assert evaluation.probe_endgames(packed, three()) == away
    assert evaluation.probe_endgames(kernel.pack(rules.start(Config(), 2)), three()) == 0


def test_written_tables_are_read_back(tmp_path):
    endgames.write(tmp_path / "deep" / "t.npz", three())
    assert np.array_equal(endgames.read(tmp_path / "deep" / "t.npz"), three())


def test_damaged_tables_are_refused_and_neither_changed_nor_used(tmp_path, monkeypatch):
    file = tmp_path / "t.npz"
    monkeypatch.setattr(endgames, "default_path", lambda: file)
    endgames.write(file, three())
    whole = file.read_bytes()
    for damaged in (b"", whole[:-40], whole[:900] + b"\0\1" + whole[902:]):
        file.write_bytes(damaged)
        for build in (endgames.read, lambda: jobs.tables(3, 1, QUIET)):
            with pytest.raises(endgames.EndgameError, match="move them away"):
                build()
        endgame_tables._read.cache_clear()
        with pytest.warns(UserWarning, match="damaged"):
            assert endgame_tables.endgame_tables() is None
        assert not endgame_tables.build_in_background()
        assert file.read_bytes() == damaged


def test_tables_are_built_once_and_never_overwritten(tmp_path, monkeypatch):
    file = tmp_path / "t.npz"
    monkeypatch.setattr(endgames, "default_path", lambda: file)
    assert endgame_tables.endgame_tables() is None
    said = jobs.tables(3, 1, QUIET)
    assert said[0] == f"The endgame tables are in {file}."
    assert jobs.tables(2, 1, QUIET) == said
    with pytest.raises(ConfigError, match="has tables of up to 3 pieces; move it away"):
        jobs.tables(4, 1, QUIET)
    endgame_tables._read.cache_clear()
    assert np.array_equal(endgame_tables.endgame_tables(), three())


def test_tables_are_built_in_the_background_when_a_position_needs_them(tmp_path, monkeypatch):
    file, few = tmp_path / "t.npz", knowledge.view(read_position("w4/5/5/5/W3W r"), None)
    monkeypatch.setattr(endgames, "default_path", lambda: file)
    monkeypatch.setattr(endgames, "USUAL", 3)
    monkeypatch.setattr(endgame_tables, "_builder", None)
    endgame_tables._read.cache_clear()
    assert not proof.prepare(knowledge.view(rules.start(Config(), 2), None))  # ten pieces
    assert proof.prepare(few)
    endgame_tables._builder.join()
    assert not proof.prepare(few)
    assert np.array_equal(endgame_tables.endgame_tables(), three())


@pytest.fixture(autouse=True)
def _forget_tables():
    yield
    endgame_tables._read.cache_clear()


@pytest.mark.parametrize("pieces", [-1, 0, 1, 7])
def test_impossible_numbers_of_pieces_are_refused(pieces):
    with pytest.raises(ConfigError, match=f"exist for 2 to 6 pieces, not {pieces}"):
        retrograde.build(pieces, 1, QUIET)
