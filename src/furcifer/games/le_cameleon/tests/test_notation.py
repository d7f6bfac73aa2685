import re

import pytest

from furcifer.core import NotationError, Rng
from furcifer.games.le_cameleon import rules
from furcifer.games.le_cameleon.encoding import EVERY
from furcifer.games.le_cameleon.notation import START_LINE, parse, position, read_position
from furcifer.games.le_cameleon.state import Config, Move, Pass, Take

NO_ACTION = [
    "",
    "b4",
    "b4c5",
    "b4xc5",
    "b4-c0",
    "i4-c5",
    "xc6=",
    "xc6=B@a1",
    "xc6=O@",
    "xc6=O@a0",
    "passe",
    "x",
]


@pytest.mark.parametrize("text", NO_ACTION)
def test_what_is_no_action_is_named(text):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert str(caught.value) == (
        f"{text!r} is not an action; write b4-c5, xc6, xc6=O@a1 for a gain, or pass."
    )


def test_every_action_reads_back():
    assert all(parse(str(action)) == action for action in EVERY)
    for half in (
        Take("c6", "O"),
        Take("c6", None, "a1"),
    ):  # unfinished, yet readable: the rules say what is missing
        assert parse(str(half)) == half


def test_actions_are_read_kindly():
    assert parse("  B4-C5 ") == Move("b4", "c5")
    assert parse("Xc6=o@A1") == Take("c6", "O", "a1")
    assert parse(" PASS\n") == Pass()


def test_positions_read_back_all_through_a_match():
    rng, state = Rng(8), rules.start(Config(draws=False), 2)
    assert position(rules.start(Config(), 2)) == START_LINE
    for _ in range(200):
        seat = state.turn
        state = rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
        assert read_position(position(state), Config(draws=False)) == state
    assert state.box != rules.start(Config(), 2).box


def test_a_position_with_a_piece_about_to_take():
    line = "8/6b1/8/8/8/1RrY4/8/8/8 r 6665 6665 b4"
    assert position(read_position(line)) == line
    assert read_position(line).moved == "b4"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", f"is not a position; the start is '{START_LINE}'"),
        (START_LINE[:-2], "is not a position; the start"),
        (START_LINE.replace(" r ", " w "), "is not a position; the start"),
        (START_LINE.replace("6665", "6666"), "is not a position; the start"),
        (START_LINE.replace("6665", "7665"), "is not a position; the start"),
        (START_LINE.replace("8/b1", "b1", 1), "is not a position; the start"),
        (START_LINE.replace("8/1Y", "7/1Y"), "the row '.......' has 7 squares, not 8"),
        (START_LINE.replace("8/1Y", "81/1Y"), "the row '.........' has 9 squares, not 8"),
        (START_LINE.replace("/8/", "/b7/"), "b cannot be on a5"),
        (START_LINE.replace("/8/", "/1B6/"), "B cannot be on b5"),
        (START_LINE.replace("8/b1", "V7/b1"), "V cannot be on a9"),
        (START_LINE.replace("/8 r", "/1v6 r"), "v cannot be on b1"),
        (START_LINE.replace("8/b1", "1r6/b1"), "r cannot be in reserve on b9"),
        (START_LINE.replace("/8 r", "/B7 r"), "B cannot be in reserve on a1"),
        ("8/8/8/8/8/8/8/8/8 r 6665 6665 -", "there are no pieces"),
        (START_LINE.replace(" -", " b4"), "Rounds cannot take anything with b4"),
        (START_LINE.replace(" -", " b5"), "Rounds cannot take anything with b5"),
        ("8/6b1/8/8/8/1RrY4/8/8/8 s 6665 6665 b4", "Squares cannot take anything with b4"),
        ("8/6b1/8/8/8/8/8/oV6/V7 r 6665 6665 a1", "Rounds cannot take anything with a1"),
    ],
)
def test_text_that_is_not_a_position_is_refused_with_the_reason(line, fault):
    with pytest.raises(NotationError, match=re.escape(fault)):
        read_position(line)
