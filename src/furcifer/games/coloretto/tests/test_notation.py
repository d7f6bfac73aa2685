import pytest

from furcifer.core import NotationError
from furcifer.games.coloretto.notation import ACTIONS, parse
from furcifer.games.coloretto.state import Draw, First, Place, Reveal, Take


def test_every_action_reads_back():
    assert len(ACTIONS) == 55
    assert len(set(map(str, ACTIONS))) == len(ACTIONS)
    assert all(parse(str(action)) == action for action in ACTIONS)


def test_the_notation_counts_from_one():
    assert parse("place 2") == Place(1)
    assert parse("take 1") == Take(0)
    assert str(First(2)) == "first 3"
    assert str(Reveal("last-round")) == "reveal last-round"
    assert parse("reveal +2") == Reveal("+2")


def test_a_row_no_table_has_is_left_to_the_rules():
    assert parse("take 6") == Take(5)
    assert parse("place 99") == Place(98)


def test_actions_may_have_spaces_and_capitals():
    assert parse("  DRAW ") == Draw()
    assert parse("Place   2") == Place(1)


NONSENSE = (
    *("", "place", "place 0", "place 100", "place -1", "place two", "place 1 2", "take ٢", "draw 2", "pass"),
    *("start pink", "start +2", "joker golden", "first 6", "reveal pink", "remove joker", "deal", "b1-c3"),
)


@pytest.mark.parametrize("text", NONSENSE)
def test_text_that_is_not_an_action_is_quoted(text):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert str(caught.value) == (
        f"{text!r} is not an action; write draw, place 2, take 1, start green or joker yellow."
    )
