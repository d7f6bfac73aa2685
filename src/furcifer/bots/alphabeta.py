"""The searching player: iterative deepening on a game's kernel, by nodes or by time."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import Timer
from types import ModuleType
from typing import Any

from furcifer.core import ConfigError, Line, part
from furcifer.machine.loading import run_for

from .player import Turn
from .room import BLIND, DEEPEST, DOWN, HALT, LIMIT, NODES, SALT, SEEING, SURE, WIN, Bytes, Room, make_room

ENTRIES = 1 << 20  # of the table: 16 MB
FROM_KERNEL = ("to_act", "legal", "apply", "scores", "OVER")
FROM_EVALUATION = ("identity", "certain", "evaluate", "noisy", "promise")
FROM_TABLES = ("settled", "DRAWN")  # of the evaluation too, where the game has endgame tables
BLINDEST = 0.95


@cache
def search_for(slug: str) -> ModuleType:
    """The search for a game: `pvs.py`, run under a name of its own with the game's functions in it."""
    kernel, evaluation = part(slug, "kernel"), part(slug, "evaluation")
    if kernel is None or evaluation is None:
        raise ConfigError(f"There is no searching player for {slug!r}: it has no kernel and evaluation.")
    there = (*FROM_EVALUATION, *(name for name in FROM_TABLES if hasattr(evaluation, name)))
    functions = {name: getattr(kernel, name) for name in FROM_KERNEL}
    return run_for(
        slug,
        Path(__file__).with_name("pvs.py"),
        functions | {name: getattr(evaluation, name) for name in there},
    )


class AlphaBeta:
    """Looks as deep as its nodes, its seconds or its depth allow, whichever ends first.

    With a budget of nodes alone it is deterministic: the same view and the same chance give the same answer.
    Below the depth it follows `exchanges` plies of takings. Who `overlooks` is weak as beginners are: beyond
    the action at hand, each that is not an obvious taking goes unseen with that probability. Who `knows`
    plays by what the game has proved (its `solved.py`).
    """

    def __init__(  # noqa: PLR0913 - a level is data, a keyword each
        self,
        name: str = "searcher",
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        depth: int = 64,
        exchanges: int = 10,
        overlooks: float = 0.0,
        knows: bool = False,
    ) -> None:
        for what, budget in (("nodes", nodes), ("seconds", seconds), ("depth", depth)):
            if budget is not None and not budget > 0:
                raise ConfigError(f"A search needs more than {budget} {what}.")
        if exchanges < 0:
            raise ConfigError(f"A search follows 0 or more plies of takings, not {exchanges}.")
        if not 0 <= overlooks <= BLINDEST:
            raise ConfigError(f"A search overlooks a share from 0 to {BLINDEST}, not {overlooks}.")
        if nodes is None and seconds is None:
            nodes = 200_000
        self.name, self.nodes, self.seconds, self.depth = name, nodes, seconds, min(depth, DEEPEST // 2)
        self.exchanges, self.overlooks, self.knows = exchanges, overlooks, knows

    def choose(self, turn: Turn) -> Any:
        return turn.legal[0] if len(turn.legal) == 1 else self.explain(turn, 1)[0].action

    def explain(self, turn: Turn, most: int = 3) -> list[Line]:
        """The best few actions with their values, best first."""
        solved = part(turn.game.meta.slug, "solved") if self.knows else None
        proved = solved.proved(turn.view) if solved else None
        if proved is None:
            return self._searched(turn, most, solved.endings() if solved else None)
        best = Line(proved[0], WIN - proved[1], wins_in=proved[1])
        if most == 1:
            return [best]
        others = self._searched(turn, most, solved.endings() if solved else None)
        return [best, *(line for line in others if line.action != best.action)][:most]

    def _searched(self, turn: Turn, most: int, endings: Bytes | None) -> list[Line]:
        search = _Search(turn, max(1, most), endings)
        search.room.control[LIMIT] = self.nodes or 1 << 60
        search.room.control[BLIND], search.room.control[DOWN] = int(self.overlooks * SEEING), self.exchanges
        search.deepen(1)  # untimed: the first look in a process may have to compile the search
        timer = Timer(self.seconds or 0, search.stop)
        if self.seconds is not None:
            timer.start()
        try:
            search.deepen(self.depth)
        finally:
            timer.cancel()
        return search.lines()


class _Search:
    """One turn's search: the root is here, everything below is compiled."""

    def __init__(self, turn: Turn, most: int, endings: Bytes | None) -> None:
        slug = turn.game.meta.slug
        self.module, self.kernel, encoding = search_for(slug), part(slug, "kernel"), part(slug, "encoding")
        assert self.kernel is not None
        assert encoding is not None
        self.seat, self.most = turn.seat, min(most, len(turn.legal))
        sizes = self.kernel.WIDTH, self.kernel.MOST_ACTIONS, encoding.ACTIONS, ENTRIES
        self.room: Room = make_room(*sizes, endings)
        self.row = self.kernel.pack(turn.game.imagine(turn.view, turn.rng))
        # The order of equals is by chance, so that games differ; the best of the last depth come first.
        self.order = turn.rng.shuffled([(encoding.encode(turn.view, a), a) for a in turn.legal])
        self.room.control[SALT] = turn.rng.below(1 << 31)
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
        if abs(value) < SURE or self.room.control[BLIND]:  # who overlooks is sure of nothing
            return Line(action, value)
        away = WIN - abs(value) + 1
        return Line(action, value, wins_in=away) if value > 0 else Line(action, value, loses_in=away)

    @property
    def nodes(self) -> int:
        return int(self.room.control[NODES])
