"""A damaged file: the server says so, instead of asking people to try again for ever."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import DatabaseError

from furcifer.server.store import is_damaged

PAGE = 4096


def damage(file: Path) -> None:
    """Overwrite the pages that hold most of the events; the tables row and the schema stay."""
    content = bytearray(file.read_bytes())
    pages = [at for at in range(PAGE, len(content), PAGE) if content.count(b"wordy", at, at + PAGE) > 3]
    assert len(pages) > 3
    for at in pages:
        content[at : at + PAGE] = b"\xff" * PAGE
    file.write_bytes(content)


def test_a_damaged_file_is_said_to_be_damaged(start_node, server):
    node = start_node()
    ann = server.Friend(node, "Ann")
    table = ann.open_table()
    for _ in range(120):
        ann.post(table, "chat", text="wordy " * 40)
    node.stop()
    damage(Path(node.env["FURCIFER_DATABASE_URL"].removeprefix("sqlite:///")))
    node.start()
    again = server.Friend(node, cookie=ann.cookie)
    assert httpx.get(f"{node.url}/health/ready").status_code == 200  # nobody has met the damage yet
    answer = again.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (503, "store_damaged")
    assert "retry-after" not in answer.headers
    assert httpx.get(f"{node.url}/health/ready").status_code == 503
    assert '"event":"store_damaged"' in node.output


@pytest.mark.parametrize(("code", "damaged"), [(11, True), (26, True), (11 | 1 << 8, True), (5, False)])
def test_damage_is_told_from_absence(code, damaged):
    error = sqlite3.DatabaseError("…")
    error.sqlite_errorcode = code
    assert is_damaged(error) == damaged
    wrapped = DatabaseError("select", {}, error)
    wrapped.__cause__ = error
    assert is_damaged(wrapped) == damaged
    assert not is_damaged(OSError())
    assert not is_damaged(sqlite3.ProgrammingError("of the driver"))
