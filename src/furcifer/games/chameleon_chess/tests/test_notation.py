import pytest

from furcifer.core import NotationError
from furcifer.games.chameleon_chess.notation import parse, read_position


@pytest.mark.parametrize("text", ["", "b1", "b1c3", "b1-c9", "f1-a1", "b1--c3", "b1-c3 e.p.", "take 1"])
def test_text_that_is_not_a_move_is_quoted(text):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert str(caught.value) == f"{text!r} is not a move; write b1-c3, or b1xc3 for a capture."


def test_moves_may_have_spaces_and_capitals():
    assert str(parse("  B1-C3 ")) == "b1-c3"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "is not a position"),
        ("wbwbw/5/5/5/WBWBW", "is not a position"),
        ("wbwbw/5/5/WBWBW r", "is not a position"),
        ("wbwbw/5/4/5/WBWBW r", "rank '....' has 4 squares, not 5"),
        ("wbwbw/5/5/5/WBWBW1 b", "has 6 squares, not 5"),
    ],
)
def test_text_that_is_not_a_position_is_refused_with_the_reason(line, fault):
    with pytest.raises(NotationError, match=fault):
        read_position(line)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("w4/5/5/W4/WBWBW r", "Red has 4 pieces of white nature, but a side has only 3"),
        ("wbwbw/b4/5/5/W4 b", "Blue has 3 pieces of black nature, but a side has only 2"),
        ("w3W/5/5/5/W4 r", "Red's invader on e5 was not captured, so the game is over"),
        ("w3W/5/5/5/1b2W b", "Blue's invader on b1 was not captured"),
        ("w1W1W/5/5/5/W4 b", "Red has two invaders"),
        ("5/5/5/5/W4 r", "Blue has just moved but has no piece"),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(line, fault):
    with pytest.raises(NotationError, match=fault):
        read_position(line)


def test_an_invader_that_may_still_be_captured_is_accepted():
    assert read_position("w3W/5/5/5/W4 b").turn == 1


@pytest.mark.parametrize("text", ["open", "open b1-a2", "open b1-a2 c5-c9", "open b1-a2 c5-c4 a1-a2"])
def test_text_that_is_not_an_opening_is_refused(text):
    with pytest.raises(NotationError, match="is not a move"):
        parse(text)
