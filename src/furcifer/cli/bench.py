"""`furcifer bench`: how fast, measured here and now."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console


class What(StrEnum):
    rules = "rules"
    server = "server"


def bench(
    what: Annotated[What, typer.Argument(help="What to measure.")] = What.rules,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each line.")] = 2.0,
    tables: Annotated[int, typer.Option(min=1, help="server: tables of two sockets each.")] = 50,
    idle: Annotated[int, typer.Option(min=0, help="server: sockets that only listen.")] = 1000,
) -> None:
    """Measure the rulebooks (one core, nothing else) or the server (durable moves over sockets).

    Other libraries are measured in the same run where they are installed.
    """
    console = Console()
    if what is What.rules:
        from .bench_rules import measure

        console.print(measure(seconds, console))
        return
    from furcifer.server.bench import bench as play
    from furcifer.server.bench import postgres
    from furcifer.server.bench_result import show

    with console.status("Playing on a server of its own"), postgres() as url:
        results = play(tables, seconds, idle, url)
    console.print(show(results))
