"""Gymnasium's own checker, lockstep with Match, and vectors on the kernels."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.lockstep import LEXICON, assert_same, by_game, by_table, play_share
from furcifer.adapters.episode import win_rewards
from furcifer.adapters.gymnasium import env, vector_env
from furcifer.bots import player, turn_for
from furcifer.core import ConfigError, IllegalAction, Match, Rng, all_games, find
from furcifer.envs import Many

QUICK, WHOLE = 3_000, 100_000
KERNELS = [slug for slug, game in all_games().items() if game.kernel]
by_kernel = pytest.mark.parametrize("slug", KERNELS)
# gymnasium would like small numbers and an environment made by its registry
pytestmark = pytest.mark.filterwarnings("ignore:.*WARN")


@by_table
def test_checker(slug: str, seats: int):
    check_env(env(slug, seats, lexicon=LEXICON, opponents="random"), skip_render_check=True)


@by_game
def test_rendering(slug: str, seats: int):
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray), ("human", type(None))):
        table = env(slug, seats, lexicon=LEXICON, opponents="random", render_mode=mode)
        table.reset(seed=1)
        assert isinstance(table.render(), kind)


def play_in_lockstep(slug: str, seats: int, seed: int, most: int) -> int:
    """Play one match against random bots, and again by the rules. Return the number of actions."""
    seat = seed % seats
    table = env(slug, seats, seat=seat, opponents="random", lexicon=LEXICON)
    match, chosen = Match.start(slug, seats, seed), Rng(seed, "opponents")
    (seen, info), bot, rng = table.reset(seed=seed), player("random", slug), np.random.default_rng(seed)
    if table.episode.seed != seed:
        return 1  # this match ended before the learner's turn, and another one began
    actions = 0
    reward, ended = 0.0, False
    while actions < most:
        while match.to_act and seat not in match.to_act:
            other = match.to_act[0]
            match = match.act(other, bot.choose(turn_for(match, other, chosen)))
            actions += 1
        assert ended == (not match.to_act)
        if ended:
            assert reward == win_rewards(match)[seat]
            break
        legal = assert_same(match, seat, seen, info["action_mask"])
        number = int(rng.choice(sorted(legal)))
        seen, reward, ended, _, info = table.step(number)
        match = match.act(seat, legal[number])
        actions += 1
    return max(actions, 1)


@by_table
def test_lockstep(slug: str, seats: int):
    play_share(play_in_lockstep, slug, seats, QUICK)


@pytest.mark.long
@by_table
def test_lockstep_for_many_actions(slug: str, seats: int):
    play_share(play_in_lockstep, slug, seats, WHOLE)


def test_an_illegal_action_loses():
    table = env("chameleon-chess", opponents="random")
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(0)
    assert (reward, ended) == (-1.0, True)
    assert "a1" in info["refused"]


def test_levels_and_players_sit_in_the_other_seats():
    class First:
        name = "first"

        def choose(self, turn):
            return turn.legal[0]

    table = env("coloretto", 3, seat=1, opponents=["greedy", First()])
    _, info = table.reset(seed=1)
    while True:
        _, reward, ended, _, info = table.step(int(info["action_mask"].argmax()))
        if ended:
            break
    assert table.episode.match.outcome is not None
    assert reward == win_rewards(table.episode.match)[1]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opponents": "nobody"}, "no bot 'nobody'"),
        ({"opponents": ["greedy"]}, "2 other seats, not 1"),
        ({"seat": 3}, "no seat 3"),
    ],
)
def test_impossible_environments_are_refused(options, message):
    with pytest.raises(ConfigError, match=message):
        env("coloretto", 3, **options)


def test_registered_names():
    made = gymnasium.make("furcifer/coloretto-v1", seats=3, disable_env_checker=True)
    assert made.reset(seed=2)[0].shape == (22, 10)
    many = gymnasium.make_vec(
        "furcifer/coloretto-v1", num_envs=8, vectorization_mode="vector_entry_point", seats=3
    )
    assert many.reset(seed=2)[0].shape == (8, 22, 10)


# Vectors


@by_kernel
def test_every_match_of_a_vector_is_one_of_the_rulebook(slug: str):
    """Sampled matches, played again by the rules, show the same observation, mask, turn and reward."""
    seats, encoding, rng = find(slug).meta.seats[-1], find(slug).encoding(), np.random.default_rng(1)
    tables = vector_env(slug, seats, 16)
    seen, infos = tables.reset(seed=3)
    assert tables.observation_space.contains(seen)
    ended_once = 0
    for turn in range(150):
        for number in rng.integers(0, 16, 1).tolist() if turn % 3 == 0 else ():
            match, seat = tables.many.to_match(number), number % seats
            assert match.to_act == (seat,)
            view = match.view(seat)
            assert np.array_equal(seen[number], encoding.observe(view))
            legal = sorted(encoding.encode(view, action) for action in match.legal(seat))
            assert np.flatnonzero(infos["action_mask"][number]).tolist() == legal
        chosen = tables.many.sample()
        seen, rewards, ended, cut, infos = tables.step(chosen)
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        ended_once += ended.sum()
        for number in np.flatnonzero(ended):
            assert -1 <= rewards[number] <= 1
            assert infos["final_obs"][number].shape == encoding.shape
    assert ended_once > 0


@by_kernel
def test_seeds_of_a_vector(slug: str):
    runs = []
    for _ in range(2):
        tables = vector_env(slug, None, 8)
        tables.reset(seed=5)
        runs.append([tables.step(tables.many.sample())[0].copy() for _ in range(20)])
    assert np.array_equal(runs[0], runs[1])


def test_self_play_rewards_the_seat_that_acted():
    tables = vector_env("chameleon-chess", None, 64, opponents="self")
    _, infos = tables.reset(seed=1)
    found = []
    for _ in range(60):
        acted = infos["seat"]
        _, rewards, ended, _, infos = tables.step(tables.many.sample())
        assert (infos["rewards"][np.arange(64), acted] == rewards).all()
        found += rewards[ended].tolist()
    assert set(found) >= {-1.0, 1.0}


def test_a_policy_plays_the_other_seats():
    def first(many: Many) -> np.ndarray:
        numbers, counts = many.legal()
        return np.where(counts > 0, numbers[:, 0], -1)

    tables = vector_env("coloretto", 2, 10, seat=0, opponents=first)
    tables.reset(seed=1)
    for _ in range(10):
        tables.step(tables.many.sample())
    match = tables.many.to_match(3)
    states = list(match.steps())
    theirs = [step for step in states if step.seat == 1]
    assert theirs
    assert all(step.action == match.game.legal(step.before, 1)[0] for step in theirs)


def test_mistakes_of_a_vector_are_told():
    with pytest.raises(ConfigError, match="no kernel"):
        vector_env("codenames", 4, 2)
    with pytest.raises(ConfigError, match="'self', 'random' or a policy"):
        vector_env("coloretto", 2, 2, opponents="greedy")
    tables = vector_env("coloretto", 2, 2)
    with pytest.raises(ConfigError, match="one seed"):
        tables.reset(seed=[1, 2])
    tables.reset(seed=1)
    with pytest.raises(IllegalAction):
        tables.step(np.array([0, 10_000]))
