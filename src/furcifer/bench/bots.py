"""`furcifer bench bots`: the strength of each level, from many matches on every core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from furcifer.arena import Result, Standing, pairings, rate, run, standings
from furcifer.core import all_games, find


class Plan(NamedTuple):
    """The size of a measurement."""

    matches: int  # of each pairing
    jobs: int = -1  # processes; -1 is one for each core
    everybody: bool = False  # does everybody meet everybody?
    seed: int = 0  # of the deals


def measure(slug: str | None, plan: Plan, console: Console) -> Group:
    """Return the tables of one game, or of every game."""
    slugs = [find(slug).meta.slug] if slug else list(all_games())
    return Group(*(compare(name, plan, console) for name in slugs))


def compare(slug: str, plan: Plan, console: Console) -> Group:
    """Return the tables of one game. Each pairing is printed when it is done: all take long."""
    meetings = pairings(slug, everybody=plan.everybody, seed=plan.seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results, lines = list[Result](), list[Standing]()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(slug, total=len(meetings) * plan.matches)
        for meeting in meetings:
            played = run([meeting], plan.matches, plan.jobs, lambda _: progress.advance(task))
            lines += standings([meeting], played)
            progress.console.print(f"{slug}:", *_line(lines[-1]), style="dim")
            results += played
    return Group(points(slug, lines), ratings(results))


def points(slug: str, lines: Sequence[Standing]) -> Table:
    """Return a table with the first player's share of the points in each pairing."""
    title = f"{find(slug).meta.title}: share of the points, draws and ties shared"
    table = Table(title=title)
    for heading in ("bots", "matches", "won", "shared", "share", "95 %", "began", "length"):
        table.add_column(heading, no_wrap=True)
    for standing in lines:
        table.add_row(*_line(standing))
    return table


def _line(standing: Standing) -> tuple[str, ...]:
    names = standing.pairing.names
    first, others = names[0], [name for name in names if name != names[0]]
    low, high = standing.interval
    rest = others[0] if 2 * len(others) == len(names) else f"{len(others)} × {others[0]}"
    return (
        f"{first} – {rest}",
        str(standing.matches),
        str(standing.won),
        str(standing.shared),
        f"{standing.share:.1%}",
        f"{100 * low:.0f}–{high:.0%}",
        f"{standing.began:.0%}",
        f"{standing.actions:.0f}",
    )


def ratings(results: Sequence[Result]) -> Table:
    """Return a table of ratings with their uncertainty."""
    table = Table("bot", "rating", "± (95 %)", title="openskill, Plackett–Luce")
    for name, (mean, deviation) in rate(results).items():
        table.add_row(name, f"{mean:.1f}", f"{1.96 * deviation:.1f}")
    return table
