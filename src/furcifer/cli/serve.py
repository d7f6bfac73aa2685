"""`furcifer serve`: tables for friends, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from furcifer.server.settings import read, table

from .options import whole


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 lets phones on this network in.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(parser=whole, metavar="N", help="Port to listen on; 0 takes a free one.")
    ] = None,
    browser: Annotated[bool | None, typer.Option(help="Open a browser, where there is one.")] = None,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A TOML file with settings by their names.")
    ] = None,
) -> None:
    """Serve tables at http://127.0.0.1:8000, kept in one file, until interrupted."""
    chosen = read(file=settings, host=host, port=port, browser=browser)
    from furcifer.server.serve import serve as run  # heavy: only where it is needed

    run(chosen)


def settings_help() -> str:
    """Every setting, for the end of `furcifer serve --help`."""
    lines = [f"[b]{row.env}[/b] {row.description} \\[{row.default or 'empty'}]" for row in table()]
    return "Settings by environment, or by the same names in a TOML file:\n\n" + "\n\n".join(lines)
