"""Candidates by exact values, close to the end of games that can compute them."""

from __future__ import annotations

import numpy as np

from furcifer.core import Candidate, PlayoutPolicy, Turn

DIGITS = 9  # values that differ less are equal but for rounding


def exact_candidates(turn: Turn, policy: PlayoutPolicy) -> list[Candidate]:
    """Return the actions by their share of the win, then by points; none where values cannot be computed."""
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
    shares, points, seat = np.zeros(shape), np.zeros(shape), kernel.to_act(packed)
    count = policy.exact(packed, numbers, shares, points)
    found = [
        Candidate(encoding.decode(turn.view, number), float(value), chance=float(chance))
        for number, value, chance in zip(
            numbers[:count].tolist(), points[:count, seat], shares[:count, seat], strict=True
        )
    ]
    return sorted(found, key=_rank)


def _rank(candidate: Candidate) -> tuple[float, float]:
    assert candidate.chance is not None
    return -round(candidate.chance, DIGITS), -round(candidate.value, DIGITS)
