"""`furcifer bench`: measure speed and strength on this machine."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console

from furcifer.core import ConfigError

MATCHES = 200  # for each pairing of bots
BATCH = 4096  # matches side by side


class What(StrEnum):
    rules = "rules"
    server = "server"
    bots = "bots"
    words = "words"
    envs = "envs"


def bench(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    what: Annotated[What, typer.Argument(help="What to measure.")] = What.rules,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="bots, words, envs: one game. words: or `people`."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each line.")] = 2.0,
    tables: Annotated[int, typer.Option(min=1, help="server: tables with two sockets each.")] = 50,
    idle: Annotated[int, typer.Option(min=0, help="server: sockets that only listen.")] = 1000,
    matches: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="bots: matches per pairing (200). words: boards (200) or rounds (2000). envs: batch (4096).",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(help="bots, words: processes; -1 means one per core.")] = -1,
    everybody: Annotated[bool, typer.Option("--all", help="bots: play every pairing.")] = False,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="words: language of the cards.")] = "en",
) -> None:
    """Measure the rules (on one core), the server (durable moves per second), the strength of the bots, their
    clues (words), or batches of matches (envs).

    Other libraries are measured in the same run if they are installed.
    """
    if jobs == 0:
        raise ConfigError("--jobs cannot be 0: give 1 or more, or -1 for one process per core.")
    console = Console()
    match what:
        case What.rules:
            from furcifer.bench import rules

            console.print(rules.measure(seconds, console))
        case What.bots:
            from furcifer.bench import bots

            console.print(bots.measure(game, matches or MATCHES, jobs, everybody, console))
        case What.words:
            from furcifer.bench import words

            words.measure(game, matches, language, jobs, console)
        case What.envs:
            from furcifer.bench import envs

            console.print(envs.measure(game, matches or BATCH, seconds, console))
        case What.server:
            _measure_server(tables, seconds, idle, console)


def _measure_server(tables: int, seconds: float, idle: int, console: Console) -> None:
    from furcifer.bench.server import bench, postgres
    from furcifer.bench.server_report import show

    with console.status("Playing on a separate server"), postgres() as url:
        results = bench(tables, seconds, idle, url)
    console.print(show(results))
