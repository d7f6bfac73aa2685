"""`furcifer mcp`: the games for assistants, over the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from furcifer.core import ConfigError

TRANSPORTS = ("stdio", "http")


def mcp(
    transport: Annotated[str, typer.Option(metavar="HOW", help="stdio, or http (streamable).")] = "stdio",
    port: Annotated[int, typer.Option(help="The port for http.", min=1, max=65535)] = 8001,
) -> None:
    """Serve the games to an assistant that speaks the Model Context Protocol.

    Over http the server listens on this machine only. Matches are kept in memory.
    """
    if transport not in TRANSPORTS:
        raise ConfigError(f"There is no transport {transport!r}; choose from {', '.join(TRANSPORTS)}.")
    from furcifer.adapters.mcp import build

    server = build()
    if transport == "stdio":
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=port)
