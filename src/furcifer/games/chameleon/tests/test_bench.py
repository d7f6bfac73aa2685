from io import StringIO

import pytest
from joblib import Parallel
from rich.console import Console

from furcifer.bots import player
from furcifer.core import ConfigError
from furcifer.games.chameleon.bots import benchmark
from furcifer.games.chameleon.bots.fairness import near_the_word, rounds_of
from furcifer.games.chameleon.bots.skill import Skill
from furcifer.words.people import Known

HERE = Parallel(n_jobs=1)


def test_rounds_are_played_on_held_out_topics():
    best = player("master", "chameleon")
    ends = benchmark.tally(best, best, 3, "it", HERE)
    assert sum(ends.values()) == 3
    assert set(ends) <= {"escaped", "guessed", "caught"}


@pytest.mark.parametrize("side", [benchmark.Constant(), benchmark.Careless()])
def test_trivial_players_play_by_the_rules(side):
    best = player("master", "chameleon")
    assert sum(benchmark.tally(side, best, 1, "en", HERE).values()) == 1
    assert sum(benchmark.tally(best, side, 1, "en", HERE).values()) == 1


def test_the_tables_say_what_they_count(monkeypatch):
    monkeypatch.setattr(benchmark, "tally", lambda *_: {"caught": 6, "guessed": 2, "escaped": 2})
    console = Console(file=StringIO(), width=120)
    benchmark.measure(10, "en", 1, console)
    shown = console.file.getvalue()
    assert "80.0%" in shown
    assert "25.0%" in shown
    assert all(name in shown for name in ("constant clue", "random vote", "gentle", "master"))


def test_an_unknown_language_is_refused():
    with pytest.raises(ConfigError, match="xx"):
        benchmark.held_out("xx")


def test_a_round_with_a_person_is_played_twice():
    """Once with the person's clue and once with a bot in the seat; a nonsense clue is not near the word."""
    item = Known(1, "Animals", "Kangaroo", ("pouch",))
    (played,) = rounds_of(item, "en", Skill())
    assert 0.0 <= played.person <= 1.0
    assert 0.0 <= played.bot <= 1.0
    assert 0.0 <= played.bluffer <= 1.0 - played.person
    assert played.clear
    assert played.written
    assert not near_the_word(item, "en", "wool")
