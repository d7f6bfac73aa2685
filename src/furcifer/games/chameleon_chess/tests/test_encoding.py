import pytest

from furcifer.core import Seat
from furcifer.games.chameleon_chess import encoding, knowledge, rules
from furcifer.games.chameleon_chess.notation import parse, read_position
from furcifer.games.chameleon_chess.openings import openings
from furcifer.games.chameleon_chess.state import Config

N = len(openings())


def test_a_capture_is_read_from_the_board():
    view = knowledge.view(read_position("4w/5/2w2/1W3/5 r"), Seat(0))
    number = encoding.encode(view, parse("b2xc3"))
    assert number == 6 * 25 + 12
    assert encoding.decode(view, number) == parse("b2xc3")
    assert encoding.decode(view, 6 * 25 + 6 + 1) == parse("b2-c2")


def test_planes_of_the_start():
    planes = encoding.observe(knowledge.view(rules.start(Config(), 2), Seat(0)))
    assert planes.shape == encoding.SHAPE
    assert planes[0, 0].tolist() == [1, 0, 1, 0, 1]
    assert planes[1, 0].tolist() == [0, 1, 0, 1, 0]
    assert planes[2, 4].tolist() == [1, 0, 1, 0, 1]
    assert planes[:4].sum() == 10
    assert planes[4].sum() == 13
    assert planes[5].sum() == 0


@pytest.mark.parametrize(
    ("options", "first", "last"),
    [
        ({"start": "balanced"}, 0, N),
        ({"start": "balanced", "first": "blue"}, N, 2 * N),
        ({"start": "balanced", "first": "lot"}, 0, 2 * N),
        ({"first": "lot"}, 2 * N, 2 * N + 2),
    ],
)
def test_starts_follow_the_moves(options, first, last):
    start = rules.start(Config(**options), 2)
    view = knowledge.view(start, None)
    numbers = [encoding.encode(view, opening) for opening in rules.legal(start, start.turn)]
    assert numbers == list(range(625 + first, 625 + last))
    assert encoding.ACTIONS == 625 + 2 * N + 2
    assert [encoding.decode(view, number) for number in numbers] == list(rules.legal(start, start.turn))
