"""The balanced openings: a quick search agrees with `openings.txt`."""

import re

import pytest

from furcifer.core import ConfigError
from furcifer.games.chameleon_chess.openings import FILE, openings
from furcifer.games.chameleon_chess.solver import balance, jobs
from furcifer.games.chameleon_chess.solver.certificate import key_of

QUIET = lambda text: None  # noqa: E731


@pytest.fixture(scope="module")
def search():
    return jobs.Search(0.5, 1, None, QUIET)


@pytest.mark.parametrize("plies", [14, pytest.param(18, marks=pytest.mark.long)])
def test_no_listed_opening_has_a_short_win(search, plies):
    reached = balance.candidates()
    states = (reached[opening.red, opening.blue] for opening in openings())
    for state in {key_of(state.board)[0]: state for state in states}.values():
        assert balance.is_open(search, state, plies, "")


def test_the_list_is_written_as_it_is_read():
    pairs = [(opening.red, opening.blue) for opening in openings()]
    plies = int(re.search(r"--balanced (\d+)", FILE.read_text())[1])
    assert balance.openings_text(pairs, plies) == FILE.read_text()


def test_openings_that_lose_at_once_are_not_balanced(search):
    found = balance.balanced(search, 6)
    assert {(opening.red, opening.blue) for opening in openings()} <= set(found)
    assert len(found) < len(balance.candidates())


@pytest.mark.parametrize("plies", [-2, 0, 2, 7, 64])
def test_impossible_bounds_are_refused(plies):
    with pytest.raises(ConfigError, match="The bound must be an even number of plies"):
        balance.check_bound(plies)


def test_a_position_is_judged():
    assert jobs.look_at("wb1bw/2w2/5/B4/W1WBW r", 6, 0.5, 1, QUIET) == (
        "Neither side forces a win within 6 plies.",
    )
    assert jobs.look_at("4w/5/w4/3W1/5 b", 8, 0.5, 1, QUIET)[0].startswith("Blue")
