"""Logs, JSON, notation and action numbers can all be written and read back."""

from __future__ import annotations

import json

import pytest

from furcifer.conformance.cases import Case, cases, defaults, games, listeners, states, walked
from furcifer.core import CHANCE, Match, from_json, to_json

everywhere = pytest.mark.parametrize("case", cases(), ids=str)
by_default = pytest.mark.parametrize("case", defaults(), ids=str)


@everywhere
def test_replay_gives_an_equal_match(case: Case):
    matches = walked(case)
    for match in (matches[0], matches[len(matches) // 2], matches[-1]):
        again = Match.replay(json.loads(json.dumps(match.log)))
        assert again == match
        assert again.log == match.log
        assert again.view(None) == match.view(None)


@everywhere
def test_json_round_trips(case: Case):
    kinds = case.game.kinds
    final = walked(case)[-1]
    for before, seat, action, after in states(final):
        assert from_json(to_json(after), kinds.state) == after
        assert from_json(to_json(action), kinds.action) == action
        for to in listeners(final):
            view = case.game.view(after, to)
            assert from_json(to_json(view), kinds.view) == view
            for fact in case.game.tell(before, seat, action, after, to):
                assert from_json(to_json(fact), kinds.fact) == fact
    assert from_json(to_json(final.config), kinds.config) == final.config


@everywhere
def test_notation_round_trips(case: Case):
    final = walked(case)[-1]
    for before, seat, action, _ in states(final):
        assert case.game.parse(str(action)) == action
        others = (
            [a for a, _ in case.game.chances(before)] if seat == CHANCE else case.game.legal(before, seat)
        )
        assert all(case.game.parse(str(other)) == other for other in others)


@by_default
def test_actions_have_numbers_and_views_a_shape(case: Case):
    encoding = case.game.encoding()
    for match in walked(case):
        for seat in range(case.seats):
            view, legal = match.view(seat), match.legal(seat)
            numbers = [encoding.encode(view, action) for action in legal]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < encoding.actions for number in numbers)
            assert [encoding.decode(view, number) for number in numbers] == list(legal)
        for to in listeners(match):
            assert encoding.observe(match.view(to)).shape == encoding.shape


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("text", ["", " ", "xyzzy", "1", "\x00", "💥" * 40, "take", "guess", "clue", "a1"])
def test_nonsense_is_refused_with_a_sentence(slug: str, text: str):
    match = Match.start(slug, games()[slug].meta.seats[-1], seed=1)
    illegal = match.check(match.to_act[0], text)
    assert illegal.text.endswith(".")
    assert "\n" not in illegal.text
