"""Reviews of finished matches: made in the background, kept with the table, refused with a reason."""

from __future__ import annotations

import time

import pytest

from furcifer.server.study import reviews
from furcifer.server.study.reviews import FORMAT

CHESS = "chameleon-chess"
QUICK = (("b1-b2", "a5-a4"), ("b2xe5", "a4-a3"))  # Blue leaves the invader alone


@pytest.fixture
def finished(duel):
    """Return a finished table of Chameleon 5×5 and one of its players."""
    table, (red, blue) = duel()
    for own, reply in QUICK:
        red.do("act", action=own)
        blue.do("act", action=reply)
    return table, red.friend


def review_of(friend, table, patience=60.0):
    """Ask until the review is complete."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        answer = friend.http.post(f"/api/tables/{table}/review")
        if answer.status_code == 200 and answer.json()["complete"]:
            return answer.json()
        assert answer.status_code in (200, 409, 429, 503), answer.text
        time.sleep(0.1)
    raise AssertionError(answer.text)


def test_a_review_is_made_once_and_kept(finished):
    table, ann = finished
    found = review_of(ann, table)
    assert (found["count"], len(found["points"]), found["format"]) == (5, 5, FORMAT)
    assert found["points"][3]["mark"] == "blunder"
    assert found["points"][3]["best"][0].endswith("xe5")
    assert [summary["blunders"] for summary in found["summaries"]] == [1, 1]
    again = ann.http.post(f"/api/tables/{table}/review").json()
    assert again == found  # at once, so it was not made again


def test_a_match_that_is_not_over_is_not_reviewed(duel):
    table, (red, _) = duel()
    answer = red.friend.http.post(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_kept_review_that_does_not_fit_is_made_again(finished):
    match = type("Match", (), {"entries": [1, 2]})()
    assert reviews._read(None, match) is None
    assert reviews._read("nonsense", match) is None
    assert reviews._read('{"count":3,"points":[],"summaries":[],"complete":true}', match) is None
