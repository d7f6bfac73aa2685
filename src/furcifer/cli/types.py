"""`furcifer types`: what goes over the wire, for the web client."""

from __future__ import annotations


def types() -> None:
    """Print the wire types as TypeScript."""
    from furcifer.server.typescript import typescript

    print(typescript(), end="")
