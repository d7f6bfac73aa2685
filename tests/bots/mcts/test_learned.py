"""The learned value in the search: playouts end where it judges, and games do without."""

from __future__ import annotations

import numpy as np
import pytest

from furcifer.bots.mcts.player import compiled_for, learned_value
from furcifer.bots.mcts.tree import JUDGES, MAX_DEPTH, PLAYOUT_DEPTH, PLAYOUT_LIMIT, make_tree
from furcifer.bots.mcts.unlearned import UNLEARNED
from furcifer.core import Match, find


def packed_after(slug: str, actions: int):
    """Return a packed match of two after some actions of chance and first choices."""
    match = Match.start(slug, 2, seed=1)
    for _ in range(actions):
        match = match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    return find(slug).kernel().pack(match.state)


def test_a_game_without_one_judges_nothing():
    assert learned_value("chameleon-chess") is UNLEARNED
    packed = np.zeros(4, dtype=np.int64)
    assert not UNLEARNED.judges(packed)
    assert not UNLEARNED.usable(packed)


@pytest.mark.parametrize("judges", [False, True])
def test_the_result_of_a_playout_is_a_judgement_only_if_it_is_asked_for(judges: bool):
    """A share of the win is a whole or a half; a learned chance is anything between."""
    packed, value = packed_after("coloretto", 5), learned_value("coloretto")
    tree = make_tree(200, 2)
    tree.control[PLAYOUT_LIMIT], tree.control[PLAYOUT_DEPTH], tree.control[JUDGES] = 1, MAX_DEPTH, judges
    compiled_for("coloretto")["grow"](tree, packed, 1, value.weights(packed))
    assert (float(tree.wins[0]) in (0.0, 0.5, 1.0)) is not judges


@pytest.mark.parametrize(("seats", "explores_less"), [(2, False), (4, True)])
def test_beyond_two_seats_a_search_that_judges_explores_less(seats: int, explores_less: bool):
    exploration, tree = compiled_for("coloretto")["_exploration"], make_tree(8, seats)
    before = exploration(tree)
    tree.control[JUDGES] = 1
    assert (exploration(tree) < before) is explores_less
    assert exploration(tree) <= before
