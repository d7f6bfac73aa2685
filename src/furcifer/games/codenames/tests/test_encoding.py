import numpy as np
import pytest

from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.codenames import encoding, knowledge, rules, setup
from furcifer.games.codenames.notation import parse
from furcifer.games.codenames.state import Config

from .example_table import EVERY_PHASE, KEY, in_phase, laid, played


def numbers(state, seat: int) -> list[int]:
    view = knowledge.view(state, Seat(seat))
    return [encoding.encode(view, action) for action in rules.legal(state, Seat(seat))]


@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_every_listed_action_has_its_number(phase):
    state = in_phase(phase)
    for seat in rules.to_act(state):
        view = knowledge.view(state, seat)
        listed = rules.legal(state, seat)
        coded = [encoding.encode(view, action) for action in listed]
        assert [encoding.decode(view, number) for number in coded] == list(listed)
        assert all(0 <= number < encoding.ACTIONS for number in coded)


def test_numbers_are_verb_and_place():
    state = in_phase("guess")
    assert numbers(state, 2) == [*range(1, 25), *range(26, 50), 100]
    assert encoding.encode(knowledge.view(state, Seat(2)), parse("unmark BALL")) == 52
    assert numbers(in_phase("penalty"), 1) == [*range(84, 92), 105]
    assert numbers(in_phase("doubt"), 1) == [101, 102]
    assert numbers(in_phase("answer"), 0) == [103, 104]
    assert numbers(in_phase("vote"), 2) == [106, 107]
    assert encoding.ACTIONS == 108


@pytest.mark.parametrize("text", ["clue tree 2", "late 1 pass", "pass", f"key {KEY}", "deal RAY,BALL"])
def test_what_is_written_out_has_no_number(text):
    with pytest.raises(ValueError, match="has no number"):
        encoding.encode(knowledge.view(laid(), Seat(0)), parse(text))


def test_planes_of_the_words():
    state = played(laid(6), "1 clue tree 3", "3 guess RAY", "5 mark BALL", "3 mark BALL", "3 mark ANGEL")
    planes = encoding.observe(knowledge.view(state, Seat(2)))
    assert planes.shape == encoding.SHAPE
    by_word = planes.reshape(encoding.SHAPE[0], 25)
    assert by_word[0].tolist() == [1] + [0] * 24  # a Red tile
    assert not by_word[1:8].any()  # no other tile, and no key
    assert by_word[8].tolist() == [0] + [1] * 24  # uncovered
    assert (by_word[9, 2], by_word[9, 8], by_word[9].sum()) == (2, 1, 3)  # marks of all
    assert (by_word[10, 2], by_word[10, 8], by_word[10].sum()) == (1, 1, 2)  # and of this seat
    assert by_word[11].tolist() == [1] + [0] * 24  # guessed in this turn


def test_planes_of_the_key_are_for_spymasters():
    spymaster = encoding.observe(knowledge.view(laid(), Seat(1))).reshape(-1, 25)
    assert ["".join("rbnx"[row] for row in np.flatnonzero(column)) for column in spymaster[4:8].T] == list(
        KEY
    )
    operative = encoding.observe(knowledge.view(laid(), Seat(3))).reshape(-1, 25)
    assert not operative[4:8].any()
    assert (spymaster[12:] == operative[12:]).all()


def test_planes_of_the_table():
    state = played(laid(expert=True), "1 clue tree unlimited")
    table = encoding.observe(knowledge.view(state, Seat(3)))[12:, 0, 0].tolist()
    phases, teams, left, number = table[:10], table[10:16], table[16:18], table[18]
    assert phases == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert teams == [0, 1, 1, 0, 1, 0]  # own team Blue, Red to move, Red started
    assert (left, number) == ([9, 8], 10)
    spectator = encoding.observe(knowledge.view(state, None))[12:, 0, 0].tolist()
    assert spectator[10:16] == [0, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("seats", range(2, 11))
def test_one_shape_for_every_table(seats):
    state = setup.start(Config(), seats)
    for _ in range(3):
        for seat in (None, Seat(0), Seat(1)):
            assert encoding.observe(knowledge.view(state, seat)).shape == encoding.SHAPE == (31, 5, 5)
        if rules.to_act(state) == (CHANCE,):
            state = rules.apply(state, CHANCE, setup.draw(state, Rng(1)))
