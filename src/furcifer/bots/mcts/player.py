"""The Monte Carlo tree search player: playouts on a game's kernel, limited by number or by time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import Timer
from typing import Any

from msgspec.structs import replace

from furcifer.compiled.template import instantiate
from furcifer.core import Candidate, ConfigError, LearnedValue, MctsBots, MctsSkill, PlayoutPolicy, Turn, find

from .exact import exact_candidates
from .tree import (
    JUDGES,
    MAX_DEPTH,
    NAIVE,
    NONE,
    PLAYOUT_DEPTH,
    PLAYOUT_LIMIT,
    SELFISH,
    STOP,
    Tree,
    make_tree,
)
from .unlearned import UNLEARNED

TEMPLATE = Path(__file__).with_name("search.py")
DEFAULT_PLAYOUTS = 2_000
UNLIMITED = 1 << 40
NODES_PER_PLAYOUT = 8  # roughly the most that a playout adds
MOST_NODES = 1 << 19  # 40 MB with five seats


def policy_of(slug: str) -> PlayoutPolicy | None:
    """Return the playout policy of a game, or None if no tree search plays it."""
    game = find(slug)
    bots = game.bots() if game.bots else None
    return bots.policy() if isinstance(bots, MctsBots) else None


def exact_values(turn: Turn) -> list[Candidate]:
    """Return the actions by their exact values, best first; none where they cannot be computed."""
    policy = policy_of(turn.game.meta.slug)
    return exact_candidates(turn, policy) if policy else []


def learned_value(slug: str) -> LearnedValue:
    """Return what a game has learned, or a value that judges no position."""
    policy = policy_of(slug)
    return policy.value if policy and policy.value else UNLEARNED


@cache
def compiled_for(slug: str) -> Mapping[str, Callable[..., None]]:
    """Return the compiled functions for a game: `search.py` with the game's functions in it."""
    game, policy = find(slug), policy_of(slug)
    if game.kernel is None or policy is None:
        raise ConfigError(f"There is no Monte Carlo tree search for {slug!r}: the game declares none.")
    kernel, value = game.kernel(), learned_value(slug)
    functions = {
        "MOST_ACTIONS": kernel.most_actions,
        "OVER": kernel.over,
        "apply": kernel.apply,
        "legal": kernel.legal,
        "pick": kernel.pick,
        "scores": kernel.scores,
        "seats_of": kernel.seats,
        "win_shares": kernel.win_shares,
        "to_act": kernel.to_act,
        "SCRATCH": policy.scratch,
        "candidates": policy.candidates,
        "action_values": policy.action_values,
        "judged": value.judges,
        "judge": value.judge,
    }
    return instantiate(TEMPLATE, slug, functions)


class MctsPlayer:
    """Searches until its playouts or its seconds are used up. Where it computes exact values, it needs none.

    With a number of playouts alone it is deterministic: the same view and random stream give the same answer.
    `MctsSkill` says what makes a weaker level weak.
    """

    def __init__(self, name: str = "mcts", skill: MctsSkill | None = None) -> None:
        skill = skill or MctsSkill()
        _check(skill)
        if skill.playouts is None and skill.seconds is None:
            skill = replace(skill, playouts=DEFAULT_PLAYOUTS)
        self.name, self.skill = name, skill

    def choose(self, turn: Turn) -> Any:
        return turn.legal[0] if len(turn.legal) == 1 else self.explain(turn, 1)[0].action

    def explain(self, turn: Turn, most: int = 3) -> list[Candidate]:
        """Return up to `most` candidates, best first, with their chance to win and their average points."""
        found = exact_values(turn) if self.skill.exact else []
        return (found or self._search(turn))[: max(1, most)]

    def _search(self, turn: Turn) -> list[Candidate]:
        skill, search = self.skill, _TreeSearch(turn, self.skill.playouts)
        control = search.tree.control
        control[PLAYOUT_DEPTH] = skill.playout_depth or MAX_DEPTH
        control[SELFISH], control[NAIVE] = skill.selfish, skill.naive
        control[JUDGES] = skill.learned and search.value.usable(search.packed)
        search.run(1)  # untimed: the first search of a process may have to compile
        timer = Timer(skill.seconds or 0, search.stop)
        if skill.seconds is not None:
            timer.start()
        try:
            search.run(skill.playouts or UNLIMITED)
        finally:
            timer.cancel()
        return search.candidates()


class _TreeSearch:
    """The search of one turn. Everything but the answer is compiled."""

    def __init__(self, turn: Turn, playouts: int | None) -> None:
        slug = turn.game.meta.slug
        assert turn.game.kernel is not None
        assert turn.game.encoding is not None
        self.grow, kernel, encoding = compiled_for(slug)["grow"], turn.game.kernel(), turn.game.encoding()
        assert kernel.seats is not None
        self.packed = kernel.pack(turn.game.imagine(turn.view, turn.rng))
        self.actions = {encoding.encode(turn.view, action): action for action in turn.legal}
        nodes = NODES_PER_PLAYOUT * (playouts or MOST_NODES)
        self.tree: Tree = make_tree(min(nodes, MOST_NODES) + kernel.most_actions, kernel.seats(self.packed))
        self.value = learned_value(slug)
        self.rng = turn.rng

    def stop(self) -> None:
        self.tree.control[STOP] = 1

    def run(self, playouts: int) -> None:
        """Search until the tree has this many playouts, or until stopped."""
        self.tree.control[PLAYOUT_LIMIT] = playouts
        self.grow(self.tree, self.packed, self.rng.below(1 << 32), self.value.weights(self.packed))

    def candidates(self) -> list[Candidate]:
        """Return the actions, most visited first."""
        tree, node, found = self.tree, int(self.tree.child[0]), []
        while node != NONE:
            found.append(node)
            node = int(tree.sibling[node])
        found.sort(key=lambda each: (-tree.visits[each], -tree.prior[each]))
        return [self._candidate(node) for node in found]

    def _candidate(self, node: int) -> Candidate:
        tree = self.tree
        action, visits = self.actions[int(tree.action[node])], tree.visits[node]
        if not visits:
            return Candidate(action)
        return Candidate(action, float(tree.points[node] / visits), chance=float(tree.wins[node] / visits))


def _check(skill: MctsSkill) -> None:
    budgets = (
        ("playouts", skill.playouts),
        ("seconds", skill.seconds),
        ("actions in a playout", skill.playout_depth),
    )
    for what, budget in budgets:
        if budget is not None and not budget > 0:
            raise ConfigError(f"A search needs a positive number of {what}, not {budget}.")
