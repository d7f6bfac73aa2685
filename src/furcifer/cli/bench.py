"""`furcifer bench`: measure speed and strength on this machine."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from furcifer.core import ConfigError

if TYPE_CHECKING:
    from furcifer.bench.server import Plan

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
    tables: Annotated[
        list[int] | None, typer.Option(min=1, help="server: tables with two sockets each (50, 500).")
    ] = None,
    grown: Annotated[
        list[int] | None, typer.Option(min=1, help="server: tables for the same load (50, 500, 5000).")
    ] = None,
    idle: Annotated[int, typer.Option(min=0, help="server: sockets that only listen.")] = 5000,
    rounds: Annotated[int, typer.Option(min=1, help="server: runs of each line, in turn with the peer.")] = 3,
    picture: Annotated[Path, typer.Option(help="server: where to draw the results.")] = Path(
        "bench-server.svg"
    ),
    matches: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="bots: matches per pairing (200). words: boards (200) or rounds (2000). envs: batch (4096).",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(help="bots, words: processes; -1 means one per core.")] = -1,
    everybody: Annotated[bool, typer.Option("--all", help="bots: play every pairing.")] = False,
    seed: Annotated[int, typer.Option(min=0, help="bots: another seed gives other deals.")] = 0,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="words: language of the cards.")] = "en",
) -> None:
    """Measure the rules (on one core), the server (durable moves per second), the strength of the bots, their
    clues (words), or the environments: plain, through adapters and in batches (envs).

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

            console.print(bots.measure(game, bots.Plan(matches or MATCHES, jobs, everybody, seed), console))
        case What.words:
            from furcifer.bench import words

            words.measure(game, matches, language, jobs, console)
        case What.envs:
            from furcifer.bench import envs

            console.print(envs.measure(game, matches or BATCH, seconds, console))
        case What.server:
            from furcifer.bench.server import Plan

            plan = Plan(tables or [50, 500], grown or [50, 500, 5000], seconds, idle, rounds)
            _measure_server(plan, picture, console)


def _measure_server(plan: Plan, picture: Path, console: Console) -> None:
    from furcifer.bench.server import draw, measure

    with console.status("Measuring the server") as status:
        results = measure(plan, status.update, console.print)
    picture.write_text(draw(results.played), "utf-8")
    console.print(f"Rate and latency against the number of tables: {picture}")
