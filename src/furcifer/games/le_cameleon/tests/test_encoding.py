from furcifer.core import Rng, Seat
from furcifer.games.le_cameleon import encoding, knowledge, rules
from furcifer.games.le_cameleon.notation import parse, read_position
from furcifer.games.le_cameleon.state import Config

START = knowledge.view(rules.start(Config(), 2), Seat(0))


def test_every_action_has_its_own_number():
    assert len(set(encoding.EVERY)) == encoding.ACTIONS == 1513
    assert [encoding.encode(START, action) for action in encoding.EVERY] == list(range(encoding.ACTIONS))


def test_numbers_are_pinned():
    """Stored data lives by them."""
    assert encoding.decode(START, 0) == parse("a1-b2")
    assert encoding.decode(START, 560) == parse("xa2")
    assert encoding.encode(START, parse("b4-c5")) == 184
    assert encoding.encode(START, parse("xc6=O@a1")) == 1143
    assert encoding.encode(START, parse("pass")) == encoding.ACTIONS - 1


def test_legal_actions_go_to_numbers_and_back():
    rng, state = Rng(5), rules.start(Config(layout="diagonal"), 2)
    while seats := rules.to_act(state):
        view, legal = knowledge.view(state, seats[0]), rules.legal(state, seats[0])
        assert [encoding.decode(view, encoding.encode(view, action)) for action in legal] == list(legal)
        state = rules.apply(state, seats[0], rng.choice(legal))


def test_planes_of_the_start():
    planes = encoding.observe(START)
    assert planes.shape == encoding.SHAPE
    assert planes[0, 1].tolist() == [0, 1] * 4  # blue Rounds on row 2
    assert planes[1, 2].tolist() == [1, 0] * 4
    assert planes[2, 3].tolist() == [0, 1] * 4
    assert planes[7, 7].tolist() == [1, 0] * 4  # blue Squares on row 8
    assert planes[:14].sum() == 24
    assert planes[14].sum() == planes[15].sum() == 0
    assert planes[16:, 4, 4].tolist() == [6, 6, 6, 5, 6, 6, 6, 5, 0]


def test_planes_in_the_middle_of_a_turn():
    state = read_position("1v6/6b1/8/8/8/1RrY4/8/8/6K1 r 6543 5432 b4")
    planes = encoding.observe(knowledge.view(state, None))
    assert planes[6, 0, 6] == planes[10, 8, 1] == 1  # the chameleon on g1, the violet on b9
    assert planes[14].sum() == planes[14, 3, 1] == 1
    assert planes[16:, 0, 0].tolist() == [6, 5, 4, 3, 5, 4, 3, 2, 0]
    quiet = rules.apply(rules.start(Config(), 2), Seat(0), parse("b4-a5"))
    planes = encoding.observe(knowledge.view(quiet, None))
    assert (planes[15] == 1).all()
    assert (planes[24] == 1).all()
