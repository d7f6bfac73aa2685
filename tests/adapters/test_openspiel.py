"""OpenSpiel's own tests and algorithms, playthroughs, and lockstep with Match."""

from __future__ import annotations

import subprocess
import sys
from math import prod

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.best_response import BestResponsePolicy

import furcifer.adapters.openspiel
from adapters.lockstep import LEXICON, by_game, by_table, numbers, play_share
from adapters.playthroughs import FOLDER, playthrough
from furcifer.adapters.episode import win_rewards
from furcifer.core import CHANCE, ConfigError, Match, Rng, all_games

QUICK, WHOLE = 6_000, 120_000  # actions over all tables, chance's included
MOST_NODES = 1_000  # in a tiny configuration
WORDS = "/".join(LEXICON)


def load(slug: str, seats: int, **options) -> pyspiel.Game:
    return pyspiel.load_game(
        f"furcifer_{slug.replace('-', '_')}", {"players": seats, "words": WORDS, **options}
    )


@by_table
def test_random_simulations(slug: str, seats: int):
    pyspiel.random_sim_test(load(slug, seats), 1, True, False, mask_test=True)


@by_game
def test_random_simulations_without_serialisation(slug: str, seats: int):
    pyspiel.random_sim_test(load(slug, seats), 1, False, False, mask_test=True)


@pytest.mark.long
@pytest.mark.parametrize("serialize", [False, True])
@by_table
def test_many_random_simulations(slug: str, seats: int, serialize: bool):
    pyspiel.random_sim_test(load(slug, seats), 10, serialize, False, mask_test=True)


@pytest.mark.parametrize("slug", all_games())
def test_playthrough(slug: str):
    assert (FOLDER / f"{slug}.txt").read_text("utf-8") == playthrough(slug)


def play_in_lockstep(slug: str, seats: int, seed: int, most: int) -> int:
    """Play one match in both, chance included. Return the number of actions."""
    state, rng = load(slug, seats).new_initial_state(), Rng(seed, "lockstep")
    match, encoding, played = Match.unseeded(slug, seats), all_games()[slug].encoding(), 0
    while not state.is_terminal() and played < most:
        played += 1
        if state.is_chance_node():
            state.apply_action(rng.weighted(state.chance_outcomes()))
            entries = state.position.match.entries
            for seat, action in entries[len(match.entries) :]:
                match = match.record(seat, action)
            continue
        seat = state.current_player()
        assert seat in match.to_act
        for eyes in {seat, (seat + 1) % seats}:
            seen = encoding.observe(match.view(eyes)).astype(np.float32).ravel()
            assert np.array_equal(state.observation_tensor(eyes), seen)
        legal = numbers(match.game, match, seat)
        assert state.legal_actions() == sorted(legal)
        number = rng.choice(sorted(legal))
        assert state.action_to_string(number) == legal[number]
        state.apply_action(number)
        match = match.record(seat, legal[number])
    assert state.position.match == match
    if state.is_terminal():
        assert state.returns() == win_rewards(match)
    return played


@by_table
def test_lockstep(slug: str, seats: int):
    play_share(play_in_lockstep, slug, seats, QUICK)


@pytest.mark.long
@by_table
def test_lockstep_for_many_actions(slug: str, seats: int):
    play_share(play_in_lockstep, slug, seats, WHOLE)


# Chance


def drawn(slug: str, seats: int, rng: Rng) -> tuple[Match, float]:
    """Let chance act until a seat must. Return the match and its probability."""
    state, chances = load(slug, seats).new_initial_state(), []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        number = rng.weighted(outcomes)
        chances.append(dict(outcomes)[number])
        state.apply_action(number)
    return state.position.match, prod(chances)


@pytest.mark.parametrize(("slug", "seats"), [("codenames", 4), ("chameleon", 4)])
def test_what_is_drawn_in_steps_is_as_likely_as_any_other_deal(slug: str, seats: int):
    found = [drawn(slug, seats, Rng(seed, slug)) for seed in range(3)]
    assert len({str(match.entries) for match, _ in found}) == 3
    assert len({f"{chance:.9e}" for _, chance in found}) == 1


# Knowledge


def test_an_information_state_is_what_the_seat_was_told():
    """The Chameleon does not learn the code table, so it cannot tell two matches apart; the others can."""
    opening = "dealer 1; topic 0; chameleon 2; roll 3 4"
    game = load("chameleon", 3, chosen="Food")
    states = []
    for letter in (0, 5):  # the letter that is drawn first for the code table
        state = game.new_initial_state()
        for number in (0, 0, 1, 3):  # dealer, topic, Chameleon, roll
            state.apply_action(number)
        order = [letter] * 3 + [other for other in range(16) for _ in range(3) if other != letter]
        for number in order:
            state.apply_action(number)
        states.append(state)
    one, other = states
    assert opening.count(";") == 3
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.observation_string(0) != other.observation_string(0)


