"""The games for assistants that speak the Model Context Protocol. Needs `furcifer[mcp]`."""

from .server import build

__all__ = ["build"]
