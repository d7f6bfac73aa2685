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


def shares(match) -> list[float]:
    winners = match.outcome.winners or range(match.seats)
    return [(seat in winners) / len(winners) for seat in range(match.seats)]


@pytest.mark.parametrize("slug", KERNELS)
def test_every_match_is_one_of_the_rulebook(slug: str):
    """Observations, masks, rewards and shares are those of the same match, played again by the rules."""
    game, encoding = find(slug), find(slug).encoding()
    many, rng = Many(slug, game.meta.seats[-1], 24, seed=5), np.random.default_rng(5)
    for turn in range(4000):
        if many.over.all():
            break
        seen, masks, seats = many.observe(), many.mask(), many.to_act
        for number in rng.integers(0, len(many), 1 if turn % 40 else 4).tolist():
            match = many.to_match(number)
            assert tuple(match.to_act) == ((seats[number],) if seats[number] >= 0 else ())
            if match.to_act:
                view, legal = match.view(int(seats[number])), match.legal(int(seats[number]))
                assert (encoding.observe(view) == seen[number]).all()
                assert np.flatnonzero(masks[number]).tolist() == sorted(
                    encoding.encode(view, a) for a in legal
                )
        live = ~many.over
        many.step(many.sample())
        ended = live & many.over
        assert (many.rewards[ended] == 2 * many.shares()[ended] - 1).all()
        assert (many.rewards[~ended] == 0).all()
    assert many.over.all()
    for number in range(len(many)):
        match = many.to_match(number)
        assert many.shares()[number].tolist() == shares(match)
        assert many.scores()[number].tolist() == list(match.outcome.scores)


def test_a_reset_begins_only_these_matches_again():
    many = Many("coloretto", 4, 50, seed=2)
    for _ in range(30):
        many.step(many.sample())
    before, where = many.rows.copy(), np.arange(50) % 3 == 0
    many.reset(where)
    assert (many.rows[~where] == before[~where]).all()
    assert len(many.to_match(0).entries) < 5 < len(many.to_match(1).entries)
    assert len({row.tobytes() for row in many.rows[where]}) > 1  # chance acts in each by itself


def test_a_reset_with_a_seed_is_a_new_batch_with_that_seed():
    many = Many("coloretto", 3, 20, seed=2)
    for _ in range(20):
        many.step(many.sample())
    many.reset(seed=9)
    fresh = Many("coloretto", 3, 20, seed=9)
    for _ in range(20):
        assert (many.rows == fresh.rows).all()
        numbers = many.sample()
        many.step(numbers)
        assert (numbers == fresh.sample()).all()
        fresh.step(numbers)


def test_a_playout_keeps_no_log():
    many = Many("coloretto", 3, 5)
    many.playout()
    with pytest.raises(ConfigError, match="playout"):
        many.to_match(2)
    many.reset()
    assert many.to_match(2).to_act


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
