"""`furcifer bench`: how fast, measured here and now."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console

from furcifer.core import ConfigError

MATCHES = 200  # for each pairing


class What(StrEnum):
    rules = "rules"
    server = "server"
    bots = "bots"
    words = "words"


def bench(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    what: Annotated[What, typer.Argument(help="What to measure.")] = What.rules,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="bots, words: that game only.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each line.")] = 2.0,
    tables: Annotated[int, typer.Option(min=1, help="server: tables of two sockets each.")] = 50,
    idle: Annotated[int, typer.Option(min=0, help="server: sockets that only listen.")] = 1000,
    matches: Annotated[
        int | None,
        typer.Option(min=1, help="bots: for each pairing (200). words: boards (200) or rounds (2000)."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="bots, words: processes; -1 is one for each core.")] = -1,
    everybody: Annotated[bool, typer.Option("--all", help="bots: everybody against everybody.")] = False,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="words: of the cards.")] = "en",
) -> None:
    """Measure the rulebooks (one core, nothing else), the server (durable moves), how strong the bots are,
    or how well they give and read clues (words).

    Other libraries are measured in the same run where they are installed.
    """
    if jobs == 0:
        raise ConfigError("Nothing is played by 0 processes: give 1 or more, or -1 for one on each core.")
    console = Console()
    if what is What.rules:
        from .bench_rules import measure

        console.print(measure(seconds, console))
        return
    if what is What.bots:
        from .bench_bots import measure as compare

        console.print(compare(game, matches or MATCHES, jobs, everybody, console))
        return
    if what is What.words:
        from .bench_words import measure as listen

        listen(game, matches, language, jobs, console)
        return
    from furcifer.server.bench import bench as play
    from furcifer.server.bench import postgres
    from furcifer.server.bench_result import show

    with console.status("Playing on a server of its own"), postgres() as url:
        results = play(tables, seconds, idle, url)
    console.print(show(results))
