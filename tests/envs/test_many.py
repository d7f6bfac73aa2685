"""Batches of matches follow the rulebook."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from furcifer.core import ConfigError, IllegalAction, all_games, find
from furcifer.envs import Many
from furcifer.envs.many import STAY
from furcifer.games.coloretto.state import Draw

KERNELS = [slug for slug in all_games() if find(slug).kernel]
MATCHES = 200


def first_legal(many: Many) -> np.ndarray:
    numbers, counts = many.legal()
    return np.where(counts > 0, numbers[:, 0], STAY)


def unpacked(many: Many, match: int):
    kernel = find("coloretto").kernel()
    return kernel.unpack(many.rows[match], many.config)


@pytest.mark.parametrize("slug", KERNELS)
def test_chance_acts_at_once(slug: str):
    many = Many(slug, all_games()[slug].meta.seats[0], MATCHES, seed=3)
    for _ in range(50):
        _, counts = many.legal()
        assert ((many.to_act >= 0) == (counts > 0)).all()
        many.step(first_legal(many))


@pytest.mark.parametrize("slug", KERNELS)
def test_playouts_end_every_match_and_depend_on_the_seed(slug: str):
    seats = all_games()[slug].meta.seats[-1]
    one, same, other = (Many(slug, seats, MATCHES, seed) for seed in (1, 1, 2))
    assert one.playout() == same.playout() != other.playout()
    assert one.over.all()
    assert (one.scores() == same.scores()).all()
    assert one.scores().shape == (MATCHES, seats)


def test_chance_has_the_probabilities_of_the_rulebook():
    many, game, encoding = (
        Many("coloretto", 3, 20_000, seed=5),
        all_games()["coloretto"],
        find("coloretto").encoding(),
    )
    before = unpacked(many, 0)
    while (seat := game.to_act(before)[0]) >= 0 and Draw() not in game.legal(before, seat):
        many.step(first_legal(many))
        before = unpacked(many, 0)
    alike = [match for match in range(len(many)) if (many.rows[match] == many.rows[0]).all()]
    many.step(np.full(len(many), encoding.encode(game.view(before, None), Draw())))
    drawn = Counter(unpacked(many, match).drawn for match in alike)
    likely = {action.card: chance for action, chance in game.chances(game.apply(before, seat, Draw()))}
    assert set(drawn) == set(likely)
    for card, chance in likely.items():
        expected = len(alike) * chance
        assert abs(drawn[card] - expected) < 5 * expected**0.5, card


def test_batches_with_neighbouring_seeds_share_no_match():
    ends = [Many("chameleon-chess", 2, MATCHES, seed) for seed in (1, 2)]
    for many in ends:
        many.playout()
    one, other = ({row.tobytes() for row in many.rows} for many in ends)
    assert len(one & other) < MATCHES / 10


def test_stay_leaves_a_match_unchanged():
    many = Many("le-cameleon", 2, 10)
    before = many.rows.copy()
    numbers = first_legal(many)
    numbers[5:] = STAY
    many.step(numbers)
    assert (many.rows[5:] == before[5:]).all()
    assert (many.rows[:5] != before[:5]).any(axis=1).all()


def test_an_illegal_action_is_refused():
    many = Many("chameleon-chess", 2, 4)
    numbers = first_legal(many)
    numbers[2] = 10**6
    with pytest.raises(IllegalAction, match="1000000 is not legal in match 2"):
        many.step(numbers)
    assert (many.rows == many.rows[0]).all()


@pytest.mark.parametrize(
    ("slug", "seats", "matches"), [("codenames", 4, 1), ("coloretto", 9, 1), ("coloretto", 3, 0)]
)
def test_impossible_batches_are_refused(slug: str, seats: int, matches: int):
    with pytest.raises(ConfigError):
        Many(slug, seats, matches)
