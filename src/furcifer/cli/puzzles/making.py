"""`furcifer puzzles`: make puzzles, and check files of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, track

from furcifer.cli.options import read_json, whole
from furcifer.core import Match, PuzzleError, WrittenPuzzles, find

app = typer.Typer(help="Make puzzles, and check files of them.", no_args_is_help=True)
USUAL = 300


@app.command()
def make(  # noqa: PLR0913, PLR0917 - a command has as many arguments as it has options
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, e.g. coloretto.")],
    count: Annotated[
        int, typer.Option(parser=whole, metavar="N", help="How many puzzles the file shall have.")
    ] = USUAL,
    jobs: Annotated[
        int | None, typer.Option(parser=whole, metavar="N", help="Processes; all cores if not given.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The file to write, or to add to.")] = None,
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE", help="The language, for games with words.")
    ] = "en",
    log: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Look through this log of a finished match; several are possible."),
    ] = None,
) -> None:
    """Make puzzles from bots' matches, or from written clues. Stop at any time and run it again."""
    from furcifer.puzzles import making
    from furcifer.puzzles.files import declared

    if count < 1:
        raise PuzzleError(f"Ask for at least one puzzle, not {count}.")
    cores = os.cpu_count() or 1 if jobs is None else jobs
    if cores < 1:
        raise PuzzleError(f"The work needs at least one process, not {cores}.")
    written = isinstance(declared(game), WrittenPuzzles)
    path = out or Path(f"puzzles-{game}{f'-{language}' if written else ''}.jsonl")
    if not path.absolute().parent.is_dir():
        raise PuzzleError(f"There is no folder {path.parent} to write {path.name} to.")
    with _progress() as bar:
        task = bar.add_task(f"Puzzles of {find(game).meta.title}", total=None if written else count)

        def show(puzzles: int, matches: int) -> None:
            bar.update(task, completed=puzzles)

        if written:
            total = making.write(game, language, path, show)
        elif log:
            total = making.make_from((Match.replay(read_json(file)) for file in log), game, path, show)
        else:
            total = making.make(game, path, count, cores, show)
    print(f"{path} has {total} puzzles.")


def _progress() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=Console(stderr=True))


@app.command()
def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of its puzzles.")],
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="The language of the words.")] = "",
) -> None:
    """Verify every puzzle of a file: by the rulebook, and by the solver, the search or the playouts."""
    from furcifer.puzzles.check import verify
    from furcifer.puzzles.files import read

    shelf = read(file, find(game).meta.slug, language)
    faults = list(shelf.faults)
    for puzzle in track(shelf.puzzles, "Verifying", console=Console(stderr=True), transient=True):
        try:
            verify(puzzle)
        except PuzzleError as error:
            faults.append(str(error))
    for fault in faults:
        print(fault)
    print(f"Puzzles read: {len(shelf.puzzles)}. Faults: {len(faults)}.")
    if faults:
        raise SystemExit(1)
