"""`furcifer arena`: tournaments between bots, models and programs, with ratings and a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console

from furcifer.cli.options import Seed, Set, read_settings
from furcifer.core import ConfigError

if TYPE_CHECKING:
    from furcifer.arena import Plan

RUN, REPORT = "run", "report"


def arena(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    what: Annotated[
        str,
        typer.Argument(metavar="GAME", help="A game; or `run` with a plan; or `report` with a results file."),
    ],
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="run: the plan, in TOML. report: the results.")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,...",
            help="The players: a bot's level, llm:NAME, exec:COMMAND or python:MODULE:FUNCTION.",
        ),
    ] = None,
    pairs: Annotated[
        int | None,
        typer.Option(min=1, help="Deals for each pairing, each played from every seat (100)."),
    ] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="Seats at the table.")] = None,
    settings: Set = None,
    seed: Seed = None,
    opening: Annotated[int | None, typer.Option(min=0, help="Random first actions.")] = None,
    results: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the results here, and continue from them.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the page here, .json and .csv beside it.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; -1 means one per core.")] = -1,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the dask cluster at this address.")
    ] = None,
    replays: Annotated[int, typer.Option(min=0, help="Matches that the page links to.")] = 24,
    page: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The Furcifer that opens the replays.")
    ] = "http://127.0.0.1:8000",
) -> None:
    """Play a tournament and report it. If it is stopped, the same command continues it.

    furcifer arena coloretto --players strong,steady,"exec:./mybot" --pairs 200

    furcifer arena run plan.toml
    """
    if jobs == 0:
        raise ConfigError("--jobs cannot be 0: give 1 or more, or -1 for one process per core.")
    given = {
        "players": _names(players),
        "pairs": pairs,
        "seats": seats,
        "seed": seed,
        "opening": opening,
        "config": read_settings(settings) if settings else None,
    }
    from .competition import Outputs, compete_and_report, report_again

    if what == REPORT:
        written = _required(file, REPORT, "results file")
        report_again(written, Outputs(written, report or written.with_suffix(".html"), replays, page))
        return
    plan, usual = _plan(what, file, {key: value for key, value in given.items() if value is not None})
    kept = results or usual
    outputs = Outputs(kept, report or kept.with_suffix(".html"), replays, page)
    compete_and_report(plan, outputs, jobs, cluster, Console(stderr=True))


def _names(players: str | None) -> list[str] | None:
    return [name.strip() for name in players.split(",")] if players is not None else None


def _required(file: Path | None, word: str, wanted: str) -> Path:
    if file is None:
        raise ConfigError(f"`furcifer arena {word}` needs a {wanted}.")
    return file


def _plan(what: str, file: Path | None, given: dict[str, Any]) -> tuple[Plan, Path]:
    """Return the plan and the file for its results when none is named."""
    from furcifer.arena.plan import plan_of, read_plan

    if what == RUN:
        path = _required(file, RUN, "plan")
        if wrong := sorted(set(given) - {"pairs"}):
            raise ConfigError(f"--{wrong[0]} and a plan cannot be combined: write it into {path}.")
        return msgspec.structs.replace(read_plan(path), **given), path.with_suffix(".jsonl")
    if file is not None:
        raise ConfigError(f"{file} is one argument too many. To play a plan: `furcifer arena run {file}`.")
    if "players" not in given:
        raise ConfigError("Name the players, for example --players strong,steady.")
    return plan_of({"game": what, **given}, "The command"), Path(f"furcifer-arena-{what}.jsonl")
