from io import StringIO

import pytest
from rich.console import Console

from furcifer.bots import player
from furcifer.cli import bench_chameleon, bench_words
from furcifer.core import ConfigError


def test_rounds_are_played_on_held_out_topics():
    best = player("master", "chameleon")
    ends = bench_chameleon.tally(best, best, 3, "it")
    assert sum(ends.values()) == 3
    assert set(ends) <= {"escaped", "guessed", "caught"}


@pytest.mark.parametrize("side", [bench_chameleon.Constant(), bench_chameleon.Careless()])
def test_trivial_players_play_by_the_rules(side):
    best = player("master", "chameleon")
    assert sum(bench_chameleon.tally(side, best, 1, "en").values()) == 1
    assert sum(bench_chameleon.tally(best, side, 1, "en").values()) == 1


def test_both_games_are_measured(monkeypatch):
    asked = []
    monkeypatch.setattr(bench_words.bench_codenames, "measure", lambda *a: asked.append(a[:2]))
    monkeypatch.setattr(bench_words.bench_chameleon, "measure", lambda *a: asked.append(a[:2]))
    bench_words.measure(5, 7, "fr", Console(file=StringIO()))
    assert asked == [(5, "fr"), (7, "fr")]


def test_the_tables_say_what_they_count(monkeypatch):
    monkeypatch.setattr(bench_chameleon, "tally", lambda *_: {"caught": 6, "guessed": 2, "escaped": 2})
    console = Console(file=StringIO(), width=120)
    bench_chameleon.measure(10, "en", console)
    shown = console.file.getvalue()
    assert "80.0%" in shown
    assert "25.0%" in shown
    assert all(name in shown for name in ("constant clue", "random vote", "gentle", "master"))


def test_an_unknown_language_is_refused():
    with pytest.raises(ConfigError, match="xx"):
        bench_chameleon.held_out("xx")
