import pytest
from msgspec.structs import replace

from furcifer.core import Rng, Seat
from furcifer.games.coloretto import encoding, knowledge, rules
from furcifer.games.coloretto.notation import ACTIONS, parse
from furcifer.games.coloretto.state import Config, Place
from furcifer.games.coloretto.tables import CARDS


def view_after(seats, *texts, to=0, **options):
    state = rules.start(Config(**options), seats)
    for text in texts:
        state = rules.apply(state, rules.to_act(state)[0], parse(text))
    return knowledge.view(state, to)


def test_every_action_has_a_number_and_players_come_first():
    view = view_after(5)
    assert encoding.ACTIONS == 55
    assert [encoding.encode(view, action) for action in ACTIONS] == list(range(55))
    assert [encoding.decode(view, number) for number in range(55)] == list(ACTIONS)
    assert encoding.encode(view, parse("draw")) == 0
    assert encoding.encode(view, parse("joker brown")) == 24


def test_an_action_of_no_table_has_no_number():
    with pytest.raises(ValueError, match="place 9 has no number"):
        encoding.encode(view_after(5), Place(8))


OPENING = ("first 1", "start red", "start orange", "start yellow")


def test_what_is_seen():
    turn = ("draw", "reveal +2", "place 2", "take 2", "draw", "reveal joker")
    seen = encoding.observe(view_after(3, *OPENING, *turn, to=Seat(1), removed=("brown",), side="violet"))
    line = dict(zip(CARDS, range(10), strict=True))
    assert seen.shape == encoding.SHAPE
    assert seen[encoding.COLLECTIONS][0, line["orange"]] == 1  # the viewer, seat 2, comes first
    assert seen[encoding.COLLECTIONS][0, line["+2"]] == 1
    assert seen[encoding.COLLECTIONS][2, line["red"]] == 1
    assert seen[encoding.COLLECTIONS].sum() == 4
    assert seen[encoding.ROWS].sum() == 0
    assert seen[encoding.LEFT].tolist() == [8, 8, 8, 9, 9, 9, 0, 9, 1, 1]
    assert seen[encoding.DRAWN].nonzero()[0].tolist() == [line["joker"]]
    assert seen[encoding.REMOVED].nonzero()[0].tolist() == [line["brown"]]
    assert seen[encoding.SPACE].tolist() == [3, 0, 3, 0, 0, 0, 1, 0, 0, 0]
    assert seen[encoding.SEATED].tolist() == [2, 1, 1, 0, 0, 0, 1, 0, 0, 0]  # out, two in; seat 3 to act
    assert seen[encoding.PHASE].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert seen[encoding.RULES].tolist() == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_a_spectator_sees_from_seat_1():
    seen = encoding.observe(view_after(3, *OPENING, to=None, removed=("brown",)))
    assert seen[encoding.COLLECTIONS][:3, :3].tolist() == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_rows_and_named_jokers():
    view = view_after(3, *OPENING, "draw", "reveal red", "place 3", removed=("brown",), jokers="choose")
    seen = encoding.observe(view)
    assert seen[encoding.ROWS][2, 0] == 1
    assert seen[encoding.SPACE].tolist() == [3, 3, 2, 0, 0, 0, 0, 0, 0, 0]
    assert seen[encoding.RULES].tolist() == [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    state = knowledge.imagine(view, Rng(0))
    held = ((), ("joker", "golden"), ())
    joker = replace(state, phase="over", collections=held, named=((), ("blue", "blue"), ()))
    named = knowledge.view(joker, Seat(0))
    assert encoding.observe(named)[encoding.NAMED][1].tolist() == [0, 0, 0, 0, 2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_view_has_the_shape(seats):
    rng, state = Rng(seats), rules.start(Config(), seats)
    while acting := rules.to_act(state):
        assert encoding.observe(knowledge.view(state, Seat(seats - 1))).shape == encoding.SHAPE
        state = rules.apply(state, acting[0], rng.choice(rules.legal(state, acting[0])))
    last = encoding.observe(knowledge.view(state, None))
    assert last[encoding.PHASE, 9] == 1
    assert last[encoding.RULES, 0] == 1
