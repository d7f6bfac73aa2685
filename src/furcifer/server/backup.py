"""Backups as lines of JSON: tables with their seeds and logs, people's names, and what is kept beside them.

An import takes out whoever was forgotten meanwhile: the database remembers their digests, and so does every
later backup. What follows from the rest (when a table ended, when its chat fell silent) is not in a backup.

A backup holds the secrets of running matches: it is for the host alone. It does not hold the key that signs
cookies, so the new server accepts old cookies only if `secret` is set to the same value on both.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Iterable, Set
from typing import Any, TextIO

import msgspec
from sqlalchemy import Row, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from furcifer.core import LogError

from .store import Database
from .store.personal import digest_of
from .store.schema import (
    claims,
    erased,
    events,
    hosts_seen,
    keys,
    metadata,
    people,
    players,
    reviews,
    tables,
)
from .table.devices import owner_of, programmer_of
from .table.events import read, write
from .table.evolve import evolve
from .table.record import write_record
from .table.redact import Person, read_said
from .table.snapshot import lobby_line
from .table.state import Table as TableState

FORMAT = 1
DERIVED = {"ended_at", "chat_at", "seen_at"}
ENDED = ("over", "abandoned")
HEADER = {"furcifer": "backup", "format": FORMAT}
WITH_TABLES = (tables, events, players, people, erased)  # their rows are in records of other kinds
OF_THE_SERVER = (keys, claims, hosts_seen, reviews)  # its secrets, its nodes, and what it can compute again
ABOUT = ("person", "owner", "accused")  # columns with people whose erasure also deletes the row


async def write_backup(database: Database, out: TextIO) -> int:
    """Write all tables and people as they are at one moment; return the number of tables."""
    count = 0
    out.write(_line(HEADER))
    async with database.snapshot() as connection:
        for forgotten in await connection.execute(select(erased)):
            out.write(_line({"erased": forgotten._asdict()}))
        for person in await connection.execute(select(people)):
            out.write(_line({"person": _kept(person)}))
        for beside in _beside():
            for row in await connection.execute(select(beside).order_by(*beside.primary_key)):
                out.write(_line({"row": row._asdict(), "of": str(beside.name)}))
        for table in (await connection.execute(select(tables))).all():
            log = select(events.c.seq, events.c.at, events.c.body).where(events.c.table_id == table.id)
            rows = [list(row) for row in await connection.execute(log.order_by(events.c.seq))]
            seen = select(players.c.person, players.c.hidden).where(players.c.table_id == table.id)
            who = [list(row) for row in await connection.execute(seen)]
            out.write(_line({"table": _kept(table), "log": rows, "players": who}))
            count += 1
    return count


async def read_backup(database: Database, lines: Iterable[str]) -> int:
    """Restore what the database does not have yet; return the number of restored tables."""
    count = 0
    forgotten = set(await database.personal.erased_digests())
    async for record in _records(lines):
        async with database.engine.begin() as connection:
            if "erased" in record:
                forgotten.add(record["erased"]["digest"])
                await _insert(connection, erased, "digest", row=record["erased"])
            elif "person" in record:
                if not _forgotten(record["person"]["id"], forgotten):
                    await _insert(connection, people, "id", row={"seen_at": _now()} | record["person"])
            elif "row" in record:
                await _restore_row(connection, record["of"], record["row"], forgotten)
            else:
                count += await _restore(connection, record, forgotten)
    return count


def _beside() -> list[Table]:
    """Return the tables of the database whose rows are kept as they are."""
    return [one for one in metadata.sorted_tables if one not in WITH_TABLES + OF_THE_SERVER]


async def _restore_row(
    connection: AsyncConnection, name: str, row: dict[str, Any], forgotten: Set[str]
) -> None:
    """Restore a row of a table beside the games, unless it is about somebody who was forgotten."""
    table = next((one for one in _beside() if one.name == name), None)
    if table is None:
        raise LogError(f"The backup has rows of “{name}”, which this version of Furcifer does not know.")
    if any(_forgotten(row[column], forgotten) for column in ABOUT if column in row):
        return
    numbered = table.autoincrement_column
    if numbered is None:
        await _insert(connection, table, *(column.name for column in table.primary_key), row=row)
    else:  # the number may be taken here
        rest = {column: value for column, value in row.items() if column != numbered.name}
        await _insert(connection, table, *rest, row=rest)


async def _insert(connection: AsyncConnection, table: Table, *key: str, row: dict[str, Any]) -> bool:
    """Insert a row unless there is one with the same key; return whether it was inserted."""
    found = select(table).where(*(table.c[column] == row[column] for column in key)).limit(1)
    if (await connection.execute(found)).first() is not None:
        return False
    await connection.execute(insert(table).values(**row))
    return True


async def _restore(connection: AsyncConnection, record: dict[str, Any], forgotten: Set[str]) -> bool:
    """Restore a table, without people who were forgotten; return False if it exists."""
    table, log = record["table"], record["log"]
    who = dict(record.get("players", ()))
    gone = [person for person in who if _forgotten(person, forgotten)]
    if gone and len(gone) == len(who):
        return False  # nobody else was there
    for person in set(map(_identity, gone)):
        hide = Person(person, secrets.token_urlsafe(16)).take_out
        log = [[seq, at, write(hide(read(body)))] for seq, at, body in log]
    if gone:
        table = table | _described(table, log)
    if not await _insert(connection, tables, "id", row=table | _derived(table, log)):
        return False
    rows = [{"table_id": table["id"], "seq": seq, "at": at, "body": body} for seq, at, body in log]
    await connection.execute(insert(events), rows)
    for person, hidden in who.items():
        if person not in gone:
            row = {"person": person, "table_id": table["id"], "hidden": hidden}
            await connection.execute(insert(players).values(row))
    return True


def _described(row: dict[str, Any], log: list[list[Any]]) -> dict[str, str]:
    """Return the columns of a table that name its people."""
    table = TableState(row["id"], int(row["seed"]))
    for _, at, body in log:
        table = evolve(table, read(body), at)
    return {"record": write_record(table), "summary": msgspec.json.encode(lobby_line(table)).decode()}


def _derived(table: dict[str, Any], log: list[list[Any]]) -> dict[str, int | None]:
    """Return the columns of a table that follow from its log."""
    spoken = [at for _, at, body in log if read_said(body) is not None]
    ended = log[-1][1] if log and table["phase"] in ENDED else None
    return {"ended_at": ended, "chat_at": max(spoken, default=None)}


def _identity(person: str) -> str:
    """Return the person behind an id: the owner of the device or of the program."""
    return programmer_of(owner_of(person))


def _forgotten(person: str, forgotten: Set[str]) -> bool:
    return digest_of(_identity(person)) in forgotten


def _kept(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name not in DERIVED}


def _now() -> int:
    return int(time.time() * 1000)


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
