"""`furcifer bench rules` and `furcifer bench envs`, for every game they measure."""

import pytest

from cli.command import furcifer
from furcifer.core import all_games


def test_the_table_has_a_line_for_each_game():
    done = furcifer("bench", "rules", "--seconds", "0.1")
    assert done.returncode == 0
    assert all(slug in done.stdout for slug in all_games())


@pytest.mark.parametrize("what", ["bots", "words"])
def test_no_processes_are_refused(what: str):
    done = furcifer("bench", what, "--jobs", "0", "--matches", "1")
    assert done.returncode == 2
    assert done.stderr.startswith("--jobs cannot be 0")


def test_environments_have_a_line_for_each_shape():
    done = furcifer("bench", "envs", "coloretto", "--seconds", "0.1", "--matches", "64")
    assert done.returncode == 0, done.stderr
    for shape in ("Match", "PettingZoo", "OpenSpiel", "64 at once, steps", "64 at once, observed"):
        assert f"│ {shape}" in done.stdout


def test_a_game_without_a_kernel_has_no_batches():
    done = furcifer("bench", "envs", "codenames", "--seconds", "0.1", "--matches", "64")
    assert done.returncode == 0, done.stderr
    assert "PettingZoo" in done.stdout
    assert "at once" not in done.stdout
