"""Compare the proof search, its strategy and the certificate with the rulebook."""

from functools import cache

import numpy as np
import pytest

from furcifer.core import ConfigError, Rng, Seat
from furcifer.games.chameleon_chess import rules
from furcifer.games.chameleon_chess.kernel.bitboards import read_board
from furcifer.games.chameleon_chess.notation import position, read_position
from furcifer.games.chameleon_chess.solver import certificate, checkpoint, jobs, transposition
from furcifer.games.chameleon_chess.solver.proof import is_mirrored, question
from furcifer.games.chameleon_chess.solver.short_wins import wins_soon
from furcifer.games.chameleon_chess.solver.strategy import as_entries
from furcifer.games.chameleon_chess.state import Config, State
from furcifer.games.chameleon_chess.tables import RED, START

TEN_PLIES = "w2bw/5/2W2/2wW1/1B1BW r"  # Red wins within ten plies
QUIET = lambda text: None  # noqa: E731


@pytest.fixture(scope="module")
def search():
    return jobs.Search(0.5, 1, None, QUIET)


@cache
def wins_by_the_rulebook(board, turn, n):
    """Return whether Red forces a win within n plies, without a table or pruning."""
    state = State(Config(draws=False), board, Seat(turn), ())
    if ended := rules.outcome(state):
        return ended.winners == (RED,)
    if n == 0:
        return False
    after = (rules.apply(state, state.turn, move) for move in rules.legal(state, state.turn))
    verdicts = (wins_by_the_rulebook(one.board, one.turn, n - 1) for one in after)
    return any(verdicts) if turn == RED else all(verdicts)


def random_boards(count, plies):
    """Return positions of random play with Red to move."""
    rng, found = Rng(3, "random_boards"), []
    while len(found) < count:
        state = rules.start(Config(draws=False), 2)
        for _ in range(plies):
            if rules.outcome(state) is None:
                state = rules.apply(state, state.turn, rng.choice(rules.legal(state, state.turn)))
        if rules.outcome(state) is None and state.turn == RED:
            found.append(state.board)
    return found


def as_array(board):
    return np.array(read_board(board), dtype=np.int64)


def test_the_search_agrees_with_the_rulebook(search):
    seen = set()
    for board in random_boards(60, 8) + random_boards(60, 16):
        for n in (2, 4):
            expected = wins_by_the_rulebook(board, RED, n)
            seen.add((n, expected))
            assert search.ask(as_array(board), n, 0, "") == expected, position(board, Seat(RED))
    assert seen == {(2, True), (2, False), (4, True), (4, False)}


def test_the_search_agrees_with_the_rulebook_deeper_with_few_pieces(search):
    lines = ("1w3/5/5/5/3W1 r", "4w/5/5/1W3/W4 r", "w4/5/5/W3W/5 r", "5/w4/4B/5/W4 r", "b3w/5/5/2W2/3B1 r")
    for line in lines:
        board = read_position(line).board
        for n in (2, 4, 6):
            assert search.ask(as_array(board), n, 0, "") == wins_by_the_rulebook(board, RED, n), line


def test_mirror_images_are_one_question_and_others_are_not():
    for board in random_boards(40, 10):
        other = "".join(board[rank : rank + 5][::-1] for rank in range(0, 25, 5))
        here, there = as_array(board), as_array(other)
        assert question(*here, 0) == question(*there, 0) != question(*here, 1)
        assert not (is_mirrored(*here) and is_mirrored(*there))


