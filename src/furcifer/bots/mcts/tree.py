"""The tree of a Monte Carlo tree search: arrays that are allocated once and passed to compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

MAX_DEPTH = 512  # actions from the root to the end of a match
# The control array: nodes and playouts so far, the playout limit, a flag to stop, the length of a playout,
# whether every seat counts only its own points, whether to ignore the policy, and whether the learned value
# ends playouts.
NODES, PLAYOUTS, PLAYOUT_LIMIT, STOP, PLAYOUT_DEPTH, SELFISH, NAIVE, JUDGES = range(8)
CONTROLS = 8
NONE = -1  # no child, no sibling


class Tree(NamedTuple):
    """A search tree. Each array but `control` has one entry per node."""

    action: Ints  # the action that leads to the node
    child: Ints  # the first child
    sibling: Ints  # the next sibling
    visits: Ints
    prior: Floats
    totals: Floats  # the sum of rewards, for each seat
    wins: Floats  # the sum of wins of the seat that searches
    points: Floats  # the sum of its points
    control: Ints


def make_tree(nodes: int, seats: int) -> Tree:
    """Allocate a tree for this many nodes; it starts with the root alone."""
    action, child, sibling, visits = (np.zeros(nodes, dtype=np.int64) for _ in range(4))
    prior, wins, points = (np.zeros(nodes) for _ in range(3))
    totals, control = np.zeros((nodes, seats)), np.zeros(CONTROLS, dtype=np.int64)
    child[0] = sibling[0] = NONE
    control[NODES] = 1
    return Tree(action, child, sibling, visits, prior, totals, wins, points, control)
