import pytest

from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng, Seat
from furcifer.games.chameleon_chess import knowledge, rules
from furcifer.games.chameleon_chess.bots.proven import proof
from furcifer.games.chameleon_chess.bots.simple import WIN, weigh
from furcifer.games.chameleon_chess.notation import parse, read_position
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


def proven_by_best(match):
    """Return the seat that is proven to win, and the plies within which, or None."""
    seat = match.to_act[0]
    after = proof.after(match.view(seat), match.legal(seat))
    wins = [one.within for one in after.values() if one.winner == seat]
    return (seat, min(wins)) if wins else None


@pytest.mark.parametrize("seed", range(3))
def test_the_master_wins_by_the_certificate_as_blue_too(seed):
    """The certificate is about Red; Blue plays it with the sides exchanged, and as fast."""
    match, rng = Match.start("chameleon-chess", 2, seed, {"first": "blue"}), Rng(seed)
    master, stranger = player("master", "chameleon-chess"), player("random", "chameleon-chess")
    assert match.to_act == (BLUE,)
    assert proven_by_best(match) == (BLUE, WON_WITHIN)
    left = WON_WITHIN
    while match.to_act:
        seat = match.to_act[0]
        if seat == BLUE:
            assert proven_by_best(match)[1] <= left
        match = match.act(seat, (master if seat == BLUE else stranger).choose(turn_for(match, seat, rng)))
        left -= 1
    assert match.outcome.winners == (BLUE,)
    assert left >= 0


@pytest.mark.parametrize("move", ["b1-a2", "a1-b3", "b1-a3", "b1-c3", "c1-b3"])
def test_the_master_wins_as_blue_after_every_first_move_that_loses(move):
    match, rng = Match.start("chameleon-chess", 2, 1).act(0, move), Rng(1)
    master = player("master", "chameleon-chess")
    left = proven_by_best(match)[1]
    while match.to_act:
        seat = match.to_act[0]
        choose = master.choose if seat == BLUE else longest
        match = match.act(seat, choose(turn_for(match, seat, rng)))
        left -= 1
    assert match.outcome.winners == (BLUE,)
    assert left >= 0


def longest(turn):
    """Return an action after which the proven win of the other side takes longest."""
    after = proof.after(turn.view, turn.legal)
    return max(turn.legal, key=lambda action: after[action].within)


def test_the_master_resists_as_long_as_it_can():
    """In a position that is proven to be lost it plays a move that lasts longest."""
    match, rng = Match.start("chameleon-chess", 2, 1), Rng(1)
    master = player("master", "chameleon-chess")
    match = match.act(0, master.choose(turn_for(match, 0, rng)))
    after = proof.after(match.view(1), match.legal(1))
    assert len(after) == len(match.legal(1))
    assert {one.winner for one in after.values()} == {0}
    assert after[master.choose(turn_for(match, 1, rng))].within == max(one.within for one in after.values())
