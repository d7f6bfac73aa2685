"""`furcifer types`: the wire types for the web client."""

from __future__ import annotations


def types() -> None:
    """Print the wire types as TypeScript."""
    from furcifer.server.api.contract.typescript import typescript

    print(typescript(), end="")
