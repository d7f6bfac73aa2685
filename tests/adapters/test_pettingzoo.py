"""PettingZoo's own tests, and lockstep with Match."""

from __future__ import annotations

from functools import partial

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from adapters.lockstep import LEXICON, TABLES, assert_same, by_game, by_table, play_share
from furcifer.adapters.episode import win_rewards
from furcifer.adapters.pettingzoo import env, parallel_env
from furcifer.core import ConfigError, IllegalAction, Match, all_games, find

QUICK, WHOLE = 6_000, 120_000  # actions over all tables
# PettingZoo warns about every environment whose observations are dictionaries unless it knows its name,
# and about the empty masks of agents that are done, which its documentation asks for.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{text}")
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]
SIMULTANEOUS = [table for table in TABLES if find(table[0]).meta.simultaneous]
together = pytest.mark.parametrize(("slug", "seats"), SIMULTANEOUS, ids=str)


@by_table
def test_api(slug: str, seats: int, capsys):
    api_test(env(slug, seats, lexicon=LEXICON), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@by_table
def test_seeds(slug: str, seats: int):
    seed_test(partial(env, slug, seats, lexicon=LEXICON), num_cycles=30)


@together
def test_parallel_api(slug: str, seats: int, capsys):
    parallel_api_test(parallel_env(slug, seats, lexicon=LEXICON), num_cycles=60)
    assert "Passed Parallel API test" in capsys.readouterr().out


@by_game
def test_rendering(slug: str, seats: int):
    render_test(lambda render_mode: env(slug, seats, lexicon=LEXICON, render_mode=render_mode))


@by_game
def test_a_picture_shows_more_than_paper(slug: str, seats: int):
    table = env(slug, seats, lexicon=LEXICON, render_mode="rgb_array")
    table.reset(seed=1)
    image = table.render()
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("slug", all_games())
def test_registered_names(slug: str):
    made = pettingzoo.make("aec", f"furcifer/{slug}-v1", lexicon=LEXICON)
    made.reset(seed=3)
    assert made.episode.game.meta.slug == slug
    simultaneous = find(slug).meta.simultaneous
    assert (f"furcifer/{slug}-v1" in pettingzoo.parallel_registry) == simultaneous


def play_in_lockstep(slug: str, seats: int, seed: int, most: int) -> int:
    """Play one match in both. Return the number of actions."""
    table, match = env(slug, seats, lexicon=LEXICON), Match.start(slug, seats, seed)
    table.reset(seed=seed)
    rng, actions = np.random.default_rng(seed), 0
    while match.to_act and actions < most:
        seen, reward, ended, cut, _ = table.last()
        seat = table.possible_agents.index(table.agent_selection)
        assert seat in match.to_act
        assert (reward, ended, cut) == (0.0, False, False)
        legal = assert_same(match, seat, seen["observation"], seen["action_mask"])
        other = table.possible_agents[(seat + 1) % seats]
        assert not table.observe(other)["action_mask"].any()
        number = int(rng.choice(sorted(legal)))
        table.step(number)
        match = match.act(seat, legal[number])
        actions += 1
    assert table.episode.match == match
    if not match.to_act:
        assert list(table.rewards.values()) == win_rewards(match)
        assert all(table.terminations.values())
    return actions


@by_table
def test_lockstep(slug: str, seats: int):
    play_share(play_in_lockstep, slug, seats, QUICK)


@pytest.mark.long
@by_table
def test_lockstep_for_many_actions(slug: str, seats: int):
    play_share(play_in_lockstep, slug, seats, WHOLE)


@together
def test_parallel_lockstep(slug: str, seats: int):
    """Every seat that may act does so in one step. A later seat's action is dropped if the phase is over."""
    table, match, rng = (
        parallel_env(slug, seats, lexicon=LEXICON),
        Match.start(slug, seats, 5),
        np.random.default_rng(5),
    )
    seen, _ = table.reset(seed=5)
    for _ in range(400):
        chosen, waiting = dict.fromkeys(table.agents, 0), []
        for seat in match.to_act:
            agent = table.possible_agents[seat]
            legal = assert_same(match, seat, seen[agent]["observation"], seen[agent]["action_mask"])
            chosen[agent] = int(rng.choice(sorted(legal)))
            waiting.append((seat, legal[chosen[agent]]))
        for seat, action in waiting:
            match = match.act(seat, action) if match.check(seat, action) is None else match
        seen, rewards, ended, _, _ = table.step(chosen)
        assert table.episode.match == match
        if not match.to_act:
            break
    assert not match.to_act
    assert list(rewards.values()) == win_rewards(match)
    assert all(ended.values())
    assert table.agents == []


def test_text_is_read_and_refusals_are_told():
    table = env("codenames", 4, text=True)
    table.reset(seed=2)
    seen, *_ = table.last()
    agent = table.agent_selection
    assert "clue WORD NUMBER" in seen["text"]
    assert table.observation_space(agent).contains(seen)
    table.step("clue two words 1")
    assert table.agent_selection == agent
    assert "word" in table.infos[agent]["refused"]
    table.step("clue zauberberg 1")  # a word of no lexicon
    assert table.agent_selection != agent
    assert table.infos[agent] == {}
    operative, *_ = table.last()
    assert "guess " in operative["text"]
    assert "zauberberg" in operative["text"].lower()


def test_an_illegal_number_is_refused_with_the_reason_of_the_rules():
    table = env("chameleon-chess")
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="a1"):
        table.step(0 * 25 + 20)
    with pytest.raises(IllegalAction, match="There is no action 99999"):
        table.step(99999)
    assert len(table.episode.match.entries) == 0


def test_the_wrapper_of_pettingzoo_ends_a_match_at_an_illegal_action():
    table = wrappers.TerminateIllegalWrapper(env("chameleon-chess"), illegal_reward=-1)
    table.reset(seed=1)
    table.step(0)
    assert table.terminations == {"seat_1": True, "seat_2": True}
    assert table.rewards["seat_1"] == -1


def test_points_are_another_reward():
    table, rng = env("coloretto", 3, reward="points"), np.random.default_rng(1)
    table.reset(seed=4)
    while not table.episode.over:
        table.step(int(rng.choice(np.flatnonzero(table.last()[0]["action_mask"]))))
    assert tuple(table.rewards.values()) == table.episode.match.outcome.scores


def test_resets_without_a_seed_follow_from_the_last_seed():
    one, same = env("coloretto", 3), env("coloretto", 3)
    seeds = []
    for table in (one, same):
        table.reset(seed=4)
        table.reset()
        seeds.append(table.episode.seed)
    assert seeds[0] == seeds[1] != 4


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"game": "coloretto", "seats": 9}, "2 to 5"),
        ({"game": "coloretto", "reward": "glory"}, "reward"),
        ({"game": "codenames", "lexicon": []}, "at least one word"),
    ],
)
def test_impossible_environments_are_refused(options, message):
    with pytest.raises(ConfigError, match=message):
        env(**options)


def test_only_simultaneous_games_are_parallel():
    with pytest.raises(ConfigError, match="no simultaneous moves"):
        parallel_env("coloretto", 3)


def test_a_lexicon_without_a_legal_clue_is_refused():
    table = env("chameleon", 3, lexicon=["two words", "and three words"])
    table.reset(seed=1)
    with pytest.raises(ConfigError, match="None of the 2 words"):
        table.last()


def test_a_limit_truncates():
    table = env("le-cameleon", max_cycles=3)
    table.reset(seed=1)
    for _ in range(3):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    assert table.truncations == {"seat_1": True, "seat_2": True}
    assert set(table.rewards.values()) == {0.0}
