"""Monte Carlo tree search over chance on a kernel: written once, run once for each game.

`chances.search_for` puts GAME and the functions named below into this module before it is run, so that numba
compiles, and keeps, one search per game. From the game's `kernel.py`: `to_act`, `legal`, `apply`, `scores`,

    seated(row) -> int              how many seats there are
    pick(row, out, chance) -> int   an action by a number of 32 bits: a seat's alike, chance's as likely as
                                    they are; `out` is scratch
    shares(row, out)                writes the share of each seat in the win if the match ended now
    scattered(seed), following(n)   the streams of such numbers

From its `policy.py`: DESK, the shape of its scratch,

    candidates(row, out) -> int     the legal actions of a seat worth telling apart
    promises(row, desk, actions, count, out)
                                    writes how promising each of a seat's actions looks, in points

Every seat plays for itself (max-n). Where chance acts, the tree has a branch for each thing it did so far and
follows the one that is drawn now. A playout goes on from the edge of the tree by what looks most promising.
"""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"
# ruff: noqa: F821 - the game's functions come from outside
# ruff: noqa: PLR0913, PLR0917 - compiled functions are handed what elsewhere an object would hold

from __future__ import annotations

from typing import Any

import numpy as np

from furcifer.machine.loading import compiler_for

from .tree import AHEAD, DEEPEST, HALT, LIMIT, NAIVE, NODES, NONE, PLAYOUTS, SELFISH, Floats, Ints, Tree

GAME: str = globals().get("GAME", "no game")
OVER: int = globals().get("OVER", -9)
MOST_ACTIONS: int = globals().get("MOST_ACTIONS", 1)
DESK: tuple[int, ...] = globals().get("DESK", (1, 1))
to_act: Any
legal: Any
apply: Any
scores: Any
seated: Any
shares: Any
pick: Any
scattered: Any
following: Any
candidates: Any
promises: Any

CURIOSITY = 1.0  # how much a promising action is tried although it has not paid yet
SHARPNESS = 3.0  # points that make an action about three times as promising
POINT_PART = 0.2  # of a value: the rest is the share in the win
LEAD = 10.0  # points ahead that are worth half of the point part
PURSE = 40.0  # points that are worth half of everything to the selfish

compiled = compiler_for(GAME)


# The tree


@compiled
def _add(tree: Tree, parent: int, action: int, prior: float) -> int:
    """A new child, first among its siblings; NONE where there is no more room."""
    node = tree.control[NODES]
    if node >= len(tree.action):
        return NONE
    tree.control[NODES] = node + 1
    tree.action[node], tree.prior[node], tree.child[node] = action, prior, NONE
    tree.sibling[node], tree.child[parent] = tree.child[parent], node
    return node


@compiled
def _branch(tree: Tree, node: int, action: int) -> int:
    """The child for what chance did, made where it is new."""
    child = tree.child[node]
    while child != NONE and tree.action[child] != action:
        child = tree.sibling[child]
    return child if child != NONE else _add(tree, node, action, 1.0)


@compiled
def _expand(tree: Tree, node: int, row: Ints, desk: Floats, actions: Ints, values: Floats) -> None:
    """Give a node its children: at the root every action, below only those worth telling apart."""
    count = candidates(row, actions) if node else legal(row, actions)
    if tree.control[NODES] + count > len(tree.action):
        return  # some children without the others would be preferred for nothing
    for nth in range(count):
        values[nth] = 0.0
    if not tree.control[NAIVE]:
        promises(row, desk, actions, count, values)
    best, total = values[0], 0.0
    for nth in range(1, count):
        best = max(best, values[nth])
    for nth in range(count):
        values[nth] = np.exp((values[nth] - best) / SHARPNESS)
        total += values[nth]
    for nth in range(count):
        _add(tree, node, actions[nth], values[nth] / total)


@compiled
def _select(tree: Tree, node: int, seat: int) -> int:
    """The child that has paid the seat most, or looks promising and was tried too little."""
    visits = tree.visits[node]
    pull = CURIOSITY * np.sqrt(visits + 1)
    unknown = tree.totals[node, seat] / visits if visits else 0.5
    child, best, found = tree.child[node], -1.0, NONE
    while child != NONE:
        tried = tree.visits[child]
        paid = tree.totals[child, seat] / tried if tried else unknown
        if paid + pull * tree.prior[child] / (1 + tried) > best:
            best, found = paid + pull * tree.prior[child] / (1 + tried), child
        child = tree.sibling[child]
    return found


