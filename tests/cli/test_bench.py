"""`furcifer bench rules` measures what it says, for every game."""

import pytest

from cli.command import furcifer
from furcifer.cli.bench_rules import play_again, record
from furcifer.core import games


@pytest.mark.parametrize("slug", games())
def test_a_recorded_match_is_played_again_to_its_end(slug: str):
    game = games()[slug]
    start, entries = record(game, game.meta.seats[-1], seed=1)
    play_again(game, start, entries)
    with pytest.raises(AssertionError):
        play_again(game, start, entries[:-1])


def test_the_table_has_a_line_for_each_game():
    done = furcifer("bench", "rules", "--seconds", "0.1")
    assert done.returncode == 0
    assert all(slug in done.stdout for slug in games())


@pytest.mark.parametrize("what", ["bots", "words"])
def test_no_processes_are_refused(what: str):
    done = furcifer("bench", what, "--jobs", "0", "--matches", "1")
    assert done.returncode == 2
    assert done.stderr.startswith("Nothing is played by 0 processes")
