"""The searching player: iterative deepening on a game's kernel, by nodes or by time."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Timer
from types import ModuleType
from typing import Any

from msgspec import Struct

from furcifer.core import ConfigError, part

from .player import Turn
from .room import DEEPEST, HALT, LIMIT, NODES, SURE, WIN, Room, make_room

ENTRIES = 1 << 20  # of the table: 16 MB
FROM_KERNEL = ("to_act", "legal", "apply", "scores", "OVER")
FROM_EVALUATION = ("identity", "certain", "evaluate", "noisy", "promise")


class Line(Struct, frozen=True):
    """An action and what it is worth to the seat: hundredths of a piece, or the actions to a sure end."""

    action: Any
    value: int
    wins_in: int | None = None
    loses_in: int | None = None


@cache
def search_for(slug: str) -> ModuleType:
    """The search for a game: `pvs.py`, run under a name of its own with the game's functions in it."""
    kernel, evaluation = part(slug, "kernel"), part(slug, "evaluation")
    if kernel is None or evaluation is None:
        raise ConfigError(f"There is no searching player for {slug!r}: it has no kernel and evaluation.")
    folder = slug.replace("-", "_")
    spec = spec_from_file_location(f"furcifer.bots.pvs_{folder}", Path(__file__).with_name("pvs.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    vars(module).update({name: getattr(kernel, name) for name in FROM_KERNEL})
    vars(module).update({name: getattr(evaluation, name) for name in FROM_EVALUATION})
    vars(module)["GAME"] = folder
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


class AlphaBeta:
    """Looks as deep as its nodes, its seconds or its depth allow, whichever ends first.

    With a budget of nodes alone it is deterministic: the same view and the same chance give the same answer.
    """

    def __init__(
        self,
        name: str = "searcher",
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        depth: int = 64,
    ) -> None:
        for what, budget in (("nodes", nodes), ("seconds", seconds), ("depth", depth)):
            if budget is not None and not budget > 0:
                raise ConfigError(f"A search needs more than {budget} {what}.")
        if nodes is None and seconds is None:
            nodes = 200_000
        self.name, self.nodes, self.seconds, self.depth = name, nodes, seconds, min(depth, DEEPEST // 2)

    def choose(self, turn: Turn) -> Any:
        return self.explain(turn, 1)[0].action

    def explain(self, turn: Turn, most: int = 3) -> list[Line]:
        """The best few actions with their values, best first."""
        if len(turn.legal) == 1:
            most = 1
        if known := self._known(turn):
            return [known]
        search = _Search(turn, max(1, most))
        search.room.control[LIMIT] = self.nodes or 1 << 60
        timer = Timer(self.seconds or 0, search.stop)
        if self.seconds is not None:
            timer.start()
        try:
            search.deepen(self.depth)
        finally:
            timer.cancel()
        return search.lines()

    def _known(self, turn: Turn) -> Line | None:
        """The move of a proved strategy, where the game has one and the seat is on its way."""
        certificate = part(turn.game.meta.slug, "certificate")
        found = certificate.answer(turn.view) if certificate else None
        return Line(found[0], WIN - found[1], wins_in=found[1]) if found else None


class _Search:
    """One turn's search: the root is here, everything below is compiled."""

    def __init__(self, turn: Turn, most: int) -> None:
        slug = turn.game.meta.slug
        self.module, self.kernel, encoding = search_for(slug), part(slug, "kernel"), part(slug, "encoding")
        assert self.kernel is not None
        assert encoding is not None
        self.seat, self.most = turn.seat, min(most, len(turn.legal))
        self.room: Room = make_room(self.kernel.WIDTH, self.kernel.MOST_ACTIONS, encoding.ACTIONS, ENTRIES)
        self.row = self.kernel.pack(turn.game.imagine(turn.view, turn.rng))
        # The order of equals is by chance, so that games differ; the best of the last depth come first.
        self.order = turn.rng.shuffled([(encoding.encode(turn.view, a), a) for a in turn.legal])
        self.values: dict[int, int] = {}

    def stop(self) -> None:
        self.room.control[HALT] = 1

    def deepen(self, depth: int) -> None:
        """Search one ply deeper at a time until stopped, or until the best lines are certain."""
        for deeper in range(depth):
            values = self._look(deeper)
            stopped = bool(self.room.control[HALT])
            if stopped and self.values:
                return  # half a look is worse than the whole one before
            self.values |= values
            self.order.sort(key=lambda pair: -self.values.get(pair[0], -WIN))
            best = [self.values.get(number, 0) for number, _ in self.order[: self.most]]
            if stopped or all(abs(value) > SURE for value in best):
                return

    def _look(self, depth: int) -> dict[int, int]:
        """The value of every action so deep; of those that are not among the best, only that they are not."""
        values: dict[int, int] = {}
        worst = WIN
        for number, _ in self.order:
            best = sorted(values.values(), reverse=True)
            bound = best[self.most - 1] if len(best) >= self.most else -worst
            value = self._value(number, depth, bound, bound + 1) if len(best) >= self.most else bound + 1
            if value > bound:
                value = self._value(number, depth, bound, worst)
            if self.room.control[HALT]:
                break
            values[number] = min(value, bound) if len(best) >= self.most and value <= bound else value
        return values

    def _value(self, number: int, depth: int, low: int, high: int) -> int:
        """What an action is worth to the seat, within a window."""
        row = self.row.copy()
        self.kernel.apply(row, number)  # type: ignore[union-attr]
        self.room.rows[0] = row
        actor = self.kernel.to_act(row)  # type: ignore[union-attr]
        mine = actor == self.seat or (actor == self.kernel.OVER and self.seat == 0)  # type: ignore[union-attr]
        window = (low, high) if mine else (-high, -low)
        value = int(self.module.search(self.room, depth, *window))
        return value if mine else -value

    def lines(self) -> list[Line]:
        return [self._line(number, action) for number, action in self.order[: self.most]]

    def _line(self, number: int, action: Any) -> Line:
        value = self.values.get(number, 0)
        away = WIN - abs(value) + 1
        return Line(action, value, away if value > SURE else None, away if value < -SURE else None)

    @property
    def nodes(self) -> int:
        return int(self.room.control[NODES])
