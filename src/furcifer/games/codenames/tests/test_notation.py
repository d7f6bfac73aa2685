import pytest

from furcifer.core import ConfigError, NotationError, Seat
from furcifer.games.codenames import rules
from furcifer.games.codenames.actions import (
    Accept,
    Clue,
    Deal,
    Guess,
    Key,
    Late,
    Pass,
    Reject,
    Uphold,
)
from furcifer.games.codenames.notation import parse, read_option

from .example_table import EVERY_PHASE, KEY, WORDS, in_phase


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("clue tree 2", Clue("tree", 2)),
        ("clue tree 0", Clue("tree", 0)),
        ("clue tree unlimited", Clue("tree", "unlimited")),
        ("clue New York 2", Clue("New York", 2)),
        ("clue area 51 3", Clue("area 51", 3)),
        ("clue k-n-i-g-h-t 1", Clue("k-n-i-g-h-t", 1)),
        ("guess ICE CREAM", Guess("ICE CREAM")),
        ("late 10 pass", Late(Seat(9), Pass())),
        ("late 2 accept", Late(Seat(1), Accept())),
        ("uphold", Uphold()),
        ("reject", Reject()),
        ("pass", Pass()),
        (f"key {KEY}", Key(KEY)),
        (f"deal {','.join(WORDS)}", Deal(WORDS)),
    ],
)
def test_text_and_back(text, action):
    assert parse(text) == action
    assert str(action) == text


def test_actions_are_read_kindly():
    assert parse("  GUESS   ice  cream ") == Guess("ICE CREAM")
    assert parse("Clue  New   York  2") == Clue("New York", 2)
    assert parse("clue Tree UNLIMITED") == Clue("Tree", "unlimited")
    assert parse("Late 2 Pass") == Late(Seat(1), Pass())
    assert str(parse("STOP")) == "stop"
    assert parse("guess o’clock") == parse("guess O'CLOCK")


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_every_listed_action(phase):
    state = in_phase(phase)
    for seat in rules.to_act(state):
        for action in rules.legal(state, seat):
            assert parse(str(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tree 2",
        "clue",
        "clue 2",
        "clue tree",
        "clue tree two",
        "clue tree -1",
        "clue tree 1000",
        "guess",
        "stop now",
        "call RAY",
        "cover",
        "key",
        "key rbz",
        "deal",
        "late pass",
        "late 0 pass",
        "late 2 stop",
        "late 100 pass",
    ],
)
def test_what_is_no_action_is_named(text):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert str(caught.value) == (
        f"{text!r} is not an action of Codenames; write one of: clue WORD NUMBER, guess WORD, stop, "
        "mark WORD, unmark WORD, call, accept, concede, stand, uphold, reject, cover WORD, decline."
    )


def test_a_pack_is_read_from_a_file_as_people_write_it():
    lines = [f"word {letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
    assert read_option("pack", "# ours\n" + "\n".join(lines))[0] == "WORD A"
    assert read_option("language", "en") == "en"
    with pytest.raises(ConfigError, match="25"):
        read_option("pack", "only\nthree\nwords\n")
