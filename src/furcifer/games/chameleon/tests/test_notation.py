import pytest

from furcifer.core import CHANCE, ConfigError, NotationError, Rng, Seat
from furcifer.games.chameleon import game
from furcifer.games.chameleon.actions import (
    Accuse,
    Chameleon,
    Clue,
    CodeTable,
    Dealer,
    Decline,
    Guess,
    Late,
    Pass,
    Ready,
    Roll,
    TopicCard,
    Vote,
)
from furcifer.games.chameleon.notation import parse, read_option
from furcifer.games.chameleon.tables import PRINTED

from .scenes import TIMED, caught, scenes

NOTATIONS = {
    "clue feather": Clue("feather"),
    "ready": Ready(),
    "vote 2": Vote(Seat(1)),
    "accuse 3": Accuse(Seat(2)),
    "guess A4": Guess("A4"),
    "decline": Decline(),
    "pass": Pass(),
    "late 2 pass": Late(Seat(1), Pass()),
    "late 2 ready": Late(Seat(1), Ready()),
    "late 2 vote 3": Late(Seat(1), Vote(Seat(2))),
    "late 2 accuse 1": Late(Seat(1), Accuse(Seat(0))),
    "late 2 guess D1": Late(Seat(1), Guess("D1")),
    "dealer 3": Dealer(Seat(2)),
    "topic In the Kitchen,Oven,Ice Cream": TopicCard("In the Kitchen", ("Oven", "Ice Cream")),
    "chameleon 2": Chameleon(Seat(1)),
    "roll 6 8": Roll(6, 8),
    f"table {PRINTED['green']}": CodeTable(PRINTED["green"]),
}


@pytest.mark.parametrize(("text", "action"), NOTATIONS.items())
def test_both_ways(text, action):
    assert parse(text) == action
    assert str(action) == text


def test_actions_are_read_kindly():
    assert parse("  Guess   d3 ") == Guess("D3")
    assert parse("CLUE\tFeather ") == Clue("Feather")
    assert parse("clue") == Clue("")  # the rules say why not


def test_every_listed_action_is_read_back():
    for state in (*scenes().values(), caught(**TIMED)):
        for seat in range(-2, state.seats):
            for action in game.legal(state, Seat(seat)):
                assert parse(str(action)) == action


def test_a_drawn_table_is_read_back():
    table = game.draw(scenes()["table"], Rng(3))
    assert parse(str(table)) == table
    assert game.check(scenes()["table"], CHANCE, table) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "take 1", "clues feather", "ready now", "pass 1", "vote", "vote 0", "vote x", "vote 12"),
        *("guess", "guess E1", "guess A5", "dealer", "topic", "topic Food", "table abc", f"table {'q' * 48}"),
        *("roll 3", "roll 7 1", "roll 1 9", "late 2", "late pass", "late 2 clue feather", "late 2 vote"),
    ],
)
def test_what_is_no_action_is_named(text):
    with pytest.raises(NotationError) as error:
        parse(text)
    hint = "write clue feather, ready, vote 2, accuse 3, guess A4 or decline"
    assert str(error.value) == f"{text!r} is not an action of The Chameleon; {hint}."


def test_topics_are_read_from_a_file_as_people_write_them():
    words = [f"word{letter}" for letter in "abcdefghijklmnop"]
    (card,) = read_option("topics", "Things:\n" + ", ".join(words) + "\n")
    assert (card.title, card.words) == ("Things", tuple(words))
    assert read_option("language", "en") == "en"
    with pytest.raises(ConfigError, match="line 1"):
        read_option("topics", "Things:\nonly, three, words\n")
