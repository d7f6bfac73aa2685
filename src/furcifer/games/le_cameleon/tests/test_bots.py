import msgspec
import pytest

from furcifer.bots.alphabeta import AlphaBetaPlayer
from furcifer.core import AlphaBetaSkill, Rng, Seat, Turn, find
from furcifer.games.le_cameleon import knowledge, rules
from furcifer.games.le_cameleon.bots.simple import CLOSER, WIN, weigh
from furcifer.games.le_cameleon.notation import parse, read_position
from furcifer.games.le_cameleon.state import Config


def weight(line, action):
    return weigh(knowledge.view(read_position(line), None), parse(action))


def test_weigh_sees_the_win_and_the_draw():
    assert weight("8/8/8/8/8/2rY4/R7/8/8 r 6665 6665 -", "a3-b4") == WIN
    assert weight("8/8/8/8/8/1RrY4/8/8/8 r 6665 6665 b4", "xc4=O@a1") == WIN
    lagging = read_position("8/b5b1/8/8/8/8/R7/8/8 r 6665 6665 -")
    view = knowledge.view(msgspec.structs.replace(lagging, past=("",) * 99), Seat(0))
    assert weigh(view, parse("a3-b4")) == 0.0
    assert weight("8/b5b1/8/8/8/8/R7/8/8 r 6665 6665 -", "a3-b4") < -1


def test_weigh_takes_and_prefers_the_better_gain():
    line = "8/6b1/8/8/8/2rY4/R7/8/8 r 6665 6665 -"
    assert weight(line, "a3-b4") > weight(line, "a3-b2") + 1
    choice = "8/6b1/8/8/2V5/1RrY4/8/8/8 r 6665 6665 b4"
    assert weight(choice, "xc4=O@a1") > weight(choice, "xc4") + 1


def test_weigh_avoids_being_taken():
    line = "8/b7/8/2b5/R7/8/8/7Y/8 r 6665 6665 -"  # on b6 the blue on c6 waits, and a8-b7 joins it
    assert weight(line, "a5-b6") < weight(line, "a5-b4") - 0.9


def test_weigh_comes_closer_where_nothing_else_matters():
    line = "8/b5b1/8/8/8/8/R7/7Y/8 r 6665 6665 -"
    assert weight(line, "a3-b4") == pytest.approx(weight(line, "a3-b2") + 2 * CLOSER)


def play(seed: int, greedy: Seat) -> float:
    config = Config(layout="rows" if seed % 4 < 2 else "diagonal")
    rng, state = Rng(seed), rules.start(config, 2)
    while seats := rules.to_act(state):
        actions = rng.shuffled(rules.legal(state, seats[0]))
        view = knowledge.view(state, seats[0])
        action = max(actions, key=lambda a: weigh(view, a)) if seats[0] == greedy else actions[0]
        state = rules.apply(state, seats[0], action)
    return rules.outcome(state).scores[greedy]


def test_greedy_beats_random():
    assert sum(play(seed, Seat(seed % 2)) for seed in range(24)) >= 22


def values(line, action, seeds=20, **skill):
    """Return what a searching bot thinks of an action in a position, by its random streams."""
    state = read_position(line)
    game, bot = find("le-cameleon"), AlphaBetaPlayer("bot", AlphaBetaSkill(**skill))
    view, legal = game.view(state, state.turn), game.legal(state, state.turn)
    turns = (Turn(game, state.turn, view, legal, None, Rng(seed, "bot")) for seed in range(seeds))
    found = (bot.explain(turn, len(legal)) for turn in turns)
    return {each.value for lines in found for each in lines if str(each.action) == action}


def test_a_bot_that_misses_takings_does_not_always_see_the_danger():
    line = "8/b7/8/2b5/R7/8/8/7Y/8 r 6665 6665 -"  # on b6 the blue on c6 waits, and a8-b7 joins it
    (seen,) = values(line, "a5-b6", depth=1, quiescence=2)
    assert values(line, "a5-b6", depth=1, quiescence=2, misses=0.5) > {seen}


def test_a_bot_that_misses_takings_still_sees_its_own():
    line = "8/6b1/8/8/8/2rY4/R7/8/8 r 6665 6665 -"
    taking, quiet = (values(line, action, depth=1, misses=0.9) for action in ("a3-b4", "a3-b2"))
    assert min(taking) > max(quiet) + 50
