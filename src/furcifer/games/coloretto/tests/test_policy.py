"""The playout policy of Coloretto values actions as a person would at a glance."""

import numpy as np
import pytest
from msgspec.structs import replace

from furcifer.games.coloretto import rules
from furcifer.games.coloretto.bots import policy
from furcifer.games.coloretto.kernel import kernel
from furcifer.games.coloretto.notation import ACTIONS
from furcifer.games.coloretto.state import Config

THREE = replace(rules.start(Config(removed=("brown",)), 3), phase="turn")


def action_values(state):
    """Return every candidate with its value in points."""
    packed, actions = kernel.pack(state), np.empty(kernel.most_actions, dtype=np.int64)
    values = np.empty(kernel.most_actions)
    count = policy.candidates(packed, actions)
    policy.action_values(packed, np.zeros(policy.SCRATCH_SHAPE), actions, count, values)
    return {str(ACTIONS[number]): value for number, value in zip(actions[:count], values, strict=False)}


def best(state):
    found = action_values(state)
    return max(found, key=found.get)


def test_only_the_first_of_equal_rows_is_a_candidate():
    assert list(action_values(replace(THREE, phase="place", drawn="red", rows=(("blue",), (), ())))) == [
        "place 1",
        "place 2",
    ]
    assert list(action_values(replace(THREE, rows=(("red",), ("red",), ("blue",))))) == [
        "draw",
        "take 1",
        "take 3",
    ]


def test_rows_of_two_players_differ_in_capacity():
    two = replace(rules.start(Config(removed=("brown", "red")), 2), phase="place", drawn="blue")
    assert list(action_values(two)) == ["place 1", "place 2", "place 3"]


def test_the_last_seat_in_a_round_averages_over_the_next_card():
    alone = replace(THREE, taken=(None, 1, 2), rows=(("red", "red"), (), ()), collections=((),) * 3)
    found = action_values(replace(alone, left=(2, 0, 0, 0, 0, 0, 0, 2, 0, 0)))
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
    found = action_values(state)
    assert [found[f"joker {colour}"] for colour in ("red", "blue", "green")] == [7, 6, 5]


def test_first_colours_are_alike():
    assert set(action_values(replace(THREE, phase="start")).values()) == {0.0}


def joker_before_red(state):
    """Return how much better it is to take a joker than to take a red card."""
    rows = (("joker",), ("red",), *((),) * (len(state.rows) - 2))
    found = action_values(replace(state, phase="turn", rows=rows))
    return found["take 1"] - found["take 2"]


def test_at_four_seats_a_joker_is_worth_more_while_many_cards_are_to_come():
    two, four = rules.start(Config(removed=("brown", "red")), 2), rules.start(Config(), 4)
    late = replace(four, left=(2, 2, 2, 2, 2, 2, 2, 2, 0, 0))
    assert joker_before_red(late) == 0
    assert joker_before_red(two) < 1  # the first row is shorter, so that it has fewer empty spaces
    assert joker_before_red(four) > 10


def test_at_four_seats_a_row_that_the_opponents_would_take_first_is_not_left_to_them():
    """The more spaces there are, the better it is to draw."""
    four = replace(rules.start(Config(), 4), phase="turn", collections=(("red",) * 4,) * 2 + (("blue",),) * 2)
    good, rest = ("red", "red"), (("green",), ("green",), ("green",))
    contested = action_values(replace(four, rows=(good, *rest)))
    alone = action_values(replace(four, rows=(good, *rest), collections=(("red",) * 4, *((),) * 3)))
    assert contested["take 1"] - contested["draw"] > alone["take 1"] - alone["draw"]
    assert action_values(replace(four, rows=((), good, (), ())))["draw"] > contested["draw"]
