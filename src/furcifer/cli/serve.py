"""`furcifer serve`: play with friends in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from furcifer.server.settings import read, table

from .options import whole


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 lets phones on this network join.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(parser=whole, metavar="N", help="The port to listen on; 0 chooses a free one."),
    ] = None,
    browser: Annotated[bool | None, typer.Option(help="Open a browser if there is one.")] = None,
    workers: Annotated[
        int | None,
        typer.Option(parser=whole, metavar="N", help="Processes that share the tables."),
    ] = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")] = None,
) -> None:
    """Serve the games at http://127.0.0.1:8000 until interrupted. All tables are kept in one file."""
    chosen = read(file=settings, host=host, port=port, browser=browser, workers=workers)
    from furcifer.server.serve import serve as run  # imported lazily: it loads the whole server

    run(chosen)


def settings_help() -> str:
    """Return a list of every setting, for the end of `furcifer serve --help`."""
    lines = [f"[b]{row.env}[/b] {row.description} \\[{row.default or 'empty'}]" for row in table()]
    return "Settings as environment variables, or by the same names in a TOML file:\n\n" + "\n\n".join(lines)
