"""Candidates by exact values, close to the end of games that can compute them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from furcifer.core import Candidate, PlayoutPolicy, Turn

DIGITS = 9  # values that differ less are equal but for rounding


class Expectation(NamedTuple):
    """An action, and what every seat may expect after it: its share of the win and its points."""

    action: Any
    shares: tuple[float, ...]
    points: tuple[float, ...]


def exact_candidates(turn: Turn, policy: PlayoutPolicy) -> list[Candidate]:
    """Return the actions by their share of the win, then by points; none where values cannot be computed."""
    return [
        Candidate(one.action, one.points[turn.seat], chance=one.shares[turn.seat])
        for one in expectations(turn, policy)
    ]


def expectations(turn: Turn, policy: PlayoutPolicy) -> list[Expectation]:
    """Return what every seat may expect after each action, the best for the acting seat first, or nothing."""
    if policy.exact is None:
        return []
    assert turn.game.kernel is not None
    assert turn.game.encoding is not None
    kernel, encoding = turn.game.kernel(), turn.game.encoding()
    assert kernel.seats is not None
    packed = kernel.pack(turn.game.imagine(turn.view, turn.rng))
    numbers, shape = (
        np.empty(kernel.most_actions, dtype=np.int64),
        (kernel.most_actions, kernel.seats(packed)),
    )
    shares, points = np.zeros(shape), np.zeros(shape)
    count = policy.exact(packed, numbers, shares, points)
    found = [
        Expectation(encoding.decode(turn.view, number), tuple(won), tuple(scored))
        for number, won, scored in zip(
            numbers[:count].tolist(), shares[:count].tolist(), points[:count].tolist(), strict=True
        )
    ]
    return sorted(found, key=lambda one: _rank(one, turn.seat))


def _rank(one: Expectation, seat: int) -> tuple[float, float]:
    return -round(one.shares[seat], DIGITS), -round(one.points[seat], DIGITS)
