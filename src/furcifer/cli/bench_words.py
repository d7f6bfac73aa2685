"""`furcifer bench words`: how well the bots give and read clues, by every game that says how (`bench.py`)."""

from __future__ import annotations

from rich.console import Console

from furcifer.core import ConfigError, find, games, part


def measure(slug: str | None, count: int | None, language: str, jobs: int, console: Console) -> None:
    """The tables of one game, or of all, as many boards or rounds as is usual where nothing is said."""
    found = [part(name, "bench") for name in ([find(slug).meta.slug] if slug else games())]
    measured = [bench for bench in found if bench]
    if not measured:
        raise ConfigError(f"No clues are given in {slug}: furcifer bench bots measures it.")
    for bench in measured:
        bench.measure(count or bench.USUAL, language, jobs, console)