def test_a_table_never_confuses_two_keys():
    """With far more keys than fit, the table returns either nothing or exactly what was stored."""
    small = np.zeros(4 * transposition.BUCKET, dtype=np.int64)
    rng = np.random.default_rng(1)
    keys = rng.integers(0, 1 << 37, 4000)  # so few buckets leave 39 bits for the quotient
    keys = [int(k) for k in keys if transposition.mix(int(k)) // 4 < (1 << 39) - 1]
    known = {}
    for number, key in enumerate(keys):
        finding = (number % 60) << 18 | 63 << 12 | (number % 1000) << 2
        transposition.store(small, key, finding)
        known[key] = finding
    found = {key: int(transposition.find(small, key)) for key in known}
    assert all(finding in (transposition.NOTHING, known[key]) for key, finding in found.items())


def test_mixing_is_one_to_one():
    keys = [*range(2000), *((1 << 61) - 1 - n for n in range(2000))]
    mixed = {int(transposition.mix(key)) for key in keys}
    assert len(mixed) == len(keys)
    assert all(0 <= key < 1 << 61 for key in mixed)


def entries(strategy):
    """Return the entries of a certificate by key: the number of the move, and the bound."""
    keys, moves, bounds = as_entries(strategy)
    return {key: pair for key, *pair in zip(keys.tolist(), moves.tolist(), bounds.tolist(), strict=True)}


def write(file, entries):
    keys = sorted(entries)
    moves, bounds = (np.array([entries[key][at] for key in keys]) for at in range(2))
    certificate.write(file, np.array(keys, dtype=np.int64), moves, bounds)


def strategy_for(search, line):
    board = read_position(line).board
    bound = next(n for n in range(4, 20, 2) if search.ask(as_array(board), n, 0, ""))
    return board, bound, entries(search.strategy([(as_array(board), 0, bound)]))


def test_a_strategy_becomes_a_certificate_that_the_rulebook_accepts(search, tmp_path):
    board, bound, strategy = strategy_for(search, TEN_PLIES)
    write(tmp_path / "c.npz", strategy)
    read = certificate.read(tmp_path / "c.npz")
    assert read.look_up(board)[1] == bound
    assert len(read) == len(strategy)
    certificate.verify(read, first=board)


def test_verify_names_the_fault(search, tmp_path):
    board, _, strategy = strategy_for(search, TEN_PLIES)
    first = certificate.key_of(board)[0]
    longest = max(bound for key, (_, bound) in strategy.items() if key != first)
    key = next(k for k, (_, bound) in strategy.items() if bound == longest and k != first)
    move, bound = strategy[key]

    def fault(changed):
        write(tmp_path / "c.npz", changed)
        with pytest.raises(certificate.CertificateError) as error:
            certificate.verify(certificate.read(tmp_path / "c.npz"), first=board)
        return str(error.value)

    assert "no move is given" in fault({k: v for k, v in strategy.items() if k != key})
    assert "the bound is" in fault(strategy | {key: (move, bound + 2)})
    assert "refused" in fault(strategy | {first: (24, strategy[first][1])})
    assert "an invalid key" in fault(strategy | {certificate._plain_key("W" + "." * 24) << 4: (move, 2)})
    assert "fails at w2bw/5/2W2/2wW1/1B1BW r" in fault(strategy | {first: (strategy[first][0], 1)})


def test_keys_and_boards_are_one_to_one():
    for board in random_boards(60, 12):
        key, mirrored = certificate.key_of(board)
        other = "".join(board[rank : rank + 5][::-1] for rank in range(0, 25, 5))
        assert certificate.board_of(key) == (other if mirrored else board)
        assert certificate.key_of(other)[0] == key


def test_the_shipped_certificate_wins_against_random_and_stubborn_play():
    """Only the positions of these games are checked; `furcifer solve chameleon-chess --verify` checks all."""
    shipped, rng = certificate.read(), Rng(7, "blue")
    assert shipped.look_up(START) is not None
    for _ in range(60):
        state, bound = rules.start(Config(), 2), 24
        while rules.outcome(state) is None:
            if state.turn == RED:
                move, now = shipped.look_up(state.board)
                assert now <= bound, position(state.board, state.turn)
                bound = now - 1
            else:
                move, bound = stubborn(shipped, state, rng), bound - 1
            state = rules.apply(state, state.turn, move)
        assert rules.outcome(state).winners == (RED,)


def stubborn(shipped, state, rng):
    """Return one of Blue's replies that last longest, or sometimes a random one."""
    moves = rng.shuffled(rules.legal(state, state.turn))
    if rng.below(4) == 0:
        return moves[0]
    after = [(rules.apply(state, state.turn, move), move) for move in moves]
    return max(after, key=lambda pair: 0 if rules.outcome(pair[0]) else shipped.look_up(pair[0].board)[1])[1]


def verify_some(positions):
    """Verify this many positions at each of twenty places of the shipped certificate."""
    shipped = certificate.read()
    for begin in range(0, len(shipped), len(shipped) // 20):
        certificate.verify_part(shipped, begin, min(begin + positions, len(shipped)), {})


def test_a_part_of_the_shipped_certificate_is_proved():
    verify_some(20)


@pytest.mark.long
def test_a_twentieth_of_the_shipped_certificate_is_proved():
    """`furcifer solve chameleon-chess --verify` walks all of it, for a quarter of an hour on two cores."""
    verify_some(len(certificate.read()) // 400)


def test_damaged_files_are_refused_with_the_reason(search, tmp_path):
    _, _, strategy = strategy_for(search, TEN_PLIES)
    file = tmp_path / "c.npz"
    write(file, strategy)
    whole = file.read_bytes()
    for damaged in (b"", b"nothing", whole[: len(whole) // 2], whole[:200] + b"\0" + whole[201:]):
        file.write_bytes(damaged)
        with pytest.raises(certificate.CertificateError, match="certificate"):
            certificate.read(file)
    with pytest.raises(certificate.CertificateError, match="cannot be read"):
        certificate.read(tmp_path / "absent.npz")


def test_a_search_resumes_from_its_checkpoint(tmp_path):
    file, board = tmp_path / "search.npz", as_array(rules.start(Config(), 2).board)
    first = jobs.Search(0.5, 1, file, QUIET)
    assert not first.ask(board, 12, 0, "")
    first.n = 14
    first.save()
    second = jobs.Search(0.5, 1, file, QUIET)
    assert second.n == 14
    assert not second.ask(board, 12, 0, "")
    assert second.nodes < first.nodes / 10


def test_a_damaged_checkpoint_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "search.npz"
    checkpoint.write(file, transposition.new_table(1 << 20), 8)
    for damaged in (b"", file.read_bytes()[:-30], file.read_bytes().replace(b"\x08", b"\x09", 1)):
        file.write_bytes(damaged)
        with pytest.raises(checkpoint.CheckpointError, match="move it away"):
            jobs.Search(0.5, 1, file, QUIET)
        assert file.read_bytes() == damaged


def test_bad_budgets_are_refused():
    with pytest.raises(ConfigError, match=r"at least 0.5 GiB"):
        jobs.Search(0.1, 1, None, QUIET)
    with pytest.raises(ConfigError, match="at least one thread"):
        jobs.Search(0.5, 0, None, QUIET)


def test_two_threads_agree_with_one(search):
    together = jobs.Search(0.5, 2, None, QUIET)
    for board in random_boards(10, 10):
        assert together.ask(as_array(board), 8, 0, "") == search.ask(as_array(board), 8, 0, "")


def test_wins_soon_agrees_with_the_rulebook():
    for board in random_boards(80, 12):
        red, blue, black = read_board(board)
        soon = wins_soon(red, blue, black, 31, 31 << 20)
        assert soon == wins_by_the_rulebook(board, RED, 2), position(board, Seat(RED))