def test_an_information_state_remembers():
    """Two orders of moves lead to one board: the observation is the same, the information state is not."""
    game, ways = load("le-cameleon", 2), ("b4-a5 a6-b5 d4-c5", "d4-c5 a6-b5 b4-a5")
    ends = []
    for way in ways:
        state = game.new_initial_state()
        for notation in way.split():
            state.apply_action(state.position.number_of(notation))
        ends.append(state)
    one, other = ends
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_serialised_states_say_the_same():
    game = load("coloretto", 3)
    state, rng = game.new_initial_state(), Rng(1)
    for _ in range(40):
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        state.apply_action(rng.weighted(outcomes) if outcomes else rng.choice(state.legal_actions()))
    copy = game.deserialize_state(state.serialize())
    for seat in range(3):
        assert copy.information_state_string(seat) == state.information_state_string(seat)
    assert copy.history() == state.history()
    assert copy.clone().legal_actions() == state.legal_actions()


# Words


def spoken_to(state: pyspiel.State) -> pyspiel.State:
    rng = Rng(1)
    while state.is_chance_node():
        state.apply_action(rng.weighted(state.chance_outcomes()))
    return state


def test_structs_say_words_that_are_in_no_lexicon():
    state = spoken_to(load("codenames", 4).new_initial_state())
    known = state.action_to_struct(state.current_player(), state.legal_actions()[0])
    assert known.to_dict() == {"action": state.action_to_string(state.legal_actions()[0])}
    said = state.struct_of("clue zauberberg 2")
    assert state.validate_action_struct(said).ok()
    assert state.apply_action_struct(said).ok()
    assert state.position.match.entries[-1][1].word == "zauberberg"
    assert "zauberberg" in state.information_state_string(2)
    with pytest.raises(ValueError, match="can"):
        state.struct_of("clue again 1")


def test_a_state_and_what_a_player_sees_are_structs_too():
    game = load("codenames", 4)
    state = spoken_to(game.new_initial_state())
    again = game.new_initial_state(state.to_struct())
    assert again.position.match == state.position.match
    assert again.current_player() == state.current_player()
    operative = state.to_observation_struct(2).to_dict()
    assert operative["key"] is None
    assert len(operative["words"]) == 25


# A tiny configuration


def uniform_value(match: Match, best: int | None) -> list[float]:
    """Return the value of a match for each seat: all play at random but `best`, who plays its best."""
    if not match.to_act:
        return win_rewards(match)
    (seat,) = match.to_act
    chances = match.game.chances(match.state) if seat == CHANCE else ()
    ways = chances or [(action, 1 / len(match.legal(seat))) for action in match.legal(seat)]
    found = [(chance, uniform_value(match.record(seat, action), best)) for action, chance in ways]
    if seat == best:
        return max((value for _, value in found), key=lambda value: value[seat])
    return [sum(chance * value[each] for chance, value in found) for each in range(match.seats)]


def ways(match: Match) -> list:
    seat = match.to_act[0]
    return [action for action, _ in match.game.chances(match.state)] if seat == CHANCE else match.legal(seat)


def size(match: Match, most: int) -> int:
    """Count the positions after this one, up to a bound."""
    found = 1
    for action in ways(match) if match.to_act else ():
        found += size(match.record(match.to_act[0], action), most - found)
        if found > most:
            break
    return found


def endgame(seats: int, seed: int) -> Match:
    """Return a position near the end of a random match in which jokers are named, with a small tree."""
    match, rng = Match.start("coloretto", seats, seed, {"jokers": "choose"}), Rng(seed)
    while match.to_act:
        match = match.act(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    starts = [Match.unseeded("coloretto", seats, {"jokers": "choose"})]
    for seat, action in match.entries:
        starts.append(starts[-1].record(seat, action))
    return next(start for start in starts[-12:] if size(start, MOST_NODES) <= MOST_NODES)


@pytest.mark.parametrize(("seats", "seed"), [(2, 9), (3, 2)])
def test_best_responses_are_ours(seats: int, seed: int):
    start = endgame(seats, seed)
    assert size(start, MOST_NODES) > 30
    opening = ";".join(str(action) for _, action in start.entries)
    game = load("coloretto", seats, opening=opening, jokers="choose")
    uniform, random_play = policies.UniformRandomPolicy(game), uniform_value(start, None)
    ours = [uniform_value(start, best)[best] for best in range(seats)]
    root = game.new_initial_state()
    theirs = [BestResponsePolicy(game, player, uniform, root).value(root) for player in range(seats)]
    assert theirs == pytest.approx(ours)
    assert ours != pytest.approx(random_play)  # there is something to choose
    assert exploitability.nash_conv(game, uniform) == pytest.approx(sum(ours) - sum(random_play))


def test_a_match_is_given_up_at_the_bound():
    state = load("le-cameleon", 2, max_game_length=4).new_initial_state()
    for _ in range(4):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


# Bad input


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 9}, "2 to 5 players"),
        ({"players": 2, "side": "pink"}, "side"),
        ({"players": 2, "opening": "dance"}, "dance"),
    ],
)
def test_impossible_games_are_refused(options, message):
    with pytest.raises((ConfigError, furcifer.IllegalAction), match=message):
        pyspiel.load_game("furcifer_coloretto", options)


def test_python_ends_quietly_after_a_game():
    """OpenSpiel drops its references to our games when Python has already shut down."""
    code = "import pyspiel, furcifer.adapters.openspiel; pyspiel.load_game('furcifer_le_cameleon')"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
