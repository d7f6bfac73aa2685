from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from furcifer.bots import turn_for
from furcifer.bots.mcts import MctsPlayer
from furcifer.core import Match, MctsSkill, Rng, Seat
from furcifer.games.coloretto import rules
from furcifer.games.coloretto.bots import weights
from furcifer.games.coloretto.bots.value import ACTIVE, FEATURES, judge, round_begins, write_features
from furcifer.games.coloretto.kernel import kernel
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import CARDS

HELD = (("red", "red", "red", "blue", "green", "+2"), ("yellow", "yellow", "orange", "joker", "blue"))
START = rules.start(Config(removed=("purple", "brown")), 2)
FOUR = replace(
    rules.start(Config(), 4),
    phase="turn",
    collections=(*HELD, ("blue", "blue", "purple", "+2"), ("brown", "brown", "green", "+2", "+2")),
    left=(6, 8, 7, 7, 5, 8, 7, 6, 1, 1),
)
ROUND = replace(START, phase="turn", collections=HELD, left=(6, 8, 7, 5, 4, 0, 0, 9, 1, 1))


def judgement(state, network=None):
    packed = kernel.pack(state)
    chances, points = np.zeros(len(state.taken)), np.zeros(len(state.taken))
    judge(packed, network or weights.value.weights(packed), chances, points)
    return chances, points


def features(state, seat):
    packed, out, points = kernel.pack(state), np.empty(ACTIVE, dtype=np.int64), np.zeros(len(state.taken))
    kernel.scores(packed, points)
    write_features(packed, seat, points, out)
    return out.tolist()


def recoloured(state, names):
    """Return the same position with other names for the colours."""
    left = [state.left[CARDS.index(names.get(card, card))] for card in CARDS]
    held = tuple(tuple(names.get(card, card) for card in cards) for cards in state.collections)
    return replace(state, left=tuple(left), collections=held)


def test_each_feature_belongs_to_one_kind():
    for seat in range(2):
        found = features(ROUND, seat)
        assert len(set(found)) == ACTIVE
        assert 0 <= min(found) <= max(found) < FEATURES
        assert all(one < other for one, other in pairwise(found))


def test_the_names_of_the_colours_do_not_matter():
    """No two colours are alike in hand and deck here; of such, the first in the box would come first."""
    names = {"red": "orange", "orange": "red", "yellow": "green", "green": "yellow"}
    for seat in range(2):
        assert features(recoloured(ROUND, names), seat) == features(ROUND, seat)


@pytest.mark.parametrize("state", [ROUND, FOUR], ids=["two seats", "four seats"])
def test_a_turned_table_is_judged_alike(state):
    held = state.collections
    turned = replace(state, collections=(held[-1], *held[:-1]), turn=Seat(1))
    for before, after in zip(judgement(state), judgement(turned), strict=True):
        assert after == pytest.approx(np.roll(before, 1))


def test_a_great_lead_near_the_end_wins():
    rich = ("red",) * 3 + ("blue",) * 3 + ("green",) * 3 + ("+2",) * 5
    left = (4, 4, 4, 3, 2, 0, 0, 1, 0, 0)
    chances, points = judgement(replace(ROUND, collections=(rich, ("yellow",)), left=left))
    assert chances.sum() == pytest.approx(1)
    assert chances[0] > 0.9
    assert points[0] == max(points)


def test_the_richest_of_four_near_the_end_wins():
    rich = ("red",) * 3 + ("blue",) * 3 + ("green",) * 3 + ("+2",) * 5
    for seat in range(4):
        held = list(FOUR.collections)
        held[seat] = rich
        chances, points = judgement(
            replace(FOUR, collections=tuple(held), left=(4, 4, 3, 3, 2, 1, 1, 0, 0, 0))
        )
        assert chances.sum() == pytest.approx(1)
        assert chances[seat] > 0.8
        assert points[seat] == max(points)


def test_only_the_start_of_a_round_is_judged():
    for state, begins in (
        (ROUND, True),
        (replace(ROUND, rows=(("red",), (), ())), False),
        (replace(ROUND, taken=(0, None)), False),
        (replace(ROUND, phase="place", drawn="red"), False),
        (replace(ROUND, phase="reveal"), False),
    ):
        assert bool(round_begins(kernel.pack(state))) is begins


# The weights


def test_tables_without_a_network_are_played_without():
    violet = rules.start(Config(side="violet"), 2)
    assert not weights.value.usable(kernel.pack(violet))
    assert weights.value.usable(kernel.pack(ROUND))
    assert weights.value.usable(kernel.pack(FOUR))


def test_weights_are_data_for_the_compiled_code():
    """New weights never meet old machine code: the same code judges by whatever it gets."""
    first, _ = judgement(ROUND)
    compiled = len(judge.signatures)
    other = weights.as_network(np.zeros(weights.SIZE, dtype=np.float16))
    assert judgement(ROUND, other)[0] == pytest.approx([1 / 2] * 2)
    assert judgement(ROUND)[0] == pytest.approx(first)
    assert len(judge.signatures) == compiled


def damaged_files(path):
    """Put one damaged file after the other in this place, and in the end none."""
    whole = weights.FILE.read_bytes()
    middle = len(whole) // 2
    for damaged in (b"", whole[:-40], whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]):
        path.write_bytes(damaged)
        yield path
    yield path.with_name("missing.npz")


def decisions(match, skill):
    turn = turn_for(match, match.to_act[0], Rng(1, "bot"))
    return MctsPlayer("learned", skill).explain(turn, 9)


@pytest.fixture
def afresh():
    """Let the test read the weights, and those after it."""
    weights._shipped.cache_clear()
    yield
    weights._shipped.cache_clear()


def test_without_whole_weights_the_bots_say_so_and_play_as_if_there_were_none(tmp_path, monkeypatch, afresh):
    match = Match.start("coloretto", 2, seed=3)
    skill = MctsSkill(playouts=200, learned=True)
    unlearned = decisions(match, replace(skill, learned=False))
    assert decisions(match, skill) != unlearned
    for file in damaged_files(tmp_path / "value.npz"):
        monkeypatch.setattr(weights, "FILE", file)
        weights._shipped.cache_clear()
        with pytest.warns(UserWarning, match="damaged or of another version"):
            assert decisions(match, skill) == unlearned
