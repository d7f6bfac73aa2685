"""`furcifer bench words` measures every game that declares a word benchmark."""

from dataclasses import replace
from importlib import import_module
from io import StringIO

import pytest
from rich.console import Console

from furcifer.bench import words
from furcifer.core import ConfigError, all_games, find

CONSOLE = Console(file=StringIO())


@pytest.fixture
def asked(monkeypatch):
    calls = []
    for slug in all_games():
        if load := find(slug).word_benchmark:
            note = lambda *args, slug=slug: calls.append((slug, *args[:2]))  # noqa: E731
            fake = replace(load(), measure=note)
            monkeypatch.setattr(
                import_module(f"furcifer.games.{slug}.bots.benchmark"), "word_benchmark", fake
            )
    return calls


def test_every_word_game_is_measured_with_its_own_count(asked):
    words.measure(None, None, "fr", 1, CONSOLE)
    assert asked == [("chameleon", 2000, "fr"), ("codenames", 200, "fr")]


def test_one_game_with_a_given_count(asked):
    words.measure("codenames", 5, "it", 1, CONSOLE)
    assert asked == [("codenames", 5, "it")]


def test_a_game_without_clues_is_refused():
    with pytest.raises(ConfigError, match="coloretto"):
        words.measure("coloretto", 1, "en", 1, CONSOLE)
