"""The compiled search against plain minimax, written down without any pruning."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from furcifer.bots.alphabeta import compile_search
from furcifer.bots.alphabeta.workspace import NODE_LIMIT, QUIESCENCE, STOP, WIN, make_workspace
from furcifer.compiled import cache
from furcifer.core import AlphaBetaBots, Match, all_games, find

SLUGS = [slug for slug, game in all_games().items() if game.bots and isinstance(game.bots(), AlphaBetaBots)]
DEPTH = 3


class Minimax:
    """Looks at every action, down to a depth."""

    def __init__(self, slug: str) -> None:
        self.kernel, self.evaluation = find(slug).kernel(), find(slug).bots().evaluation()

    def actions(self, packed) -> list[int]:
        out = np.empty(self.kernel.most_actions, dtype=np.int64)
        return out[: self.kernel.legal(packed, out)].tolist()

    def value(self, packed, depth: int, ply: int = 0) -> int:
        """Return the value for the seat to act; for seat 0 if the match is over."""
        if self.kernel.to_act(packed) == self.kernel.over:
            scores = np.empty(2)
            self.kernel.scores(packed, scores)
            return (WIN - ply) * int(np.sign(scores[0] - scores[1]))
        if soon := self.evaluation.forced_win(packed):
            return WIN - ply - soon
        if depth == 0:
            return self.evaluation.evaluate(packed)
        actions = self.actions(packed)
        left = depth if len(actions) == 1 else depth - 1  # the only action costs no depth
        return max(self.after(packed, action, left, ply) for action in actions)

    def after(self, packed, action: int, depth: int, ply: int) -> int:
        child, seat = packed.copy(), self.kernel.to_act(packed)
        self.kernel.apply(child, action)
        actor = self.kernel.to_act(child)
        value = self.value(child, depth, ply + 1)
        return value if seat == (0 if actor == self.kernel.over else actor) else -value


def positions(slug: str, count: int):
    """Yield packed matches of random play."""
    kernel = find(slug).kernel()
    for seed in range(count):
        packed = kernel.pack(Match.start(slug, 2, seed).state)
        kernel.playout(packed, seed, 1 + seed)
        if kernel.to_act(packed) != kernel.over:
            yield packed


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """Run the search as Python: it is small here, and its compiled form could not be watched."""
    monkeypatch.setattr(cache, "njit", lambda **_: lambda function: function)


def searched(slug: str, packed, search, depth: int, entries: int) -> int:
    kernel = find(slug).kernel()
    space = make_workspace(kernel.width, kernel.most_actions, find(slug).encoding().actions, entries)
    space.control[[NODE_LIMIT, QUIESCENCE]] = 1 << 40, 0
    space.positions[0] = packed
    value = search(space, depth, -WIN, WIN)
    assert not space.control[STOP]
    return value


@pytest.mark.parametrize("slug", SLUGS)
def test_it_finds_the_value_of_minimax(slug: str):
    minimax, compared = Minimax(slug), 0
    search = compile_search(slug, minimax.kernel, replace(minimax.evaluation, margin=0))
    for packed in positions(slug, 12):
        # A table of one entry: a longer one would know more than the depth shows.
        assert searched(slug, packed, search, DEPTH, 1) == minimax.value(packed, DEPTH)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("slug", SLUGS)
def test_it_plays_only_legal_actions(slug: str):
    """An action that is searched again, in a wider window, once made the next player do something illegal."""
    minimax, played, illegal = Minimax(slug), [], []

    def apply(packed, action):
        played.append(action)
        illegal.extend([] if action in minimax.actions(packed) else [action])
        minimax.kernel.apply(packed, action)

    search = compile_search(slug, replace(minimax.kernel, apply=apply), minimax.evaluation)
    for packed in positions(slug, 4):
        for depth in range(1, 5):
            searched(slug, packed, search, depth, 1 << 12)
    assert len(played) > 500
    assert illegal == []
