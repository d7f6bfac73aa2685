"""Tests special to this kernel. tests/differential compares every kernel with its rulebook."""

from collections import Counter
from itertools import combinations_with_replacement

import numpy as np
import pytest
from msgspec.structs import replace

from furcifer.compiled.xorshift import next_number, seed_stream
from furcifer.core import CHANCE, Rng, Seat
from furcifer.games.coloretto import rules
from furcifer.games.coloretto.kernel import kernel
from furcifer.games.coloretto.kernel.layout import PHASE, REVEAL
from furcifer.games.coloretto.kernel.points import (
    COLOUR_COUNT,
    HANDS,
    MAX_SCORING,
    WEIGHTS,
    as_named,
    collection_points,
    most_of_one_colour,
)
from furcifer.games.coloretto.notation import ACTIONS, parse
from furcifer.games.coloretto.scoring import tally
from furcifer.games.coloretto.setup import colours_in_game
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import BOX, CARDS, COLOURS, INDEX

SIDES = ("brown", "violet")
FOUR = replace(rules.start(Config(), 4), phase="turn")


def as_number(cards):
    return sum(1 << 4 * INDEX[card] for card in cards)


def collections(count, removed):
    """Yield random collections, up to larger ones than a match has, some with jokers."""
    rng, deck = Rng(1, "collections"), [card for card, n in zip(CARDS, BOX, strict=True) for _ in range(n)]
    deck = [card for card in deck if card not in removed]
    for _ in range(count):
        yield rng.sample(deck, 1 + rng.below(40))


def test_weights_give_every_hand_its_own_key():
    hands = list(combinations_with_replacement(range(MAX_SCORING + 1), COLOUR_COUNT))
    assert list(HANDS) == hands
    assert len({sum(WEIGHTS[cards] for cards in hand) for hand in hands}) == len(hands)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("removed", [(), ("red", "blue")])
def test_points_are_those_of_the_rulebook(side, removed):
    removed_bits = sum(1 << INDEX[colour] for colour in removed)
    for cards in collections(250, removed):
        counted = tally(cards, side, colours_in_game(removed))
        assert collection_points(as_number(cards), SIDES.index(side)) == counted.total
        assert most_of_one_colour(as_number(cards), SIDES.index(side), removed_bits) == counted.most


@pytest.mark.parametrize("side", SIDES)
def test_named_jokers_are_cards_of_their_colour(side):
    held = ("joker", "golden", "joker", "red", "red", "blue", "+2")
    for named in (("red",), ("blue", "green"), ("red", "brown", "red")):
        listed = sum(INDEX[colour] + 1 << 4 * place for place, colour in enumerate(named))
        counted = tally(held, side, COLOURS, named)
        assert collection_points(as_named(as_number(held), listed), SIDES.index(side)) == counted.total


def win_shares(state):
    out = np.empty(len(state.taken))
    kernel.win_shares(kernel.pack(state), out)
    return out.tolist()


@pytest.mark.parametrize(
    ("collections", "expected"),
    [
        ((("red",) * 3, ("blue",) * 2, ("+2",), ()), [1, 0, 0, 0]),
        ((("red",) * 3, ("+2", "+2", "+2"), (), ()), [1, 0, 0, 0]),  # R17: six points each, three reds
        ((("red",) * 2 + ("joker",), ("blue",) * 3, ("+2",) * 3, ()), [0.5, 0.5, 0, 0]),
        (((), (), (), ()), [0.25] * 4),
    ],
)
def test_win_shares(collections, expected):
    state = replace(FOUR, phase="over", collections=collections)
    winners = rules.outcome(state).winners
    assert [(seat in winners) / len(winners) for seat in range(4)] == expected
    assert win_shares(state) == expected


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_win_shares_agree_with_the_rulebook_after_playouts(seats):
    start = rules.start(Config(), seats)
    for seed in range(100):
        packed = kernel.pack(start)
        kernel.playout(packed, seed, 10_000)
        state = kernel.unpack(packed, start.config)
        winners = rules.outcome(state).winners
        assert win_shares(state) == [(seat in winners) / len(winners) for seat in range(seats)]


def picked(state, tries):
    packed, out, stream = (
        kernel.pack(state),
        np.empty(kernel.most_actions, dtype=np.int64),
        seed_stream(7),
    )
    found = Counter()
    for _ in range(tries):
        stream = next_number(stream)
        found[ACTIONS[kernel.pick(packed, out, stream)]] += 1
    return found


CHANCES = [
    replace(FOUR, phase="reveal"),
    replace(FOUR, phase="reveal", left=(1, 0, 0, 9, 3, 0, 0, 7, 2, 1)),
    replace(FOUR, phase="golden", left=(0, 0, 0, 0, 0, 0, 0, 4, 2, 0)),
    rules.start(Config(), 2),
    rules.start(Config(), 5),
]


@pytest.mark.parametrize("state", CHANCES)
def test_chance_has_the_probabilities_of_the_rulebook(state):
    tries, expected = 4_000, dict(rules.chances(state))
    found = picked(state, tries)
    assert set(found) <= set(expected)
    square = sum((found[action] - tries * p) ** 2 / (tries * p) for action, p in expected.items())
    assert square < 30  # chi-square, at most 9 degrees of freedom: exceeds 28 once in a thousand


def test_the_last_round_card_lies_on_the_last_sixteen():
    state = replace(FOUR, phase="reveal", left=(3, 3, 3, 3, 0, 0, 0, 4, 0, 0))
    assert picked(state, 20) == {parse("reveal last-round"): 20}
    assert parse("reveal last-round") not in picked(replace(state, last_round=True), 200)


def test_playouts_choose_the_actions_of_a_seat_uniformly():
    state = replace(FOUR, rows=(("red",), ("blue", "+2"), (), ("green",)))
    found = picked(state, 4_000)
    assert set(found) == set(rules.legal(state, Seat(0)))
    assert all(abs(count - 1_000) < 120 for count in found.values())


@pytest.mark.parametrize(
    ("seats", "n", "count"),
    [(2, 0, 1), (2, 1, 7), (2, 7, 10_080), (3, 7, 22_680), (3, 9, 136_080), (4, 6, 3_360), (5, 6, 12_600)],
)
def test_perft(seats, n, count):
    assert kernel.perft(rules.start(Config(), seats), n) == count


def test_perft_counts_nothing_after_the_end():
    over = replace(FOUR, phase="over")
    assert [kernel.perft(over, n) for n in range(4)] == [1, 0, 0, 0]


def test_chance_acts_after_a_draw():
    packed = kernel.pack(FOUR)
    kernel.apply(packed, ACTIONS.index(parse("draw")))
    assert packed[PHASE] == REVEAL
    assert kernel.to_act(packed) == CHANCE