@compiled
def _descend(
    tree: Tree, row: Ints, path: Ints, desk: Floats, actions: Ints, values: Floats, chance: int
) -> tuple[int, int]:
    """Walk down to a node that is new, playing on the row; how deep it lies, and where the stream stands."""
    node, depth = path[0], 0  # the root; a plain 0 would be compiled as a kind of its own
    while depth < DEEPEST - 1:
        seat = to_act(row)
        if seat == OVER or (depth and not tree.visits[node]):
            break
        if seat < 0:
            chance = following(chance)
            action = pick(row, actions, chance)
            node = _branch(tree, node, action)
        else:
            if tree.child[node] == NONE:
                _expand(tree, node, row, desk, actions, values)
            node = _select(tree, node, seat)
            action = tree.action[node]
        if node == NONE:
            break  # no more room: the playout goes on from here
        apply(row, action)
        depth += 1
        path[depth] = node
    return depth, chance


# Below the tree


@compiled
def _habit(row: Ints, desk: Floats, actions: Ints, values: Floats) -> int:
    """The action that looks most promising."""
    count = candidates(row, actions)
    if count == 1:
        return actions[0]
    promises(row, desk, actions, count, values)
    best = 0
    for nth in range(1, count):
        if values[nth] > values[best]:
            best = nth
    return actions[best]


@compiled
def _play_on(row: Ints, desk: Floats, actions: Ints, values: Floats, chance: int, control: Ints) -> int:
    """To the end of the match, or as far as it goes; where the stream stands then."""
    for _ in range(control[AHEAD]):
        seat = to_act(row)
        if seat == OVER:
            break
        if seat < 0 or control[NAIVE]:
            chance = following(chance)
            apply(row, pick(row, actions, chance))
        else:
            apply(row, _habit(row, desk, actions, values))
    return chance


@compiled
def _half(points: float, scale: float) -> float:
    """Points between -1 and 1: so many as the scale are a half."""
    return points / (scale + abs(points))


@compiled
def _value(wins: Floats, points: Floats, seat: int, seats: int, selfish: int) -> float:
    """What an end is worth to a seat, 0 to 1."""
    if selfish:
        return 0.5 + _half(points[seat], PURSE) / 2
    rival = -1e9
    for other in range(seats):
        if other != seat:
            rival = max(rival, points[other])
    return (1 - POINT_PART) * wins[seat] + POINT_PART * (0.5 + _half(points[seat] - rival, LEAD) / 2)


@compiled
def _learn(tree: Tree, path: Ints, depth: int, wins: Floats, points: Floats, asking: int) -> None:
    """Take in how a playout ended, at every node on its way."""
    seats = len(wins)
    for seat in range(seats):
        value = _value(wins, points, seat, seats, tree.control[SELFISH])
        for step in range(depth + 1):
            tree.totals[path[step], seat] += value
    for step in range(depth + 1):
        tree.visits[path[step]] += 1
        tree.wins[path[step]] += wins[asking]
        tree.points[path[step]] += points[asking]


@compiled
def grow(tree: Tree, root: Ints, seed: int) -> None:
    """Playouts from a row until the limit, or until control[HALT] is set, but at least one."""
    actions, values = np.empty(MOST_ACTIONS, dtype=np.int64), np.empty(MOST_ACTIONS)
    wins, points, desk = np.zeros(seated(root)), np.zeros(seated(root)), np.zeros(DESK)
    path, row, control = np.zeros(DEEPEST, dtype=np.int64), root.copy(), tree.control
    asking, chance = to_act(root), scattered(seed)
    while not control[PLAYOUTS] or (control[PLAYOUTS] < control[LIMIT] and not control[HALT]):
        for place in range(len(root)):
            row[place] = root[place]
        depth, chance = _descend(tree, row, path, desk, actions, values, chance)
        chance = _play_on(row, desk, actions, values, chance, control)
        shares(row, wins)
        scores(row, points)
        _learn(tree, path, depth, wins, points, asking)
        control[PLAYOUTS] += 1
