"""Monte Carlo tree search with chance nodes on a kernel: a template that is compiled once for each game.

`player.compiled_for` puts GAME and these functions into this module before it runs it, so that numba compiles
and caches one search per game. From the game's kernel: `to_act`, `legal`, `apply`, `scores` and

    seats_of(packed) -> int             the number of seats
    pick(packed, out, random) -> int    an action by a 32-bit random number: a seat's uniformly, chance's by
                                        its probabilities; `out` is scratch
    win_shares(packed, out)             write each seat's share of the win if the match ended now

From its playout policy: SCRATCH, the shape of its scratch array, and

    candidates(packed, out) -> int      write the legal actions that differ; return the count
    action_values(packed, scratch, actions, count, out)
                                        write a heuristic value in points for each of a seat's actions

From what it has learned, where a search uses it:

    judged(packed) -> bool              may a playout end here?
    judge(packed, weights, chances, points)
                                        write each seat's chance of winning and its points at the end

Every seat maximises its own reward (max-n). A chance node has a child for each outcome drawn so far and
follows the one that is drawn now. Below the tree, a playout plays the action of the highest heuristic value.
The learned value ends the tree and the playouts where it judges.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: F821 - `compiled_for` provides the game's functions
# ruff: noqa: PLR0913, PLR0917 - compiled functions get as arguments what an object would hold

from __future__ import annotations

from typing import Any

import numpy as np

from furcifer.compiled.cache import compile_for
from furcifer.compiled.xorshift import next_number, seed_stream

from .tree import (
    JUDGES,
    MAX_DEPTH,
    NAIVE,
    NODES,
    NONE,
    PLAYOUT_DEPTH,
    PLAYOUT_LIMIT,
    PLAYOUTS,
    SELFISH,
    STOP,
    Floats,
    Ints,
    Tree,
)

GAME: str = globals().get("GAME", "no game")
OVER: int = globals().get("OVER", -9)
MOST_ACTIONS: int = globals().get("MOST_ACTIONS", 1)
SCRATCH: tuple[int, ...] = globals().get("SCRATCH", (1, 1))
to_act: Any
legal: Any
apply: Any
scores: Any
seats_of: Any
win_shares: Any
pick: Any
candidates: Any
action_values: Any
judged: Any
judge: Any

EXPLORATION = 1.0  # the PUCT exploration constant
JUDGED_EXPLORATION = 0.35  # the same beyond two seats where the learned value ends playouts
TEMPERATURE = 3.0  # in points, of the softmax that turns heuristic values into priors
POINTS_WEIGHT = 0.2  # the part of the reward that comes from points; the rest is the share of the win
LEAD_SCALE = 10.0  # this lead in points counts half as much as an unlimited one
POINTS_SCALE = 40.0  # the same for a selfish player, who counts only its own points

compiled = compile_for(GAME)


# The tree


@compiled
def _add_child(tree: Tree, parent: int, action: int, prior: float) -> int:
    """Add a child in front of its siblings. Return it, or NONE if the tree is full."""
    node = tree.control[NODES]
    if node >= len(tree.action):
        return NONE
    tree.control[NODES] = node + 1
    tree.action[node], tree.prior[node], tree.child[node] = action, prior, NONE
    tree.sibling[node], tree.child[parent] = tree.child[parent], node
    return node


@compiled
def _chance_child(tree: Tree, node: int, action: int) -> int:
    """Return the child for an outcome of chance; add it if it is new."""
    child = tree.child[node]
    while child != NONE and tree.action[child] != action:
        child = tree.sibling[child]
    return child if child != NONE else _add_child(tree, node, action, 1.0)


@compiled
def _expand(tree: Tree, node: int, packed: Ints, scratch: Floats, actions: Ints, values: Floats) -> None:
    """Add the children of a node: every action at the root, elsewhere only those that differ."""
    count = candidates(packed, actions) if node else legal(packed, actions)
    if tree.control[NODES] + count > len(tree.action):
        return  # a node with only some of its children would prefer those for no reason
    for nth in range(count):
        values[nth] = 0.0
    if not tree.control[NAIVE]:
        action_values(packed, scratch, actions, count, values)
    best, total = values[0], 0.0
    for nth in range(1, count):
        best = max(best, values[nth])
    for nth in range(count):
        values[nth] = np.exp((values[nth] - best) / TEMPERATURE)
        total += values[nth]
    for nth in range(count):
        _add_child(tree, node, actions[nth], values[nth] / total)


@compiled
def _exploration(tree: Tree) -> float:
    """Return the exploration constant. Learned values vary less than the results of matches.

    With more than two seats an action also changes them less, so much exploration would hide the best.
    """
    return JUDGED_EXPLORATION if tree.control[JUDGES] and tree.totals.shape[1] > 2 else EXPLORATION


@compiled
def _select(tree: Tree, node: int, seat: int) -> int:
    """Return the child with the highest PUCT value for the seat."""
    visits = tree.visits[node]
    exploration = _exploration(tree) * np.sqrt(visits + 1)
    unknown = tree.totals[node, seat] / visits if visits else 0.5
    child, best, found = tree.child[node], -1.0, NONE
    while child != NONE:
        tried = tree.visits[child]
        mean = tree.totals[child, seat] / tried if tried else unknown
        if mean + exploration * tree.prior[child] / (1 + tried) > best:
            best, found = mean + exploration * tree.prior[child] / (1 + tried), child
        child = tree.sibling[child]
    return found


@compiled
def _descend(
    tree: Tree, packed: Ints, path: Ints, scratch: Floats, actions: Ints, values: Floats, stream: int
) -> tuple[int, int]:
    """Play down the tree to a new node. Return its depth and the state of the stream."""
    node, depth = path[0], 0  # the root; a literal 0 would get another type from numba
    while depth < MAX_DEPTH - 1:
        seat = to_act(packed)
        if seat == OVER or (depth and (not tree.visits[node] or (tree.control[JUDGES] and judged(packed)))):
            break
        if seat < 0:
            stream = next_number(stream)
            action = pick(packed, actions, stream)
            node = _chance_child(tree, node, action)
        else:
            if tree.child[node] == NONE:
                _expand(tree, node, packed, scratch, actions, values)
            node = _select(tree, node, seat)
            action = tree.action[node]
        if node == NONE:
            break  # the tree is full: the playout starts here
        apply(packed, action)
        depth += 1
        path[depth] = node
    return depth, stream


# Below the tree


@compiled
def _policy_action(packed: Ints, scratch: Floats, actions: Ints, values: Floats) -> int:
    """Return the action of the highest heuristic value."""
    count = candidates(packed, actions)
    if count == 1:
        return actions[0]
    action_values(packed, scratch, actions, count, values)
    best = 0
    for nth in range(1, count):
        if values[nth] > values[best]:
            best = nth
    return actions[best]


@compiled
def _playout(packed: Ints, scratch: Floats, actions: Ints, values: Floats, stream: int, control: Ints) -> int:
    """Play to the end of the match, or to the playout depth. Return the state of the stream."""
    for _ in range(control[PLAYOUT_DEPTH]):
        seat = to_act(packed)
        if seat == OVER or (control[JUDGES] and judged(packed)):
            break
        if seat < 0 or control[NAIVE]:
            stream = next_number(stream)
            apply(packed, pick(packed, actions, stream))
        else:
            apply(packed, _policy_action(packed, scratch, actions, values))
    return stream


@compiled
def _squash(points: float, scale: float) -> float:
    """Map points to a number from -1 to 1; `scale` points become one half."""
    return points / (scale + abs(points))


@compiled
def _reward(wins: Floats, points: Floats, seat: int, seats: int, selfish: int) -> float:
    """Score the end of a playout for one seat, from 0 (loss) to 1 (win)."""
    if selfish:
        return 0.5 + _squash(points[seat], POINTS_SCALE) / 2
    rival = -1e9
    for other in range(seats):
        if other != seat:
            rival = max(rival, points[other])
    lead = 0.5 + _squash(points[seat] - rival, LEAD_SCALE) / 2
    return (1 - POINTS_WEIGHT) * wins[seat] + POINTS_WEIGHT * lead


@compiled
def _backpropagate(tree: Tree, path: Ints, depth: int, wins: Floats, points: Floats, root_seat: int) -> None:
    """Add the result of a playout to every node on its path."""
    seats = len(wins)
    for seat in range(seats):
        value = _reward(wins, points, seat, seats, tree.control[SELFISH])
        for step in range(depth + 1):
            tree.totals[path[step], seat] += value
    for step in range(depth + 1):
        tree.visits[path[step]] += 1
        tree.wins[path[step]] += wins[root_seat]
        tree.points[path[step]] += points[root_seat]


@compiled
def _write_result(packed: Ints, control: Ints, weights: Any, wins: Floats, points: Floats) -> None:
    """Write each seat's share of the win and its points, as they are or as the learned value expects."""
    if control[JUDGES] and judged(packed):
        judge(packed, weights, wins, points)
    else:
        win_shares(packed, wins)
        scores(packed, points)


