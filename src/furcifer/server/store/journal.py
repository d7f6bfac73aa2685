"""Appending to the logs. One round of appends, of all tables, is one transaction: durability is shared.

A round is written while the next one gathers. What was not first at its seq is told so; the others of its
round are not touched. A row that already stands there word for word counts as written: a round that has to be
tried again, because the database went away in the middle of it, writes nothing twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import URL

ROUND = 500  # rows in one statement at most
PAUSE = 0.2  # seconds between two attempts at a database that is away


class Away(Exception):
    """The database did not answer in time; what was wanted may or may not have been written."""


class Row(NamedTuple):
    """One event to append; `change` is what it changes in the tables row (all of it, for a new table)."""

    table_id: str
    seq: int
    at: int
    body: str
    change: dict[str, Any] | None = None


class Journal(ABC):
    """Gathers rows and writes them in rounds. A kind of database says how one round is written."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.rounds = self.rows = 0
        self._gathered: list[tuple[Row, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._write_rounds(), name="journal")

    async def close(self) -> None:
        """Write what is gathered, then stop."""
        while self._gathered:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Whether the row is in the log now, durably; False: another row stands at its seq."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._gathered.append((row, written))
        self._wake.set()
        return written

    async def _write_rounds(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._gathered = self._gathered[:ROUND], self._gathered[ROUND:]
            if not self._gathered:
                self._wake.clear()
            await self._write(batch)

    async def _write(self, batch: Sequence[tuple[Row, asyncio.Future[bool]]]) -> None:
        try:
            results = await self._patiently([row for row, _ in batch])
        except Exception as error:
            for _, written in batch:
                if not written.done():
                    written.set_exception(error)
            return
        self.rounds += 1
        self.rows += len(batch)
        for (_, written), result in zip(batch, results, strict=True):
            if not written.done():
                written.set_result(result)

    async def _patiently(self, rows: list[Row]) -> list[bool]:
        deadline = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                return await self.write_round(rows)
            except (
                OSError,
                sqlite3.OperationalError,
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
            ) as error:
                if asyncio.get_running_loop().time() > deadline:
                    raise Away("The database is away.") from error
            await asyncio.sleep(PAUSE)

    @abstractmethod
    async def write_round(self, rows: list[Row]) -> list[bool]: ...


INSERT = "insert or ignore into events (table_id, seq, at, body) values "


class SQLiteJournal(Journal):
    """One thread with a connection of its own. A round of plain moves is a single statement: while SQLite
    works, the loop goes on, and the thread asks for the interpreter once instead of once a row."""

    def __init__(self, path: str, patience: float) -> None:
        super().__init__(patience)
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None

    async def close(self) -> None:
        await super().close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def write_round(self, rows: list[Row]) -> list[bool]:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write_now, rows)

    def _write_now(self, rows: list[Row]) -> list[bool]:
        connection = self._connection or self._connect()
        if any(row.change is not None for row in rows):
            return self._write_with_changes(connection, rows)
        values = [value for row in rows for value in row[:4]]
        marks = ",".join(["(?,?,?,?)"] * len(rows))
        if connection.execute(INSERT + marks, values).rowcount == len(rows):
            return [True] * len(rows)
        return [self._stands(connection, row) for row in rows]

    def _connect(self) -> sqlite3.Connection:
        self._connection = connection = sqlite3.connect(
            self._path, isolation_level=None, timeout=10, cached_statements=ROUND
        )
        connection.execute("pragma synchronous = full")
        return connection

    def _write_with_changes(self, connection: sqlite3.Connection, rows: list[Row]) -> list[bool]:
        connection.execute("begin immediate")
        try:
            results = [self._write_one(connection, row) for row in rows]
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise
        return results

    def _write_one(self, connection: sqlite3.Connection, row: Row) -> bool:
        if not connection.execute(INSERT + "(?,?,?,?)", row[:4]).rowcount:
            return self._stands(connection, row)
        if row.change is not None:
            if row.seq == 1:
                names, marks = ", ".join(row.change), ",".join("?" * len(row.change))
                connection.execute(f"insert into tables ({names}) values ({marks})", [*row.change.values()])
            else:
                sets = ", ".join(f"{name} = ?" for name in row.change)
                values = [*row.change.values(), row.table_id]
                connection.execute(f"update tables set {sets} where id = ?", values)
        return True

    def _stands(self, connection: sqlite3.Connection, row: Row) -> bool:
        query = "select body from events where table_id = ? and seq = ?"
        found = connection.execute(query, (row.table_id, row.seq)).fetchone()
        return found is not None and found[0] == row.body


UNNEST = """insert into events (table_id, seq, at, body)
select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
on conflict do nothing returning table_id, seq, body"""


class PostgresJournal(Journal):
    """One connection of its own; a round is one statement, or one transaction where table rows change."""

    def __init__(self, url: URL, patience: float) -> None:
        super().__init__(patience)
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: asyncpg.Connection | None = None

    async def close(self) -> None:
        await super().close()
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def write_round(self, rows: list[Row]) -> list[bool]:
        connection = self._connection
        if connection is None or connection.is_closed():
            self._connection = connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            if all(row.change is None for row in rows):
                return await self._insert(connection, rows)
            async with connection.transaction():
                return await self._insert(connection, rows)
        except (OSError, asyncpg.InterfaceError, asyncpg.PostgresError):
            connection.terminate()
            raise

    async def _insert(self, connection: asyncpg.Connection, rows: list[Row]) -> list[bool]:
        ids, seqs, ats, bodies = zip(*(row[:4] for row in rows), strict=True)
        won = {tuple(record) for record in await connection.fetch(UNNEST, ids, seqs, ats, bodies)}
        results = []
        for row in rows:
            first = (row.table_id, row.seq, row.body) in won
            if first and row.change is not None:
                await self._change(connection, row)
            results.append(first or await self._stands(connection, row))
        return results

    async def _change(self, connection: asyncpg.Connection, row: Row) -> None:
        change = row.change or {}
        if row.seq == 1:
            marks = ", ".join(f"${number}" for number in range(1, len(change) + 1))
            await connection.execute(
                f"insert into tables ({', '.join(change)}) values ({marks})", *change.values()
            )
        else:
            sets = ", ".join(f"{name} = ${number}" for number, name in enumerate(change, start=2))
            await connection.execute(
                f"update tables set {sets} where id = $1", row.table_id, *change.values()
            )

    async def _stands(self, connection: asyncpg.Connection, row: Row) -> bool:
        query = "select body from events where table_id = $1 and seq = $2"
        return bool(await connection.fetchval(query, row.table_id, row.seq) == row.body)


def journal_for(url: URL, patience: float) -> Journal:
    if url.get_backend_name() == "sqlite":
        return SQLiteJournal(url.database or "", patience)
    return PostgresJournal(url, patience)
