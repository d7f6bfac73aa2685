"""Both layouts of Le Caméléon between equal players: how often nobody wins, and what it is worth to begin.

python benchmarks/layouts.py --nodes 4000 --matches 200
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit
from rich.console import Console
from rich.progress import track
from rich.table import Table

from furcifer.arena.standings import interval
from furcifer.bots.alphabeta import search_for
from furcifer.bots.room import CHOICE, DEEPEST, DOWN, HALT, LIMIT, SURE, WIN, Room, make_room
from furcifer.games.le_cameleon import encoding, kernel, rules
from furcifer.games.le_cameleon.state import Config
from furcifer.games.le_cameleon.tables import LAYOUTS

SLUG = "le-cameleon"
OPENING = 4  # random actions, so that matches differ
EXCHANGES = 10
ENTRIES = 1 << 14  # few, because they are forgotten before every action


@cache
def player() -> Callable[..., int]:
    """Whole matches in compiled code, both sides by the search that the levels use."""
    search, legal, apply = search_for(SLUG).search, kernel.legal, kernel.apply

    @njit(nogil=True)
    def choose(room: Room, row: Any, nodes: int) -> int:
        room.control[:], room.history[:], room.table[:] = 0, 0, 0
        room.control[LIMIT], room.control[DOWN] = nodes, EXCHANGES
        choice = -1
        for depth in range(1, DEEPEST // 2):
            room.rows[0] = row
            value = search(room, depth, -WIN, WIN)
            if room.control[HALT] and choice >= 0:
                break
            choice = room.frames[0, CHOICE]
            if room.control[HALT] or abs(value) > SURE:
                break
        return choice

    @njit(nogil=True)
    def play(room: Room, row: Any, nodes: int, out: Any) -> int:
        """Play to the end, in place; how many actions that took."""
        actions, count = 0, legal(row, out)
        while count:
            apply(row, choose(room, row, nodes) if count > 1 else out[0])
            actions, count = actions + 1, legal(row, out)
        return actions

    return play


def matches(layout: str, nodes: int, count: int) -> list[tuple[float, int]]:
    """The points of who began and the number of actions, match by match."""
    play, start, results = player(), kernel.pack(rules.start(Config(layout=layout), 2)), []
    room = make_room(kernel.WIDTH, kernel.MOST_ACTIONS, encoding.ACTIONS, ENTRIES)
    out = np.empty(kernel.MOST_ACTIONS, dtype=np.int64)
    for number in track(range(count), layout):
        row, points = start.copy(), np.empty(2)
        opening = kernel.playout(row, number, OPENING)
        actions = opening + play(room, row, nodes, out)
        kernel.scores(row, points)
        results.append((float(points[0]), actions))
    return results


def line(layout: str, nodes: int, results: list[tuple[float, int]]) -> tuple[str, ...]:
    count = len(results)
    drawn = sum(points == 0.5 for points, _ in results) / count
    began = sum(points for points, _ in results) / count
    actions = sum(found for _, found in results) / count
    return layout, f"{nodes:,}", str(count), _share(drawn, count), _share(began, count), f"{actions:.0f}"


def _share(share: float, count: int) -> str:
    low, high = interval(share, count)
    return f"{share:.1%} ({low:.1%}–{high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=4_000)
    parser.add_argument("--matches", type=int, default=200)
    asked = parser.parse_args()
    table = Table("layout", "nodes an action", "matches", "drawn", "who begins", "actions")
    for layout in LAYOUTS:
        table.add_row(*line(layout, asked.nodes, matches(layout, asked.nodes, asked.matches)))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
