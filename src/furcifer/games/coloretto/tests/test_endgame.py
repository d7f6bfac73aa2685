"""The exact values of the last turns, compared with an expectation by the rulebook alone."""

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from furcifer.bots import player, turn_for
from furcifer.bots.mcts import MctsPlayer
from furcifer.core import CHANCE, Match, MctsSkill, Rng, Seat
from furcifer.games.coloretto import rules
from furcifer.games.coloretto.bots import endgame
from furcifer.games.coloretto.kernel import kernel
from furcifer.games.coloretto.notation import ACTIONS
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import CARDS, ROW_CAPACITY

SEATS = (2, 3, 4, 5)


# The independent expectation


def preference(value, seat):
    """Return what a seat compares: its share and points, then how little the next seats get."""
    shares, points = value
    order = [(seat + ahead) % len(shares) for ahead in range(len(shares))]
    return [
        round((1 if other == seat else -1) * number, 10)
        for other in order
        for number in (shares[other], points[other])
    ]


@cache
def expectation(state):
    """Return each seat's share of the win and its points, if every seat plays the best for itself."""
    if outcome := rules.outcome(state):
        won = 1 / len(outcome.winners)
        shares = [won if seat in outcome.winners else 0.0 for seat in range(len(state.taken))]
        return np.array([shares, outcome.scores])
    (seat,) = rules.to_act(state)
    if seat == CHANCE:
        drawn = rules.chances(state)
        return sum(chance * expectation(rules.apply(state, seat, action)) for action, chance in drawn)
    after = [expectation(rules.apply(state, seat, action)) for action in rules.legal(state, seat)]
    return max(after, key=lambda value: preference(value, seat))


def expected(state):
    """Return the value after each legal action, by the rulebook."""
    seat = state.turn
    return {action: expectation(rules.apply(state, seat, action)) for action in rules.legal(state, seat)}


def computed(state):
    """Return the value after each legal action, by the compiled code; nothing beyond the limit."""
    numbers = np.empty(kernel.most_actions, dtype=np.int64)
    shares, points = (np.empty((kernel.most_actions, len(state.taken))) for _ in range(2))
    count = endgame.exact_values(kernel.pack(state), numbers, shares, points)
    return {ACTIONS[numbers[nth]]: np.array([shares[nth], points[nth]]) for nth in range(count)}


# Positions


def free_spaces(state):
    capacity = ROW_CAPACITY[len(state.taken)]
    return sum(capacity[row] - len(state.rows[row]) for row in rules.open_rows(state))


def last_rounds(seats, seed, config=None):
    """Yield the decisions of the last round of random matches, without an end."""
    rng = Rng(seed, "last rounds")
    while True:
        state = rules.start(config or Config(), seats)
        while acting := rules.to_act(state):
            if state.last_round and acting != (CHANCE,) and len(rules.legal(state, acting[0])) > 1:
                yield state
            chances = rules.chances(state)
            action = rng.weighted(chances) if chances else rng.choice(rules.legal(state, acting[0]))
            state = rules.apply(state, acting[0], action)


def small(seats, count, seed=1, config=None):
    """Return positions with one to three spaces and few seats in the round."""
    found = []
    for state in last_rounds(seats, seed, config):
        waiting, spaces = state.taken.count(None), free_spaces(state)
        if 1 <= spaces <= (3 if waiting == 1 else 2) and waiting <= 2:
            found.append(state)
        if len(found) == count:
            return found
    raise AssertionError


HELD = (
    ("red", "red", "red", "blue", "green", "+2"),
    ("red", "blue", "blue", "green", "green"),
    ("yellow", "yellow", "yellow", "joker"),
)
LEFT = tuple({"red": 3, "yellow": 2, "+2": 1, "golden": 1}.get(card, 0) for card in CARDS)
TWO = replace(
    rules.start(Config(removed=("purple", "brown")), 2),
    phase="turn",
    last_round=True,
    collections=HELD[:2],
    left=LEFT,
    rows=((), ("green",), ("red", "blue", "yellow")),
)
THREE = replace(
    rules.start(Config(removed=("brown",)), 3),
    phase="turn",
    last_round=True,
    collections=HELD,
    left=LEFT,
    taken=(None, None, 2),
    rows=(("golden", "blue"), ("red", "yellow", "yellow"), ()),
)
CHOSEN = Config(removed=("purple", "brown"), jokers="choose")
BY_HAND = [
    TWO,
    replace(TWO, taken=(None, 2), rows=((), ("green",), ())),
    replace(TWO, phase="place", drawn="golden", rows=((), ("green", "red"), ("red", "blue"))),
    THREE,
    replace(THREE, turn=Seat(1)),
    replace(THREE, phase="place", drawn="joker", rows=(("golden", "blue"), ("red", "yellow"), ())),
    replace(TWO, config=CHOSEN, rows=(("golden",), ("joker", "red"), ("red", "blue"))),
    replace(TWO, config=CHOSEN, phase="joker", collections=(("joker", "red", "blue"), ("joker", "+2"))),
]


