"""Play a plan with a progress bar, then show and write what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from msgspec import Struct
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from furcifer.arena import Plan, Result, compete, read_results, schedule
from furcifer.arena.plan import check_plan
from furcifer.arena.report import Summary, write_report
from furcifer.cli.solve import progress
from furcifer.core import find

TELLING = 5  # matches before the time left is shown: the first ones may have to compile


class Outputs(Struct, frozen=True):
    """The files for results and report, the number of replays in it, and the address that opens them."""

    results: Path
    report: Path
    replays: int
    page: str


def compete_and_report(
    plan: Plan, outputs: Outputs, jobs: int, cluster: str | None, console: Console
) -> None:
    """Play what is left of a plan and write its report."""
    check_plan(plan, elsewhere=cluster is not None)
    total = len(schedule(plan))
    try:
        with _progress(console, plan, outputs.results, total) as advance:
            results = compete(plan, outputs.results, jobs=jobs, cluster=cluster, on_result=advance)
    except KeyboardInterrupt:
        console.print(f"Finished matches are in {outputs.results}. Run the same command again to continue.")
        raise
    _report(plan, results, outputs)


def report_again(file: Path, outputs: Outputs) -> None:
    """Write the report of a results file, complete or not."""
    plan, results = read_results(file)
    _report(plan, results, outputs)


def _report(plan: Plan, results: Sequence[Result], outputs: Outputs) -> None:
    summary = write_report(plan, results, outputs.report, replays=outputs.replays, address=outputs.page)
    console = Console(highlight=False)
    _show(summary, console)
    console.print(f"Results: {outputs.results}", soft_wrap=True)
    console.print(f"Report: {outputs.report}, with .json and .csv beside it", soft_wrap=True)


def _show(summary: Summary, console: Console) -> None:
    table = Table("player", "rating", "95 %", "points", title=f"{summary.title}: {summary.matches} matches")
    shares = {one.name: one.share for one in summary.players}
    for one in summary.ratings:
        table.add_row(
            one.name, f"{one.value:.1f}", f"{one.low:.1f} … {one.high:.1f}", f"{shares[one.name]:.1%}"
        )
    console.print(table)
    for sentence in summary.findings:
        console.print(sentence)
    for forfeit in summary.forfeits[:5]:
        console.print(f"Match {forfeit.match} was forfeited by {forfeit.player}. {forfeit.reason}")
    if len(summary.forfeits) > 5:
        console.print(f"{len(summary.forfeits) - 5} more matches were forfeited: see the report.")


@contextmanager
def _progress(console: Console, plan: Plan, file: Path, total: int) -> Iterator[Callable[[Result], None]]:
    """Report progress with the time left: a bar on a terminal, one line a minute elsewhere."""
    done = min(total, len(read_results(file)[1])) if file.exists() and file.stat().st_size else 0
    title = find(plan.game).meta.title
    if console.is_terminal:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console) as bar:
            task = bar.add_task(title, total=total, completed=done)
            yield lambda _: bar.advance(task)
        return
    began, played = monotonic(), 0
    with progress(console) as report:

        def advance(_: Result) -> None:
            nonlocal played
            played += 1
            left = _time((total - done - played) * (monotonic() - began) / played)
            guess = f", about {left} left" if played >= TELLING else ""
            report(f"{title}: {done + played} of {total} matches{guess}")

        yield advance


def _time(seconds: float) -> str:
    """Return a time in words.

    >>> _time(40), _time(150), _time(9000)
    ('1 minute', '3 minutes', '2.5 hours')
    """
    if seconds > 2 * 3600:
        return f"{seconds / 3600:.1f} hours"
    minutes = max(1, round(seconds / 60 + 0.49))
    return f"{minutes} minute{'s' if minutes > 1 else ''}"
