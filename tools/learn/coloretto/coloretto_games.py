"""Games of Coloretto's bots against themselves: the positions that the value of a round is learned from.

First the playout policy plays, then the tree search, which judges by what was learned from the policy. Some
of the first decisions of a game are random, so that the positions differ. Only the starts of rounds after
them are recorded, with how the game ended.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from furcifer.bots.mcts.player import compiled_for
from furcifer.bots.mcts.tree import (
    JUDGES,
    MAX_DEPTH,
    NODES,
    NONE,
    PLAYOUT_DEPTH,
    PLAYOUT_LIMIT,
    PLAYOUTS,
    Tree,
    make_tree,
)
from furcifer.compiled.xorshift import bounded, next_number, seed_stream
from furcifer.games.coloretto import rules
from furcifer.games.coloretto.bots.policy import SCRATCH_SHAPE, action_values, candidates
from furcifer.games.coloretto.bots.value import ACTIVE, Network, round_begins, write_features
from furcifer.games.coloretto.kernel.apply import apply
from furcifer.games.coloretto.kernel.layout import pack
from furcifer.games.coloretto.kernel.legal import MOST_ACTIONS, OVER, to_act
from furcifer.games.coloretto.kernel.random_play import pick
from furcifer.games.coloretto.kernel.scoring import scores, win_shares
from furcifer.games.coloretto.state import Config
from furcifer.games.coloretto.tables import Side

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Features = NDArray[np.int16]

njit: Any = numba.njit
grow: Any = compiled_for("coloretto")["grow"]

MOST_UNSTEADY = 60  # the decisions of a game that may be random: a number below this
MOST_RANDOM = 40  # the percentage of them that are: a number below this
ROUNDS = 10  # recorded for a game, at most on average
NODES_PER_PLAYOUT = 8


class Positions(NamedTuple):
    """Starts of rounds: the features of each seat, its share of the win, and the points it still got."""

    features: Features
    wins: NDArray[np.float32]
    gains: NDArray[np.float32]


@njit
def _policy_action(packed: Ints, scratch: Floats, actions: Ints, values: Floats) -> int:
    """Return the action of the highest heuristic value, as the search's playouts do."""
    count = candidates(packed, actions)
    if count == 1:
        return actions[0]
    action_values(packed, scratch, actions, count, values)
    return actions[np.argmax(values[:count])]


@njit
def _clear(tree: Tree) -> None:
    used = tree.control[NODES]
    tree.visits[:used], tree.totals[:used], tree.wins[:used], tree.points[:used] = 0, 0.0, 0.0, 0.0
    tree.child[0] = tree.sibling[0] = NONE
    tree.control[NODES], tree.control[PLAYOUTS] = 1, 0


@njit
def _searched_action(packed: Ints, tree: Tree, network: Network, actions: Ints, seed: int) -> int:
    """Return the action that a new search visits most."""
    if candidates(packed, actions) == 1:
        return actions[0]
    _clear(tree)
    grow(tree, packed, seed, network)
    best = node = tree.child[0]
    while node != NONE:
        if tree.visits[node] > tree.visits[best]:
            best = node
        node = tree.sibling[node]
    return tree.action[best]


@njit
def _record(packed: Ints, features: Features, gains: Floats, rows: Ints, points: Floats) -> None:
    """Write the features of each seat, and its points now as a debt."""
    scores(packed, points)
    for seat in range(len(points)):
        write_features(packed, seat, points, rows)
        gains[seat] = -points[seat]
        for nth in range(ACTIVE):
            features[seat, nth] = rows[nth]


@njit
def _play(
    start: Ints,
    games: int,
    seed: int,
    tree: Tree,
    network: Network,
    features: Features,
    wins: Floats,
    gains: Floats,
) -> int:
    """Play games and record their positions. Return how many there are."""
    seats, count, stream, packed = wins.shape[1], 0, seed_stream(seed), start.copy()
    actions, rows = np.empty(MOST_ACTIONS, dtype=np.int64), np.empty(ACTIVE, dtype=np.int64)
    values, scratch, points = np.empty(MOST_ACTIONS), np.zeros(SCRATCH_SHAPE), np.zeros(seats)
    for _ in range(games):
        packed[:] = start
        stream = next_number(stream)
        unsteady = bounded(stream, MOST_UNSTEADY)
        stream = next_number(stream)
        random, first, made = bounded(stream, MOST_RANDOM), count, 0
        while to_act(packed) != OVER and count < len(wins):
            seat = to_act(packed)
            if made >= unsteady and round_begins(packed):
                _record(packed, features[count], gains[count], rows, points)
                count += 1
            stream = next_number(stream)
            slips = made < unsteady and bounded(stream, 100) < random
            stream = next_number(stream)
            if seat < 0 or slips:
                apply(packed, pick(packed, actions, stream))
            elif tree.control[PLAYOUT_LIMIT]:
                apply(packed, _searched_action(packed, tree, network, actions, stream))
            else:
                apply(packed, _policy_action(packed, scratch, actions, values))
            made += seat >= 0
        if to_act(packed) != OVER:
            return first  # there is no more room: leave the unfinished game out
        scores(packed, points)
        for position in range(first, count):
            gains[position] += points
            win_shares(packed, wins[position])
    return count


def play(side: Side, seats: int, games: int, seed: int, network: Network, playouts: int = 0) -> Positions:
    """Return the recorded positions of so many games: of the policy, or of a search by so many playouts."""
    start, size = pack(rules.start(Config(side=side), seats)), games * ROUNDS
    features = np.zeros((size, seats, ACTIVE), dtype=np.int16)
    wins, gains = np.zeros((size, seats)), np.zeros((size, seats))
    tree = make_tree(NODES_PER_PLAYOUT * playouts + MOST_ACTIONS, seats)
    tree.control[PLAYOUT_LIMIT], tree.control[PLAYOUT_DEPTH], tree.control[JUDGES] = playouts, MAX_DEPTH, 1
    count = _play(start, games, seed, tree, network, features, wins, gains)
    return Positions(features[:count], wins[:count].astype(np.float32), gains[:count].astype(np.float32))
