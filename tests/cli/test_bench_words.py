"""`furcifer bench words` asks every game that knows how its clues are measured."""

from io import StringIO

import pytest
from rich.console import Console

from furcifer.cli import bench_words
from furcifer.core import ConfigError, games, part

CONSOLE = Console(file=StringIO())


@pytest.fixture
def asked(monkeypatch):
    calls = []
    for slug in games():
        if bench := part(slug, "bench"):
            monkeypatch.setattr(bench, "measure", lambda *args, slug=slug: calls.append((slug, *args[:2])))
    return calls


def test_every_word_game_is_measured_as_much_as_is_usual(asked):
    bench_words.measure(None, None, "fr", 1, CONSOLE)
    assert asked == [("chameleon", 2000, "fr"), ("codenames", 200, "fr")]


def test_one_game_as_much_as_is_wished(asked):
    bench_words.measure("codenames", 5, "it", 1, CONSOLE)
    assert asked == [("codenames", 5, "it")]


def test_a_game_without_clues_is_refused():
    with pytest.raises(ConfigError, match="coloretto"):
        bench_words.measure("coloretto", 1, "en", 1, CONSOLE)
