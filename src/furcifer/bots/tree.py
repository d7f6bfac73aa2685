"""Where a search over chance grows its tree: arrays made once and handed to compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

DEEPEST = 512  # actions from the root to the end of a match
# The control array: nodes and playouts so far, playouts allowed, whether to stop; how far a playout goes,
# whether everybody counts only their own points, whether every action looks alike.
NODES, PLAYOUTS, LIMIT, HALT, AHEAD, SELFISH, NAIVE = range(7)
NONE = -1  # no child, no sibling


class Tree(NamedTuple):
    """By node: the action that leads there, its first child, its next sibling, how often it was visited, how
    promising it looked; what came of it to each seat, and to the seat that asks its wins and its points."""

    action: Ints
    child: Ints
    sibling: Ints
    visits: Ints
    prior: Floats
    totals: Floats
    wins: Floats
    points: Floats
    control: Ints


def make_tree(nodes: int, seats: int) -> Tree:
    """A tree of one node, with room for more."""
    action, child, sibling, visits = (np.zeros(nodes, dtype=np.int64) for _ in range(4))
    prior, wins, points = (np.zeros(nodes) for _ in range(3))
    totals, control = np.zeros((nodes, seats)), np.zeros(7, dtype=np.int64)
    child[0] = sibling[0] = NONE
    control[NODES] = 1
    return Tree(action, child, sibling, visits, prior, totals, wins, points, control)
