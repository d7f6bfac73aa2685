"""Tests special to this kernel. tests/differential compares every kernel with its rulebook."""

import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from furcifer.core import ConfigError, Rng, Seat
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.kernel import kernel
from furcifer.games.chameleon_chess.kernel.bitboards import (
    CELLS,
    board_of,
    key_of,
    mirrored,
    reach,
    read_board,
    turned,
    write_board,
)
from furcifer.games.chameleon_chess.notation import parse, read_position
from furcifer.games.chameleon_chess.openings import openings
from furcifer.games.chameleon_chess.state import Config, State
from furcifer.games.chameleon_chess.tables import REACH, START


def boards(count, plies=12):
    """Boards of random play."""
    rng = Rng(1, "boards")
    for _ in range(count):
        state = rules.start(Config(), 2)
        for _ in range(rng.below(plies)):
            if rules.outcome(state) is None:
                state = rules.apply(state, state.turn, rng.choice(rules.legal(state, state.turn)))
        yield state.board


def test_reach_is_that_of_the_box_for_every_piece_and_every_blockade():
    for nature, black in (("W", 0), ("B", 1)):
        for origin in range(CELLS):
            between = sorted({square for _, squares in REACH[nature][origin] for square in squares})
            for n in range(len(between) + 1):
                for blockers in combinations(between, n):
                    expected = {t for t, way in REACH[nature][origin] if not set(way) & set(blockers)}
                    found = reach(black << origin, sum(1 << s for s in blockers) | 1 << origin, origin)
                    assert {s for s in range(CELLS) if found >> s & 1} == expected


def test_a_key_has_sixty_bits_and_loses_nothing():
    for board in (START, "." * 25, *boards(200)):
        key = key_of(*read_board(board))
        assert 0 <= key < 1 << 60
        assert write_board(*board_of(key)) == board


def test_mirror_and_turn_are_their_own_inverse():
    for board in boards(50):
        for bits in read_board(board):
            assert mirrored(mirrored(bits)) == turned(turned(bits)) == bits
        assert write_board(*map(mirrored, read_board(board))) == "".join(
            board[rank : rank + 5][::-1] for rank in range(0, 25, 5)
        )


COUNTS = [(0, 1), (1, 27), (2, 729), (3, 20_554), (4, 575_154), (5, 16_485_570)]


@pytest.mark.parametrize(("n", "count"), COUNTS)
def test_perft(n, count):
    assert kernel.perft(rules.start(Config(), 2), n) == count
    assert kernel.perft(rules.start(Config(draws=False), 2), n) == count


def test_perft_of_a_balanced_start_counts_the_openings_too():
    start = rules.start(Config(start="balanced"), 2)
    assert [kernel.perft(start, n) for n in range(2)] == [1, len(openings())]
    after = (rules.apply(start, start.turn, opening) for opening in rules.legal(start, start.turn))
    assert kernel.perft(start, 2) == sum(len(rules.moves(state)) for state in after)


def test_a_position_that_cannot_occur_is_not_packed():
    for board, why in (("W" * 4 + "." * 20 + "w", "4 pieces"), ("w" + "." * 23 + "b", "Red has just moved")):
        with pytest.raises(ConfigError, match=why):
            kernel.pack(State(Config(), board, Seat(1), ()))


def test_perft_counts_nothing_after_the_end():
    over = read_position("5/5/5/5/W4 b")
    assert [kernel.perft(over, n) for n in range(4)] == [1, 0, 0, 0]


def test_perft_stops_at_the_third_occurrence():
    """R8: two lone pieces walk to and fro. Counted by the rulebook too."""
    line = "w4/5/5/5/4W r"
    with_draws, without = read_position(line), read_position(line, Config(draws=False))

    def count(state, n):
        moves = rules.legal(state, state.turn)
        return len(moves) if n == 1 else sum(count(rules.apply(state, state.turn, m), n - 1) for m in moves)

    for move in ("e1-d2", "a5-b4", "d2-e1", "b4-a5") * 2:
        with_draws, without = (rules.apply(s, s.turn, parse(move)) for s in (with_draws, without))
        for n in (1, 2, 3):
            assert kernel.perft(with_draws, n) == count(with_draws, n)
            assert kernel.perft(without, n) == count(without, n)
    assert rules.outcome(with_draws).reason == "repetition"


def test_playouts_choose_every_move_about_as_often():
    start, chosen = kernel.pack(rules.start(Config(), 2)), []
    for seed in range(5400):
        packed = start.copy()
        assert kernel.playout(packed, seed, 1) == 1
        chosen.append(tuple(packed[:3]))
    counts = np.array([chosen.count(board) for board in set(chosen)])
    assert len(counts) == 27
    assert ((counts - 200) ** 2 / 200).sum() < 60  # chi-square, 26 degrees: beyond 54 once in a thousand


def test_importing_furcifer_does_not_import_numba():
    code = "import sys, furcifer, furcifer.cli; furcifer.all_games(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
