"""Clocks in snapshots: every reload shows the time that is left now."""

from __future__ import annotations

import time

import pytest

PAUSE = 1.1


@pytest.fixture
def timed_table(friend):
    """A started table with five minutes on each player's clock; it is Ann's turn."""
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table(clock={"seconds": 300})
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    return ann, table


def left(sync: dict) -> int:
    return sync["clocks"][0]["left_ms"]


def test_a_second_reload_during_a_long_turn_shows_the_clock_as_it_is_now(timed_table):
    ann, table = timed_table
    first = ann.socket(table).sync
    time.sleep(PAUSE)
    second = ann.socket(table).sync
    assert first["seq"] == second["seq"]
    assert left(first) - left(second) >= 1000
    assert second["clocks"][1] == {"seat": 1, "name": "player", "left_ms": 300_000, "running": False}


def test_a_cached_answer_never_hides_a_running_clock(timed_table):
    ann, table = timed_table
    first = ann.http.get(f"/api/tables/{table}")
    time.sleep(PAUSE)
    tag = {"If-None-Match": first.headers["etag"]} if "etag" in first.headers else {}
    second = ann.http.get(f"/api/tables/{table}", headers=tag)
    assert second.status_code == 200
    assert left(first.json()) - left(second.json()) >= 1000


def test_a_table_without_running_clocks_still_has_an_etag(friend):
    ann = friend("Ann")
    table = ann.open_table(clock={"seconds": 300})
    answer = ann.http.get(f"/api/tables/{table}")
    again = ann.http.get(f"/api/tables/{table}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
