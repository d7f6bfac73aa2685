"""Matches of this release and of all before it replay to the outcome they had."""

from __future__ import annotations

import pytest

from conformance.corpus import Kept, as_json, kept, wanted
from furcifer import __version__
from furcifer.core import Match, all_games

KEPT = kept()


@pytest.mark.parametrize("match", KEPT, ids=str)
def test_a_match_of_a_release_is_replayed(match: Kept):
    again = Match.replay(match.log)
    assert as_json(again.outcome) == match.outcome
    now, then = as_json(again.log), match.log
    if now["version"] == then["version"]:
        assert now["actions"] == then["actions"]
        assert now["config"].items() >= then["config"].items()  # an option that came later has its default


def test_this_release_keeps_a_match_of_every_kind():
    held = {str(match.case) for match in KEPT if match.release == __version__}
    missing = [str(case) for game in all_games().values() for case in wanted(game) if str(case) not in held]
    assert not missing, "Write the corpus: python tests/conformance/corpus.py"
