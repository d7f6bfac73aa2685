"""The analysis tells one truth: equal positions have equal values, and what is proven stays so."""

import pytest

from furcifer.bots.analysis import judge
from furcifer.core import Rng, Seat
from furcifer.games.chameleon_chess import game, rules
from furcifer.games.chameleon_chess.bots import proven
from furcifer.games.chameleon_chess.bots.proven import holds, proof
from furcifer.games.chameleon_chess.notation import read_position
from furcifer.games.chameleon_chess.positions import exchanged, exchanged_move, mirrored, mirrored_move
from furcifer.games.chameleon_chess.solver import certificate, first_moves, jobs
from furcifer.games.chameleon_chess.state import Config, State
from furcifer.games.chameleon_chess.tables import QUIET_PLIES, RED

NODES = 1_500


def walk(rng, along):
    """Yield the positions of a game; the winner by the proof follows it if `along`, all else is random."""
    state = rules.start(Config(), 2)
    while rules.outcome(state) is None:
        yield state
        moves = rules.moves(state)
        wins = {}
        if along and rng.below(8):
            after = proof.after(game.view(state, None), moves)
            wins = {move: one.within for move, one in after.items() if one.winner == state.turn}
        state = rules.apply(state, state.turn, min(wins, key=wins.get) if wins else rng.choice(moves))


def positions(count, seed=0):
    """Return positions along proof lines and of random games, half of each."""
    rng, found = Rng(seed, "truth"), []
    while len(found) < count:
        found += walk(rng, along=len(found) % 2 == 0)
    return found[:count]


def images(state):
    """Return the three mirror images of a position, each with the name of a move there."""
    other = State(
        state.config, exchanged(state.board), Seat(1 - state.turn), tuple(map(exchanged, state.past))
    )
    sides = [(state, lambda move: move), (other, exchanged_move)]
    for one, named in sides:
        board, past = mirrored(one.board), tuple(map(mirrored, one.past))
        yield State(one.config, board, one.turn, past), lambda move, named=named: mirrored_move(named(move))
    yield other, exchanged_move


def told(state):
    """Return what the analysis says, with the seats as mover and other."""
    found = judge(game, state, NODES)
    mover = state.turn
    value = found.value
    sides = value.chances[mover], value.winner if value.winner is None else value.winner == mover
    lines = {line.action: (line.value, line.wins_in, line.loses_in) for line in found.lines}
    return value.kind, sides, value.within, lines


def check(states):
    for state in states:
        kind, sides, within, lines = told(state)
        assert len(lines) == len(rules.moves(state))
        for image, named in images(state):
            expected = kind, sides, within, {named(move): line for move, line in lines.items()}
            assert told(image) == expected, state


def test_mirror_images_have_equal_values():
    check(positions(60))


@pytest.mark.long
def test_mirror_images_have_equal_values_in_ten_thousand_positions():
    check(positions(10_000, seed=1))


def check_answers(state):
    """The value after a move is what the move promised, and nobody's move changes a proven winner."""
    after = proof.after(game.view(state, None), rules.moves(state))
    for move, one in list(after.items())[:8]:
        facing = rules.apply(state, state.turn, move)
        if rules.outcome(facing) is not None or one.winner is None:
            continue
        answers = proof.after(game.view(facing, None), rules.moves(facing))
        if one.winner != facing.turn:
            assert {a.winner for a in answers.values()} == {one.winner}
            assert len(answers) == len(rules.moves(facing))
            assert max(a.within for a in answers.values()) <= one.within - 1
        else:
            assert min(a.within for a in answers.values() if a.winner == one.winner) <= one.within - 1


def test_proven_values_agree_from_one_position_to_the_next():
    for state in positions(250, seed=2):
        check_answers(state)


def test_the_winner_is_proven_after_every_first_move_and_after_every_reply_of_the_loser():
    start = rules.start(Config(), 2)
    check_answers(start)
    for verdict in map(first_moves.settled, first_moves.first_moves()):
        after = rules.apply(start, Seat(RED), verdict.move)
        check_answers(after)
        for reply in rules.moves(after) if verdict.winner == RED else ():
            facing = rules.apply(after, after.turn, reply)
            if rules.outcome(facing) is None:
                check_answers(facing)


def test_the_start_and_the_winning_first_moves_are_proven():
    start = rules.start(Config(), 2)
    value = judge(game, start, NODES).value
    assert (value.kind, value.winner, value.within) == ("proven", RED, 24)
    for verdict in map(first_moves.settled, first_moves.first_moves()):
        for move in (verdict.move, mirrored_move(verdict.move)):
            found = judge(game, rules.apply(start, Seat(RED), move), NODES).value
            assert (found.kind, found.winner) == ("proven", verdict.winner), move
            assert found.within <= verdict.plies - 1


def test_a_win_is_certain_only_if_no_repetition_can_spoil_it():
    won = read_position("1w3/5/2W2/5/4W r")
    there, back = "x" * 25, "y" * 25
    assert holds(won, 10)
    assert holds(State(won.config, won.board, won.turn, (there, back)), 10)
    assert not holds(State(won.config, won.board, won.turn, (there, back, there, back)), 10)
    assert holds(State(won.config, won.board, won.turn, (there, there)), 10)  # with either side to move
    assert not holds(State(won.config, won.board, won.turn, tuple(map(str, range(95)))), QUIET_PLIES - 95)


def test_the_certificate_proves_every_settled_first_move():
    moves = first_moves.first_moves()
    assert jobs.proven_first_moves(certificate.read()) == list(map(first_moves.settled, moves))


def test_a_damaged_certificate_is_not_used(tmp_path, monkeypatch):
    file = tmp_path / "certificate.npz"
    file.write_bytes(b"nothing")
    monkeypatch.setattr(certificate.read, "__defaults__", (file,))
    with pytest.warns(UserWarning, match="cannot be read"):
        keys, bounds = proven._shipped.__wrapped__()
    assert len(keys) == len(bounds) == 0
