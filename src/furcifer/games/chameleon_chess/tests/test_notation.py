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


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("w4/5/5/W4/WBWBW r", "Red has 4 pieces of white nature, and a side has 3"),
        ("wbwbw/b4/5/5/W4 b", "Blue has 3 pieces of black nature, and a side has 2"),
        ("w3W/5/5/5/W4 r", "Red's invader on e5 was not captured, so the game is over"),
        ("w3W/5/5/5/1b2W b", "Blue's invader on b1 was not captured"),
        ("w1W1W/5/5/5/W4 b", "Red has two invaders"),
        ("5/5/5/5/W4 r", "Blue has just moved, and has no piece"),
    ],
)
def test_a_position_that_cannot_be_played_on_is_refused(line, fault):
    with pytest.raises(NotationError, match=fault):
        read_position(line)


def test_an_invader_that_may_still_be_captured_is_no_fault():
    assert read_position("w3W/5/5/5/W4 b").turn == 1


@pytest.mark.parametrize("text", ["open", "open b1-a2", "open b1-a2 c5-c9", "open b1-a2 c5-c4 a1-a2"])
def test_what_is_no_opening_is_named(text):
    with pytest.raises(NotationError, match="is no move"):
        parse(text)