def assert_alike(state):
    exact, slow = computed(state), expected(state)
    assert list(exact) == list(slow)
    for action, value in exact.items():
        assert value == pytest.approx(slow[action], abs=1e-9), str(action)
        assert value[0].sum() == pytest.approx(1)


@pytest.mark.parametrize("state", BY_HAND)
def test_positions_made_by_hand_have_the_expectation_of_the_rulebook(state):
    assert_alike(state)


@pytest.mark.parametrize("seats", SEATS)
def test_positions_of_matches_have_the_expectation_of_the_rulebook(seats):
    for state in small(seats, 12):
        assert_alike(state)


@pytest.mark.parametrize("config", [Config(side="violet"), Config(jokers="choose")])
def test_other_agreements_have_the_expectation_of_the_rulebook(config):
    for state in small(2, 5, 2, config):
        assert_alike(state)


@pytest.mark.parametrize("seats", SEATS)
def test_the_shares_of_every_position_within_the_limit_add_up_to_one(seats):
    states = last_rounds(seats, 3)
    for _ in range(10):
        for shares, _ in computed(next(states)).values():
            assert shares.sum() == pytest.approx(1)
            assert shares.min() >= 0


def test_a_turned_table_has_turned_values():
    """The seats of THREE one place further."""
    turned = replace(
        THREE,
        turn=Seat(1),
        taken=(THREE.taken[2], *THREE.taken[:2]),
        collections=(HELD[2], *HELD[:2]),
    )
    for before, after in zip(computed(THREE).values(), computed(turned).values(), strict=True):
        assert after == pytest.approx(np.roll(before, 1, axis=1))


def test_the_order_of_equal_row_cards_does_not_matter():
    swapped = replace(THREE, rows=(THREE.rows[1], THREE.rows[0], ()))
    draw, first, second = computed(THREE).values()
    for before, after in zip((draw, second, first), computed(swapped).values(), strict=True):
        assert after == pytest.approx(before)


# The limit


def test_only_the_last_round_is_computed():
    assert computed(TWO)
    assert not computed(replace(TWO, last_round=False, left=(6, 6, 6, 6, 0, 0, 0, 4, 1, 1)))


def test_the_estimate_is_not_too_low():
    """Count the positions at the start of a turn; only their order on the row cards is not the same twice."""
    for state in (*BY_HAND, *small(2, 5), *small(4, 5)):
        if state.phase != "joker":
            assert len(turns_after(state)) <= endgame.estimated_positions(kernel.pack(state))


def turns_after(state):
    """Return what the positions at the start of the turns after this one are known by."""
    found, waiting = set(), [state]
    while waiting:
        at = waiting.pop()
        for seat in rules.to_act(at):
            for action in rules.legal(at, seat):
                after = rules.apply(at, seat, action)
                rows = tuple(tuple(sorted(cards)) for cards in after.rows)
                held = tuple(tuple(sorted(cards)) for cards in after.collections)
                known = (after.phase, after.drawn, after.turn, after.taken, rows, held)
                if known not in found:
                    found.add(known)
                    waiting.append(after)
    return [known for known in found if known[0] == "turn"]


FAR = replace(THREE, rows=((), (), ("red",)), taken=(None,) * 3, left=(2, 2, 2, 2, 2, 2, 0, 2, 1, 0))


def test_beyond_the_limit_the_search_goes_on():
    assert not endgame.within_limit(kernel.pack(FAR))
    exact, searched = (answer(match_in(FAR), MctsSkill(playouts=200, exact=exact)) for exact in (True, False))
    assert exact == searched


# The player


def match_in(state):
    """Return a match that is in this position."""
    return replace(Match.start("coloretto", len(state.taken), seed=1), state=state)


def answer(match, skill, most=9):
    return MctsPlayer("tested", skill).explain(turn_for(match, match.to_act[0], Rng(1, "bot")), most)


@pytest.mark.parametrize("state", BY_HAND)
def test_candidates_have_exact_values_best_first(state):
    found, slow = answer(match_in(state), MctsSkill(playouts=1, exact=True)), expected(state)
    assert {line.action for line in found} == set(slow)
    for line in found:
        assert [line.chance, line.value] == pytest.approx(slow[line.action][:, state.turn], abs=1e-9)
    ranks = [(-round(line.chance, 9), -round(line.value, 9)) for line in found]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("seats", SEATS)
def test_the_exact_choice_is_never_worse_than_the_sampled_one(seats):
    for state in small(seats, 8, 5):
        match, slow = match_in(state), expected(state)
        exact, sampled = (
            slow[answer(match, MctsSkill(playouts=300, exact=exact), 1)[0].action][0, state.turn]
            for exact in (True, False)
        )
        assert exact >= sampled - 1e-9


def test_only_the_master_computes():
    turn = turn_for(match_in(TWO), TWO.turn, Rng(1, "bot"))
    exact = {action: value[0][TWO.turn] for action, value in computed(TWO).items()}
    for level in ("gentle", "easy", "steady", "strong", "master"):
        found = {line.action: line.chance for line in player(level, "coloretto").explain(turn, 9)}
        assert (found == pytest.approx(exact, abs=1e-9)) is (level == "master")
