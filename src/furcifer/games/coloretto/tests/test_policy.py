"""What looks promising at a glance."""

import numpy as np
import pytest
from msgspec.structs import replace

from furcifer.games.coloretto import kernel, policy, rules
from furcifer.games.coloretto.notation import ACTIONS
from furcifer.games.coloretto.state import Config

THREE = replace(rules.start(Config(removed=("brown",)), 3), phase="turn")


def glance(state):
    """Every candidate and how promising it looks, in points."""
    row, actions = kernel.pack(state), np.empty(kernel.MOST_ACTIONS, dtype=np.int64)
    values = np.empty(kernel.MOST_ACTIONS)
    count = policy.candidates(row, actions)
    policy.promises(row, np.zeros(policy.DESK), actions, count, values)
    return {str(ACTIONS[number]): value for number, value in zip(actions[:count], values, strict=False)}


def best(state):
    found = glance(state)
    return max(found, key=found.get)


def test_of_rows_that_are_alike_only_the_first_is_looked_at():
    assert list(glance(replace(THREE, phase="place", drawn="red", rows=(("blue",), (), ())))) == [
        "place 1",
        "place 2",
    ]
    assert list(glance(replace(THREE, rows=(("red",), ("red",), ("blue",))))) == ["draw", "take 1", "take 3"]


def test_rows_of_two_players_differ_in_room():
    two = replace(rules.start(Config(removed=("brown", "red")), 2), phase="place", drawn="blue")
    assert list(glance(two)) == ["place 1", "place 2", "place 3"]


def test_the_last_in_a_round_knows_what_a_card_brings():
    alone = replace(THREE, taken=(None, 1, 2), rows=(("red", "red"), (), ()), collections=((),) * 3)
    found = glance(replace(alone, left=(2, 0, 0, 0, 0, 0, 0, 2, 0, 0)))
    assert found["draw"] == pytest.approx((6 + 5) / 2)


def test_a_full_row_that_brings_much_is_taken():
    held = (("red",) * 3, ("blue",), ("green",))
    rows = (("red", "red", "joker"), ("yellow", "orange", "purple"), ("yellow", "purple", "green"))
    assert best(replace(THREE, collections=held, rows=rows)) == "take 1"


def test_a_card_that_hurts_goes_to_the_others():
    held = (("red",) * 4 + ("orange", "green") * 2, ("blue", "green", "orange"), ("blue", "green", "purple"))
    rows = (("red", "red"), ("blue", "blue"), ("green", "green"))
    assert best(replace(THREE, phase="place", drawn="yellow", collections=held, rows=rows)) != "place 1"


def test_a_joker_is_named_for_the_score():
    state = replace(THREE, phase="joker", collections=(("red", "red", "blue", "joker"), (), ()))
    found = glance(state)
    assert [found[f"joker {colour}"] for colour in ("red", "blue", "green")] == [7, 6, 5]


def test_first_colours_are_alike():
    assert set(glance(replace(THREE, phase="start")).values()) == {0.0}
