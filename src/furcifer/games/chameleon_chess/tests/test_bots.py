import pytest

from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng, Seat
from furcifer.games.chameleon_chess import knowledge, rules
from furcifer.games.chameleon_chess.bots.simple import WIN, weigh
from furcifer.games.chameleon_chess.notation import parse, read_position
from furcifer.games.chameleon_chess.solver.proven import winning
from furcifer.games.chameleon_chess.state import Config

BLUE = Seat(1)
WON_WITHIN = 24  # plies from the start, as the certificate proves


def weight(line, move):
    return weigh(knowledge.view(read_position(line), None), parse(move))


def test_weigh_sees_the_win_the_loss_and_the_exchange():
    assert weight("w2w1/4W/5/5/5 r", "e4-e5") == WIN
    assert weight("5/5/4w/W4/W4 r", "a2-a3") == -WIN  # the lone piece jumps to d1
    assert weight("4w/5/2w2/1W3/5 r", "b2xc3") == 1.0
    assert weight("4w/3w1/2w2/1W3/W4 r", "b2xc3") == 0.0  # d4 takes back


def play(seed: int, greedy: Seat) -> float:
    rng, state = Rng(seed), rules.start(Config(), 2)
    while seats := rules.to_act(state):
        moves = list(rng.shuffled(rules.legal(state, seats[0])))
        view = knowledge.view(state, seats[0])
        move = max(moves, key=lambda m: weigh(view, m)) if seats[0] == greedy else moves[0]
        state = rules.apply(state, seats[0], move)
    return rules.outcome(state).scores[greedy]


def test_greedy_beats_random():
    assert sum(play(seed, Seat(seed % 2)) for seed in range(20)) >= 18


@pytest.mark.parametrize("seed", range(3))
def test_the_master_wins_by_the_certificate_as_blue_too(seed):
    """The certificate is about Red; Blue plays it with the sides exchanged, and as fast."""
    match, rng = Match.start("chameleon-chess", 2, seed, {"first": "blue"}), Rng(seed)
    master, stranger = player("master", "chameleon-chess"), player("random", "chameleon-chess")
    assert match.to_act == (BLUE,)
    assert winning(match.view(BLUE))[1] == WON_WITHIN
    plies = 0
    while match.to_act:
        seat = match.to_act[0]
        if seat == BLUE:
            assert winning(match.view(BLUE))[0] == master.choose(turn_for(match, BLUE, rng))
        match = match.act(seat, (master if seat == BLUE else stranger).choose(turn_for(match, seat, rng)))
        plies += 1
    assert match.outcome.winners == (BLUE,)
    assert plies <= WON_WITHIN
