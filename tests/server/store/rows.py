"""Rows for tests of the journal."""

from __future__ import annotations

from furcifer.server.store import Row

NEW_TABLE = {
    "game": "g",
    "phase": "lobby",
    "public": True,
    "attended": False,
    "summary": "1",
    "created_at": 1,
    "seed": "7",
}


def opening(table_id: str, body: str = "a", **values: object) -> Row:
    """Return the first row of a log, which opens the table: without it there is no log."""
    return Row(table_id, 1, 0, body, {"id": table_id, **NEW_TABLE, **values})
