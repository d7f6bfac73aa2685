"""The player of games with chance: playouts on a game's kernel, by number or by time, and a tree of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Timer
from types import ModuleType
from typing import Any

from furcifer.core import ConfigError, Line, part
from furcifer.machine.loading import run_for

from .player import Turn
from .tree import AHEAD, DEEPEST, HALT, LIMIT, NAIVE, NONE, SELFISH, Tree, make_tree

FROM_KERNEL = (
    "MOST_ACTIONS",
    "OVER",
    "apply",
    "following",
    "legal",
    "pick",
    "scattered",
    "scores",
    "seated",
    "shares",
    "to_act",
)
FROM_POLICY = ("DESK", "candidates", "promises")
USUAL = 2_000  # playouts where nothing is said
UNLIMITED = 1 << 40
BRANCHES = 8  # nodes a playout adds at most, about
MOST_NODES = 1 << 19  # 40 MB with five seats


@cache
def search_for(slug: str) -> ModuleType:
    """The search for a game: `uct.py` with the game's functions in it."""
    kernel, policy = part(slug, "kernel"), part(slug, "policy")
    if kernel is None or policy is None:
        raise ConfigError(f"There is no search over chance for {slug!r}: it has no kernel and policy.")
    functions = {name: getattr(kernel, name) for name in FROM_KERNEL}
    return run_for(
        slug,
        Path(__file__).with_name("uct.py"),
        functions | {name: getattr(policy, name) for name in FROM_POLICY},
    )


class Chances:
    """Plays to win: looks where its playouts went best, as many as its number or its seconds allow.

    With a number of playouts alone it is deterministic: the same view and the same chance give the same
    answer. The weaker err as beginners do. Who looks only some actions `ahead` counts the points as they are
    there; who is `selfish` counts its own points alone, and cares neither who leads nor what the others want;
    who is `naive` has no eye for what is promising, and learns only from what it tries in its mind.
    """

    def __init__(  # noqa: PLR0913 - a level is data, a keyword each
        self,
        name: str = "gambler",
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        ahead: int = DEEPEST,
        selfish: bool = False,
        naive: bool = False,
    ) -> None:
        for what, budget in (("playouts", playouts), ("seconds", seconds), ("actions ahead", ahead)):
            if budget is not None and not budget > 0:
                raise ConfigError(f"A search needs more than {budget} {what}.")
        if playouts is None and seconds is None:
            playouts = USUAL
        self.name, self.playouts, self.seconds = name, playouts, seconds
        self.manner = {AHEAD: ahead, SELFISH: selfish, NAIVE: naive}

    def choose(self, turn: Turn) -> Any:
        return turn.legal[0] if len(turn.legal) == 1 else self.explain(turn, 1)[0].action

    def explain(self, turn: Turn, most: int = 3) -> list[Line]:
        """The best few actions, best first: their chance to win, and the points they lead to on average."""
        search = _Search(turn, self.playouts)
        for what, value in self.manner.items():
            search.tree.control[what] = value
        search.run(1)  # also waits for the compiler, whose time is not the player's
        timer = Timer(self.seconds or 0, search.stop)
        if self.seconds is not None:
            timer.start()
        try:
            search.run(self.playouts or UNLIMITED)
        finally:
            timer.cancel()
        return search.lines()[: max(1, most)]


class _Search:
    """One turn's search: everything but the answer is compiled."""

    def __init__(self, turn: Turn, playouts: int | None) -> None:
        slug = turn.game.meta.slug
        self.module, kernel, encoding = search_for(slug), part(slug, "kernel"), part(slug, "encoding")
        assert kernel is not None
        assert encoding is not None
        self.row = kernel.pack(turn.game.imagine(turn.view, turn.rng))
        self.actions = {encoding.encode(turn.view, action): action for action in turn.legal}
        nodes = BRANCHES * (playouts or MOST_NODES)
        self.tree: Tree = make_tree(min(nodes, MOST_NODES) + kernel.MOST_ACTIONS, kernel.seated(self.row))
        self.rng = turn.rng

    def stop(self) -> None:
        self.tree.control[HALT] = 1

    def run(self, playouts: int) -> None:
        """Go on until there were so many playouts, or until stopped."""
        self.tree.control[LIMIT] = playouts
        self.module.grow(self.tree, self.row, self.rng.below(1 << 32))

    def lines(self) -> list[Line]:
        """The actions in the order of how often they were tried: what pays is tried again."""
        tree, node, found = self.tree, int(self.tree.child[0]), []
        while node != NONE:
            found.append(node)
            node = int(tree.sibling[node])
        found.sort(key=lambda each: (-tree.visits[each], -tree.prior[each]))
        return [self._line(node) for node in found]

    def _line(self, node: int) -> Line:
        tree = self.tree
        action, tried = self.actions[int(tree.action[node])], tree.visits[node]
        if not tried:
            return Line(action)
        return Line(action, float(tree.points[node] / tried), chance=float(tree.wins[node] / tried))
