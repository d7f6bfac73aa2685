"""`furcifer solve`: the value of a game's start, proved, and its proof checked; endgames, openings."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from furcifer.core import ConfigError, find, part

from .options import whole

EVERY = 60.0  # seconds


def solve(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, e.g. chameleon-chess.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check the certificate, by the rulebook.")
    ] = False,
    certificate: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the certificate here, or check this one.")
    ] = None,
    tables: Annotated[
        bool, typer.Option("--tables", help="Build the endgame tables for the strongest player.")
    ] = False,
    pieces: Annotated[
        int, typer.Option(parser=whole, metavar="N", help="Up to how many pieces the tables go.")
    ] = 5,
    position: Annotated[
        str | None, typer.Option(metavar="LINE", help="Who forces a win in this position?")
    ] = None,
    within: Annotated[
        int, typer.Option(parser=whole, metavar="PLIES", help="How far to look in a position.")
    ] = 16,
    balanced: Annotated[
        int | None,
        typer.Option(parser=whole, metavar="PLIES", help="List the openings without a win within PLIES."),
    ] = None,
    memory: Annotated[float, typer.Option(metavar="GIB", help="How much memory the search may take.")] = 4.0,
    threads: Annotated[int | None, typer.Option(metavar="N", help="All cores if not given.")] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the search here, and go on from it."),
    ] = None,
) -> None:
    """Prove the value of the start: who wins, within how many plies, and with which first moves.

    Or solve something else: the endgames, a position, the openings of a balanced start.
    """
    solver: Any = part(find(game).meta.slug, "solver")
    if solver is None:
        raise ConfigError(f"{find(game).meta.title} has no solver.")
    cores = os.cpu_count() or 1 if threads is None else threads
    if cores < 1:
        raise ConfigError(f"At least one thread is needed, not {cores}.")
    _check_files(certificate, checkpoint, verify)
    console = Console()
    with progress(Console(stderr=True)) as report:
        if verify:
            sentences = solver.verify(certificate, cores, report)
        elif tables:
            sentences = solver.tables(pieces, cores, report)
        elif position is not None:
            sentences = solver.look_at(position, within, memory, cores, report)
        elif balanced is not None:
            sentences = solver.balanced(balanced, memory, cores, report)
        else:
            sentences = solver.solve(
                memory=memory,
                threads=cores,
                file=checkpoint,
                certificate_file=certificate,
                report=report,
            ).sentences
    for sentence in sentences:
        console.print(sentence, highlight=False, soft_wrap=True)


@contextmanager
def progress(console: Console) -> Iterator[Callable[[str], None]]:
    """How far long work is: in place on a terminal, elsewhere a line a minute, as a log would have it."""
    if console.is_terminal:
        with console.status("Getting ready") as status:
            yield status.update
        return
    told = time.monotonic()

    def tell(text: str) -> None:
        nonlocal told
        if time.monotonic() - told >= EVERY:
            told = time.monotonic()
            console.print(text, highlight=False, soft_wrap=True)

    yield tell


def _check_files(certificate: Path | None, checkpoint: Path | None, verify: bool) -> None:
    for file in (certificate, checkpoint):
        if file is not None and not file.absolute().parent.is_dir():
            raise ConfigError(f"There is no folder {file.parent} to write {file.name} to.")
    if certificate is not None and not verify and certificate.exists():
        raise ConfigError(f"{certificate} exists and is not written over; move it away first.")
