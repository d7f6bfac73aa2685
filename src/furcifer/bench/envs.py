"""`furcifer bench envs`: actions per second of random play, match by match and in batches on every core."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from furcifer.core import ConfigError, all_games, find
from furcifer.envs import Many
from furcifer.envs.many import LONGEST, batch_for


def measure(slug: str | None, matches: int, seconds: float, console: Console) -> Table:
    """Return a table with a row for one game, or for every game with a kernel."""
    if slug and find(slug).kernel is None:
        raise ConfigError(f"{find(slug).meta.title} has no kernel, so it cannot be played in batches.")
    slugs = [slug] if slug else [name for name, game in all_games().items() if game.kernel]
    table = Table("game", "one by one", f"{matches:,} at once", "times", title="Random play, actions/s")
    for name in slugs:
        with console.status(f"Measuring {name}"):
            single, batch = speeds(name, matches, seconds)
        table.add_row(name, f"{single:,.0f}", f"{batch:,.0f}", f"{batch / single:.2f}")
    return table


def speeds(slug: str, matches: int, seconds: float) -> tuple[float, float]:
    """Return the actions per second of single matches and of a batch."""
    game = find(slug)
    assert game.kernel is not None
    kernel, batch = game.kernel(), batch_for(slug)
    start = Many(slug, game.meta.seats[0], matches)

    def one_by_one() -> int:
        return sum(kernel.playout(row, n, LONGEST) for n, row in enumerate(start.rows.copy()))

    def at_once() -> int:
        return int(batch["playout_all"](start.rows.copy(), 1, LONGEST))

    return rate(one_by_one, seconds), rate(at_once, seconds)


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return the actions per second of elapsed time. The first call is not counted: it compiles."""
    play()
    began, played = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        played += play()
    return played / (time.perf_counter() - began)
