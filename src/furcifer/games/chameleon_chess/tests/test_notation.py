import pytest

from furcifer.core import NotationError
from furcifer.games.chameleon_chess.notation import parse, read_position


@pytest.mark.parametrize("text", ["", "b1", "b1c3", "b1-c9", "f1-a1", "b1--c3", "b1-c3 e.p.", "take 1"])
def test_what_is_no_move_is_named(text):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert str(caught.value) == f"{text!r} is no move; write b1-c3, or b1xc3 for a capture."


def test_moves_are_read_kindly():
    assert str(parse("  B1-C3 ")) == "b1-c3"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "is no position"),
        ("wbwbw/5/5/5/WBWBW", "is no position"),
        ("wbwbw/5/5/WBWBW r", "is no position"),
        ("wbwbw/5/4/5/WBWBW r", "rank '....' has 4 squares, not 5"),
        ("wbwbw/5/5/5/WBWBW1 b", "has 6 squares, not 5"),
    ],
)
def test_what_is_no_position_is_named(line, fault):
    with pytest.raises(NotationError, match=fault):
        read_position(line)
