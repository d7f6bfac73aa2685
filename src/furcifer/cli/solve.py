"""`furcifer solve`: prove the value of a game, check the proof, build endgame tables, find openings."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from furcifer.core import ConfigError, find

from .options import whole

REPORT_SECONDS = 60.0


def solve(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, e.g. chameleon-chess.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the certificate with the rulebook.")
    ] = False,
    certificate: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The certificate to write, or to check.")
    ] = None,
    tables: Annotated[
        bool, typer.Option("--tables", help="Build the endgame tables for the strongest bot.")
    ] = False,
    pieces: Annotated[
        int, typer.Option(parser=whole, metavar="N", help="The most pieces in the endgame tables.")
    ] = 5,
    position: Annotated[
        str | None, typer.Option(metavar="LINE", help="Find out who wins from this position.")
    ] = None,
    within: Annotated[
        int | None,
        typer.Option(parser=whole, metavar="PLIES", help="How far to search (28; from a position 16)."),
    ] = None,
    balanced: Annotated[
        int | None,
        typer.Option(
            parser=whole, metavar="PLIES", help="List the openings without a forced win within PLIES."
        ),
    ] = None,
    memory: Annotated[float, typer.Option(metavar="GIB", help="The memory for the search.")] = 4.0,
    threads: Annotated[
        int | None, typer.Option(metavar="N", help="The number of threads; all cores if not given.")
    ] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the search here, and resume from it."),
    ] = None,
) -> None:
    """Prove who wins after every first move, and within how many plies.

    With options, solve something else: endgames, a position, the openings of a balanced start.
    """
    load = find(game).solver
    if load is None:
        raise ConfigError(f"{find(game).meta.title} has no solver.")
    solver = load()
    cores = os.cpu_count() or 1 if threads is None else threads
    if cores < 1:
        raise ConfigError(f"The solver needs at least one thread, not {cores}.")
    _check_files(certificate, checkpoint, verify)
    console = Console()
    with progress(Console(stderr=True)) as report:
        if verify:
            sentences = solver.verify(certificate, cores, report)
        elif tables:
            sentences = solver.tables(pieces, cores, report)
        elif position is not None:
            sentences = solver.position(position, 16 if within is None else within, memory, cores, report)
        elif balanced is not None:
            sentences = solver.balanced(balanced, memory, cores, report)
        else:
            sentences = solver.solve(
                within=within,
                memory=memory,
                threads=cores,
                checkpoint=checkpoint,
                certificate=certificate,
                report=report,
            )
    for sentence in sentences:
        console.print(sentence, highlight=False, soft_wrap=True)


@contextmanager
def progress(console: Console) -> Iterator[Callable[[str], None]]:
    """Report progress: a live status on a terminal, one log line a minute elsewhere."""
    if console.is_terminal:
        with console.status("Getting ready") as status:
            yield status.update
        return
    reported = time.monotonic()

    def report(text: str) -> None:
        nonlocal reported
        if time.monotonic() - reported >= REPORT_SECONDS:
            reported = time.monotonic()
            console.print(text, highlight=False, soft_wrap=True)

    yield report


def _check_files(certificate: Path | None, checkpoint: Path | None, verify: bool) -> None:
    for file in (certificate, checkpoint):
        if file is not None and not file.absolute().parent.is_dir():
            raise ConfigError(f"There is no folder {file.parent} to write {file.name} to.")
    if certificate is not None and not verify and certificate.exists():
        raise ConfigError(f"{certificate} already exists; move it away first.")
