"""`furcifer bench bots`: the strength of each level, from many matches on every core."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from furcifer.arena import Pairing, Result, Standing, pairings, rate, run, standings
from furcifer.core import all_games, find


def measure(slug: str | None, matches: int, jobs: int, everybody: bool, console: Console) -> Group:
    """Return the tables of one game, or of every game whose bots search."""
    slugs = [find(slug).meta.slug] if slug else [name for name in all_games() if find(name).kernel]
    meetings = {name: pairings(name, everybody=everybody) for name in slugs}
    return Group(*(compare(name, found, matches, jobs, console) for name, found in meetings.items()))


def compare(slug: str, meetings: Sequence[Pairing], matches: int, jobs: int, console: Console) -> Group:
    """Return the tables of one game. Each pairing is printed when it is done: all take long."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results, lines = list[Result](), list[Standing]()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(slug, total=len(meetings) * matches)
        for meeting in meetings:
            played = run([meeting], matches, jobs, lambda _: progress.advance(task))
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
    first, *others = standing.pairing.names
    low, high = standing.interval
    rest = others[0] if len(others) == 1 else f"{len(others)} × {others[0]}"
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
