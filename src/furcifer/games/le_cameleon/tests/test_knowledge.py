"""Nothing is hidden in Le Caméléon: everybody sees and hears everything."""

import msgspec

from furcifer.core import Rng, Seat
from furcifer.games.le_cameleon import knowledge, rules
from furcifer.games.le_cameleon.notation import parse, read_position
from furcifer.games.le_cameleon.state import Config, Gained, Moved, Passed, Taken
from furcifer.games.le_cameleon.tables import EMPTY, INDEX

LISTENERS = (Seat(0), Seat(1), None)
ATTACK = "8/6b1/8/8/8/2rY4/R7/8/8 r 6665 6665 -"
BLOCKED = "8/1R1R1RbR/R1R1R1R1/1R1R1R1R/R1R1R1R1/1R1R1R1R/R1R1R1R1/1R1R1R1R/8 r 6665 6665 -"


def told(line, *actions):
    """Return what a spectator learns from each action in turn."""
    state, facts = read_position(line), []
    for action in map(parse, actions):
        after = rules.apply(state, state.turn, action)
        facts.append(knowledge.tell(state, state.turn, action, after, None))
        state = after
    return facts


def test_every_event_is_a_fact_of_its_own():
    assert told(ATTACK, "a3-b4", "xc4=O@c1", "g8-h7") == [
        (Moved(Seat(0), "a3", "b4", "R"),),
        (Taken(Seat(0), "c4", "r"), Gained(Seat(0), "c1", "O")),
        (Moved(Seat(1), "g8", "h7", "b"),),
    ]
    assert told(ATTACK.replace("Y", "V"), "a3-b4", "xc4")[1] == (Taken(Seat(0), "c4", "r"),)
    assert told(BLOCKED, "pass") == [(Passed(Seat(0)),)]


def test_a_gain_of_the_squares_is_theirs():
    line = "8/8/7r/4yR2/8/8/8/1B6/8 s 6665 6665 -"
    assert told(line, "h7-g6", "xf6=O@h9")[1] == (Taken(Seat(1), "f6", "R"), Gained(Seat(1), "h9", "o"))


def random_match(seed, config):
    """Yield the steps of a match: before, seat, action, after."""
    rng, state = Rng(seed), rules.start(config, 2)
    while seats := rules.to_act(state):
        action = rng.choice(rules.legal(state, seats[0]))
        after = rules.apply(state, seats[0], action)
        yield state, seats[0], action, after
        state = after


def test_the_facts_tell_the_whole_board():
    board = list(rules.start(Config(), 2).board)
    for before, seat, action, after in random_match(3, Config()):
        facts = {knowledge.tell(before, seat, action, after, to) for to in LISTENERS}
        assert len(facts) == 1  # the same for everybody
        for fact in facts.pop():
            assert fact.seat == seat
            if isinstance(fact, Moved):
                assert board[INDEX[fact.origin]] == fact.piece
                board[INDEX[fact.origin]], board[INDEX[fact.target]] = EMPTY, fact.piece
            elif isinstance(fact, Taken):
                assert board[INDEX[fact.square]] == fact.piece
                board[INDEX[fact.square]] = EMPTY
            elif isinstance(fact, Gained):
                board[INDEX[fact.square]] = fact.piece
        assert "".join(board) == after.board


def test_views_are_the_same_for_all_and_hold_the_one_world():
    for _, _, _, state in random_match(4, Config(layout="diagonal")):
        views = [knowledge.view(state, to) for to in LISTENERS]
        assert [view.seat for view in views] == [0, 1, None]
        assert len({msgspec.structs.replace(view, seat=None) for view in views}) == 1
        assert {knowledge.imagine(view, Rng(n)) for n, view in enumerate(views)} == {state}
