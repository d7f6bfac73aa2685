"""`furcifer bench words`: how well the bots of the word games play."""

from __future__ import annotations

from rich.console import Console

from . import bench_chameleon, bench_codenames


def measure(boards: int, rounds: int, language: str, console: Console) -> None:
    """The tables of both games, one after the other."""
    bench_codenames.measure(boards, language, console)
    bench_chameleon.measure(rounds, language, console)
