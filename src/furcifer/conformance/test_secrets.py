"""No leaks: a view depends only on the facts a seat was told, and refusals reveal nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from furcifer.conformance.cases import Case, cases, defaults, listeners, refusable, states, step, walked
from furcifer.core import CHANCE, Match, Rng, to_json

everywhere = pytest.mark.parametrize("case", cases(), ids=str)
by_default = pytest.mark.parametrize("case", defaults(), ids=str)


@everywhere
def test_imagined_states_look_the_same_from_the_seat(case: Case):
    """View, legal actions, prompts, timers and refusals agree between the true state and an imagined one."""
    game, rng = case.game, Rng(1, "imagine")
    probes = refusable(walked(case)[-1])
    for match in walked(case):
        for to in listeners(match):
            view = match.view(to)
            world = game.imagine(view, rng)
            assert game.view(world, to) == view
            assert game.to_act(world) == match.to_act
            if to is not None:
                assert list(game.legal(world, to)) == list(game.legal(match.state, to))
                assert game.asks(world, to) == game.asks(match.state, to)
                assert game.timer(world, to) == game.timer(match.state, to)
                for action in rng.sample(probes, min(6, len(probes))):
                    assert game.check(world, to, action) == game.check(match.state, to, action)


def _grow(match: Match, depth: int, rng: Rng) -> list[Match]:
    """Return the leaves of a random tree below a match: three decisions at each node."""
    if depth == 0 or not match.to_act:
        return [match]
    return [leaf for _ in range(3) for leaf in _grow(step(match, rng), depth - 1, rng)]


@by_default
def test_the_same_facts_give_the_same_view(case: Case):
    """Over many deals and a tree below each: two histories with the same facts give a seat the same view."""
    shown: dict[tuple[Any, str], str] = {}
    told_often = 0
    for seed in range(40):
        for leaf in _grow(case.start(seed % 20), 2, Rng(seed, "tree")):
            facts: dict[Any, list[str]] = {to: [] for to in listeners(leaf)}
            for before, seat, action, after in states(leaf):
                for to in listeners(leaf):
                    facts[to] += map(to_json, case.game.tell(before, seat, action, after, to))
                    if case.game.to_act(after) != (CHANCE,):
                        key = (to, "\n".join(facts[to]))
                        told_often += key in shown
                        assert shown.setdefault(key, to_json(case.game.view(after, to))) == to_json(
                            case.game.view(after, to)
                        )
    assert told_often > 0


@by_default
def test_imagined_states_differ_where_several_are_possible(case: Case):
    if not case.game.meta.hidden:
        return
    match = case.start(seed=5)
    worlds = {
        to: {to_json(case.game.imagine(match.view(to), Rng(n))) for n in range(20)} for to in listeners(match)
    }
    assert len(worlds[None]) > 1


@by_default
def test_all_views_of_an_open_game_are_the_same(case: Case):
    """Without secrets, two views differ only in the seat they belong to."""
    if case.game.meta.hidden:
        return
    for match in walked(case):
        assert len({msgspec.structs.replace(match.view(to), seat=None) for to in listeners(match)}) == 1


@by_default
def test_everybody_learns_the_same_in_an_open_game(case: Case):
    if case.game.meta.hidden:
        return
    match = walked(case)[-1]
    assert len({match.told(to) for to in listeners(match)}) == 1
