"""Backups: tables with their seeds and logs, and people's names, as lines of JSON.

A backup holds the secrets of running matches: it is for the host alone. It does not hold the key that signs
cookies, so the new server accepts old cookies only if `secret` is set to the same value on both.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Any, TextIO

import msgspec
from sqlalchemy import insert, select

from furcifer.core import LogError

from .store import Database
from .store.schema import events, people, players, tables

FORMAT = 1
HEADER = {"furcifer": "backup", "format": FORMAT}


async def write_backup(database: Database, out: TextIO) -> int:
    """Write all tables and people; return the number of tables."""
    count = 0
    out.write(_line(HEADER))
    async with database.engine.connect() as connection:
        for person in await connection.execute(select(people)):
            out.write(_line({"person": person._asdict()}))
        for table in (await connection.execute(select(tables))).all():
            log = select(events.c.seq, events.c.at, events.c.body).where(events.c.table_id == table.id)
            rows = [list(row) for row in await connection.execute(log.order_by(events.c.seq))]
            seen = select(players.c.person, players.c.hidden).where(players.c.table_id == table.id)
            who = [list(row) for row in await connection.execute(seen)]
            out.write(_line({"table": table._asdict(), "log": rows, "players": who}))
            count += 1
    return count


async def read_backup(database: Database, lines: Iterable[str]) -> int:
    """Restore what the database does not have yet; return the number of restored tables."""
    count = 0
    async for record in _records(lines):
        async with database.engine.begin() as connection:
            if "person" in record:
                found = select(people.c.id).where(people.c.id == record["person"]["id"])
                if (await connection.execute(found)).first() is None:
                    await connection.execute(insert(people).values(**record["person"]))
                continue
            table_id = record["table"]["id"]
            if (await connection.execute(select(tables.c.id).where(tables.c.id == table_id))).first() is None:
                await connection.execute(insert(tables).values(**record["table"]))
                rows = [
                    {"table_id": table_id, "seq": seq, "at": at, "body": body}
                    for seq, at, body in record["log"]
                ]
                await connection.execute(insert(events), rows)
                for person, hidden in record.get("players", ()):
                    row = {"person": person, "table_id": table_id, "hidden": hidden}
                    await connection.execute(insert(players).values(row))
                count += 1
    return count


async def _records(lines: Iterable[str]) -> AsyncIterator[dict[str, Any]]:
    numbered = enumerate(lines, start=1)
    for number, line in numbered:
        try:
            record = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError as error:
            raise LogError(f"Line {number} of the backup cannot be read: {error}.") from None
        if number == 1:
            if record != HEADER:
                raise LogError("This is not a backup of this version of Furcifer.")
            continue
        yield record


def _line(record: dict[str, Any]) -> str:
    return msgspec.json.encode(record).decode() + "\n"
