"""The pairings that compare the levels of a game."""

from __future__ import annotations

from itertools import combinations, pairwise

from furcifer.bots import BASELINES, levels
from furcifer.core import find

from .matches import Pairing

OPENING = 2  # random actions, in games where chance does not make matches differ
CROWD = 4


def pairings(slug: str, *, everybody: bool = False) -> list[Pairing]:
    """Pair each level with the one below and the best with the baselines, or everybody with everybody."""
    steps = levels(slug)
    best = steps[-1]
    if everybody:
        pairs = [(high, low) for low, high in combinations((*BASELINES, *steps), 2)]
    else:
        pairs = [(high, low) for low, high in pairwise(steps)] + [(best, name) for name in BASELINES]
    found = [Pairing(slug, pair, _opening(slug, pair)) for pair in pairs]
    if CROWD in find(slug).meta.seats:
        found.append(Pairing(slug, (best, *("greedy",) * (CROWD - 1))))
    return found


def _opening(slug: str, players: tuple[str, ...]) -> int:
    varied = any(name in BASELINES for name in players) or not find(slug).meta.analysable
    return 0 if varied else OPENING
