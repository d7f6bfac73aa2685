"""Who should meet whom, so that the levels of a game can be compared."""

from __future__ import annotations

from itertools import combinations, pairwise

from furcifer.bots import YARDSTICKS, levels
from furcifer.core import find, part

from .matches import Pairing

OPENING = 2  # random actions, where neither cards nor dice make two matches differ
CROWD = 4


def pairings(slug: str, *, everybody: bool = False) -> list[Pairing]:
    """Each level against the one below and the strongest against the yardsticks, or everybody against all."""
    steps = levels(slug)
    best = steps[-1]
    if everybody:
        pairs = [(high, low) for low, high in combinations((*YARDSTICKS, *steps), 2)]
    else:
        pairs = [(high, low) for low, high in pairwise(steps)] + [(best, name) for name in YARDSTICKS]
    found = [Pairing(slug, pair, _opening(slug, pair)) for pair in pairs]
    if CROWD in find(slug).meta.seats:
        found.append(Pairing(slug, (best, *("greedy",) * (CROWD - 1))))
    return found


def _opening(slug: str, players: tuple[str, ...]) -> int:
    varied = any(name in YARDSTICKS for name in players) or part(slug, "evaluation") is None
    return 0 if varied else OPENING
