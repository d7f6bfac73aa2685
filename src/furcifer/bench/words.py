"""`furcifer bench words`: how well the bots give and read clues, in every game that declares a benchmark."""

from __future__ import annotations

from rich.console import Console

from furcifer.core import ConfigError, WordBenchmark, all_games, find

PEOPLE = "people"  # instead of a game: how bots read clues as people give them


def measure(what: str | None, count: int | None, language: str, jobs: int, console: Console) -> None:
    """Print the tables of one game or of all, or how the bots read people's clues.

    Without a count, each game uses its usual number of boards or rounds.
    """
    for bench in _benchmarks(None if what == PEOPLE else what):
        if what == PEOPLE:
            bench.people(language, console)
        else:
            bench.measure(count or bench.usual, language, jobs, console)


def _benchmarks(slug: str | None) -> list[WordBenchmark]:
    games = [find(slug)] if slug else list(all_games().values())
    found = [game.word_benchmark() for game in games if game.word_benchmark]
    if not found:
        raise ConfigError(f"There are no clues in {slug}. Use `furcifer bench bots {slug}` instead.")
    return found
