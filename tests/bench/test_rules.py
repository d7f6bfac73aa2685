"""Recording matches for `furcifer bench rules`."""

from __future__ import annotations

import pytest

from furcifer.bench.rules import play_again, record
from furcifer.core import all_games


@pytest.mark.parametrize("slug", all_games())
def test_a_recorded_match_is_played_again_to_its_end(slug: str):
    game = all_games()[slug]
    start, entries = record(game, game.meta.seats[-1], seed=1)
    play_again(game, start, entries)
    with pytest.raises(AssertionError):
        play_again(game, start, entries[:-1])