@compiled
def grow(tree: Tree, root: Ints, seed: int, weights: Any) -> None:
    """Grow the tree by playouts until the limit, or until control[STOP] is set, but at least by one."""
    actions, values = np.empty(MOST_ACTIONS, dtype=np.int64), np.empty(MOST_ACTIONS)
    wins, points, scratch = np.zeros(seats_of(root)), np.zeros(seats_of(root)), np.zeros(SCRATCH)
    path, packed, control = np.zeros(MAX_DEPTH, dtype=np.int64), root.copy(), tree.control
    root_seat, stream = to_act(root), seed_stream(seed)
    while not control[PLAYOUTS] or (control[PLAYOUTS] < control[PLAYOUT_LIMIT] and not control[STOP]):
        for index in range(len(root)):
            packed[index] = root[index]
        depth, stream = _descend(tree, packed, path, scratch, actions, values, stream)
        stream = _playout(packed, scratch, actions, values, stream, control)
        _write_result(packed, control, weights, wins, points)
        _backpropagate(tree, path, depth, wins, points, root_seat)
        control[PLAYOUTS] += 1


@compiled
def sample(root: Ints, playouts: int, seed: int, control: Ints, totals: Floats, squares: Floats) -> None:
    """Play a position out so many times. Add up the shares of the win of each seat, and their squares."""
    actions, values = np.empty(MOST_ACTIONS, dtype=np.int64), np.empty(MOST_ACTIONS)
    wins, scratch, packed, stream = np.zeros(len(totals)), np.zeros(SCRATCH), root.copy(), seed_stream(seed)
    for _ in range(playouts):
        packed[:] = root
        stream = _playout(packed, scratch, actions, values, next_number(stream), control)
        win_shares(packed, wins)
        for seat in range(len(wins)):
            totals[seat] += wins[seat]
            squares[seat] += wins[seat] * wins[seat]
