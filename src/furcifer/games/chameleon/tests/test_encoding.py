import numpy as np
import pytest

from furcifer.core import Seat
from furcifer.games.chameleon import encoding, game
from furcifer.games.chameleon.notation import parse

from .scenes import TIMED, after, begun, caught, discussed, scenes

SCENES = scenes()


def test_every_listed_action_has_its_number():
    view = game.view(SCENES["vote"], Seat(1))
    texts = ["ready", *(f"{verb} {seat}" for verb in ("vote", "accuse") for seat in range(1, 7)), "guess A1"]
    assert [encoding.encode(view, parse(text)) for text in texts] == list(range(14))
    assert encoding.encode(view, parse("guess D4")) == 28
    assert encoding.encode(view, parse("decline")) == encoding.ACTIONS - 1 == 29
    for number in range(encoding.ACTIONS):
        assert encoding.encode(view, encoding.decode(view, number)) == number


@pytest.mark.parametrize("text", ["clue feather", "pass", "late 2 vote 3", "roll 3 6", "chameleon 1"])
def test_what_is_free_text_or_not_a_seats_has_none(text):
    with pytest.raises(ValueError, match=f"'{text}' has no number"):
        encoding.encode(game.view(SCENES["clues"], None), parse(text))


@pytest.mark.parametrize("number", [-1, 30])
def test_there_are_no_other_numbers(number):
    with pytest.raises(ValueError, match=f"no action number {number}"):
        encoding.decode(game.view(SCENES["clues"], None), number)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_shape_for_every_table(seats):
    for state in (*SCENES.values(), caught(seats)):
        for seat in (None, 0, 1):
            row = encoding.observe(game.view(state, seat))
            assert row.shape == encoding.SHAPE
            assert row.dtype == np.int16


def test_every_phase_and_seat_looks_different():
    rows = [encoding.observe(game.view(state, seat)) for state in SCENES.values() for seat in (None, 0, 1, 2)]
    assert len({row.tobytes() for row in rows}) == len(rows)


def test_secrets_are_not_in_the_numbers():
    chameleon, other = begun(roll="3 6"), begun(roll="3 6", chameleon=3)
    assert (encoding.observe(game.view(chameleon, None)) == encoding.observe(game.view(other, None))).all()
    assert (encoding.observe(game.view(chameleon, 0)) == encoding.observe(game.view(other, 0))).all()
    assert (encoding.observe(game.view(chameleon, 1)) != encoding.observe(game.view(other, 1))).any()


def test_what_happens_changes_the_numbers():
    base = begun(**TIMED)
    said, other, missed = (after(base, line) for line in ("1 clue wing", "1 clue roast", "late 1 pass"))
    votes = discussed()
    one, two = after(votes, "1 vote 2"), after(votes, "1 vote 3")
    rows = [
        encoding.observe(game.view(state, Seat(0))) for state in (base, said, other, missed, votes, one, two)
    ]
    assert len({row.tobytes() for row in rows}) == len(rows)
