"""The levels of every game stand in their order. docs/bots.md has the figures, from many more matches."""

from __future__ import annotations

import pytest

from furcifer.arena import pairings, run, standings
from furcifer.bots import levels
from furcifer.core import all_games

MATCHES = 24
SEED = 90_101  # no setting was chosen by these deals


def two_levels_apart() -> list[tuple[str, str, str]]:
    """Return the pairs for which few matches suffice: a step of 65 % is far from even, two are farther."""
    return [
        (slug, higher, lower)
        for slug in all_games()
        for lower, higher in zip(levels(slug), levels(slug)[2:], strict=False)
    ]


@pytest.mark.long
@pytest.mark.parametrize(("slug", "higher", "lower"), two_levels_apart())
def test_a_level_beats_the_second_one_below_it(slug: str, higher: str, lower: str):
    meetings = [
        meeting
        for meeting in pairings(slug, everybody=True, seed=SEED)
        if meeting.names[0] == higher and set(meeting.names) == {higher, lower}
    ]
    assert len(meetings) == 1
    (standing,) = standings(meetings, run(meetings, MATCHES, 1))
    assert standing.share > 0.5
