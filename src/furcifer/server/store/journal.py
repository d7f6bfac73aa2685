"""Appending to the logs. One round of appends, of all tables, is one transaction: they share its fsync.

The next round gathers while one is written. A row that is not the first at its seq is refused; the other rows
of its round are not affected. A row that is already stored with the same text counts as written, so a round
that is repeated after the database went away writes nothing twice.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from sqlalchemy.engine import URL, make_url

from furcifer.server.logging import log_error

from . import postgres_errors
from .locks import turn

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

AWAY: tuple[type[Exception], ...] = (
    OSError,  # and the timeout, which is one
    sqlite3.OperationalError,
    *postgres_errors.AWAY,
)
INTERRUPTED: tuple[type[BaseException], ...] = (*AWAY, asyncio.CancelledError)
ROUND = 500  # rows in one statement at most
PAUSE = 0.2  # seconds between two attempts at a database that is away


class StoreUnavailable(Exception):
    """The database did not answer in time. The rows may or may not have been written."""


class Row(Struct, frozen=True):
    """One event to append, and what else is written in the same transaction if it is the first at its seq."""

    table_id: str
    seq: int
    at: int
    body: str
    change: dict[str, Any] | None = None  # new values of the tables row (all of them for a new table)
    then: Row | None = None  # the first row of a table that this event opens
    players: tuple[str, ...] = ()  # people in whose lists the table belongs from now on
    speakers: tuple[str, ...] = ()  # people who spoke or joined in: not in their lists, but among their data


def _values(row: Row) -> tuple[str, int, int, str]:
    return row.table_id, row.seq, row.at, row.body


T = TypeVar("T")
Written = Callable[[bool | Exception], None]


def _settle(future: asyncio.Future[T], result: T | Exception) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


class Journal(ABC):
    """Gathers rows and writes them in rounds. Each kind of database implements `write_round`."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.rounds = self.rows = 0
        self._gathered: list[tuple[Row, Written]] = []
        self._since = 0.0  # when the oldest of them came
        self._pending = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._write_rounds(), name="journal")

    async def close(self) -> None:
        """Write the gathered rows, then stop."""
        while self._gathered:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Append a row. The result is True once it is durable, False if another row has its seq."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(row, partial(_settle, future))
        return future

    def write(self, row: Row, written: Written) -> None:
        """Append a row, as `append` does, and call `written` with the result or the exception."""
        if not self._gathered:
            self._since = asyncio.get_running_loop().time()
            self._pending.set()
        self._gathered.append((row, written))

    async def _write_rounds(self) -> None:
        while True:
            await self._pending.wait()
            batch, self._gathered = self._gathered[:ROUND], self._gathered[ROUND:]
            if not self._gathered:
                self._pending.clear()
            await self._write(batch, self._since + self.patience)

    async def _write(self, batch: Sequence[tuple[Row, Written]], deadline: float) -> None:
        results: Sequence[bool | Exception]
        try:
            results = await self._write_with_retries([row for row, _ in batch], deadline)
            self.rounds += 1
            self.rows += len(batch)
        except Exception as error:
            results = [error] * len(batch)
        for (_, written), result in zip(batch, results, strict=True):
            try:
                written(result)
            except Exception as error:  # the other rows of the round must hear of their results
                log_error("failed", error)

    async def _write_with_retries(self, rows: list[Row], deadline: float) -> list[bool]:
        while True:
            try:
                async with asyncio.timeout_at(deadline):
                    return await self.write_round(rows)
            except AWAY as error:
                if asyncio.get_running_loop().time() > deadline:
                    raise StoreUnavailable("The database does not answer.") from error
            await asyncio.sleep(PAUSE)

    @abstractmethod
    async def write_round(self, rows: list[Row]) -> list[bool]:
        """Write the rows in one transaction; return for each whether it is in the log."""


PLAYER = """insert into players (person, table_id, hidden) values ({}, false)
on conflict (person, table_id) do update set hidden = false"""
SPEAKER = "insert into players (person, table_id, hidden) values ({}, true) on conflict do nothing"
CHECKPOINT_PAGES = 4000  # 16 MB: a page that many moves change is written back once
INSERT = "insert or ignore into events (table_id, seq, at, body) values "


class SQLiteJournal(Journal):
    """Writes from one thread with its own connection. A round of plain moves is a single statement, so the
    thread takes the interpreter lock once instead of once a row while the event loop works on."""

    def __init__(self, path: str, patience: float, in_turn: bool) -> None:
        super().__init__(patience)
        self._path = path
        self._in_turn = in_turn
        self._rounds: SimpleQueue[tuple[list[Row], asyncio.Future[list[bool]]] | None] = SimpleQueue()
        self._thread = Thread(target=self._write_in_turn, name="journal", daemon=True)
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        self._thread.start()
        await super().open()

    async def close(self) -> None:
        await super().close()
        self._rounds.put(None)
        await asyncio.to_thread(self._thread.join)

    async def write_round(self, rows: list[Row]) -> list[bool]:
        future: asyncio.Future[list[bool]] = asyncio.get_running_loop().create_future()
        self._rounds.put((rows, future))
        return await future

    def _write_in_turn(self) -> None:
        """Write round after round, until there are no more."""
        while (wish := self._rounds.get()) is not None:
            rows, future = wish
            result: list[bool] | Exception
            try:
                with turn(f"{self._path}-turn") if self._in_turn else nullcontext():
                    result = self._write_now(rows)
            except Exception as error:
                result = error
            future.get_loop().call_soon_threadsafe(_settle, future, result)
        if self._connection is not None:
            self._connection.close()

    def _write_now(self, rows: list[Row]) -> list[bool]:
        connection = self._connection or self._connect()
        if any(row.change is not None for row in rows):
            return self._write_with_changes(connection, rows)
        values = [value for row in rows for value in _values(row)]
        marks = ",".join(["(?,?,?,?)"] * len(rows))
        if connection.execute(INSERT + marks, values).rowcount == len(rows):
            return [True] * len(rows)
        return [self._is_stored(connection, row) for row in rows]

    def _connect(self) -> sqlite3.Connection:
        self._connection = connection = sqlite3.connect(
            self._path, isolation_level=None, timeout=10, cached_statements=ROUND
        )
        connection.execute("pragma synchronous = full")
        connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
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
        if not connection.execute(INSERT + "(?,?,?,?)", _values(row)).rowcount:
            return self._is_stored(connection, row)
        if row.change is not None:
            self._change(connection, row, row.change)
        for person in row.players:
            connection.execute(PLAYER.format("?, ?"), (person, row.table_id))
        for person in row.speakers:
            connection.execute(SPEAKER.format("?, ?"), (person, row.table_id))
        if row.then is not None:
            self._write_one(connection, row.then)
        return True

    def _change(self, connection: sqlite3.Connection, row: Row, change: dict[str, Any]) -> None:
        if row.seq == 1:
            names, marks = ", ".join(change), ",".join("?" * len(change))
            connection.execute(f"insert into tables ({names}) values ({marks})", [*change.values()])
        else:
            sets = ", ".join(f"{name} = ?" for name in change)
            connection.execute(f"update tables set {sets} where id = ?", [*change.values(), row.table_id])

    def _is_stored(self, connection: sqlite3.Connection, row: Row) -> bool:
        query = "select body from events where table_id = ? and seq = ?"
        found = connection.execute(query, (row.table_id, row.seq)).fetchone()
        return found is not None and found[0] == row.body


UNNEST = """insert into events (table_id, seq, at, body)
select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
on conflict do nothing"""
RETURNING = f"{UNNEST} returning table_id, seq, body"


class PostgresJournal(Journal):
    """Writes over its own connection: one statement a round, or one transaction if table rows change."""

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
            import asyncpg

            self._connection = connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            if all(row.change is None for row in rows):
                return await self._insert_moves(connection, rows)
            async with connection.transaction():
                return await self._insert(connection, rows)
        except INTERRUPTED:
            connection.terminate()
            raise

    async def _insert_moves(self, connection: asyncpg.Connection, rows: list[Row]) -> list[bool]:
        """Write rows that change nothing else; nearly always all of them are the first at their seqs."""
        if await connection.execute(UNNEST, *_columns(rows)) == f"INSERT 0 {len(rows)}":
            return [True] * len(rows)
        return [await self._is_stored(connection, row) for row in rows]

    async def _insert(self, connection: asyncpg.Connection, rows: list[Row]) -> list[bool]:
        won = {tuple(record) for record in await connection.fetch(RETURNING, *_columns(rows))}
        results = []
        for row in rows:
            first = (row.table_id, row.seq, row.body) in won
            if first and row.change is not None:
                await self._change(connection, row, row.change)
            for person in row.players if first else ():
                await connection.execute(PLAYER.format("$1, $2"), person, row.table_id)
            for person in row.speakers if first else ():
                await connection.execute(SPEAKER.format("$1, $2"), person, row.table_id)
            if first and row.then is not None:
                await self._insert(connection, [row.then])
            results.append(first or await self._is_stored(connection, row))
        return results

    async def _change(self, connection: asyncpg.Connection, row: Row, change: dict[str, Any]) -> None:
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

    async def _is_stored(self, connection: asyncpg.Connection, row: Row) -> bool:
        query = "select body from events where table_id = $1 and seq = $2"
        return bool(await connection.fetchval(query, row.table_id, row.seq) == row.body)


def _columns(rows: Sequence[Row]) -> tuple[tuple[Any, ...], ...]:
    return tuple(zip(*map(_values, rows), strict=True))


def journal_for(url: str | URL, patience: float, in_turn: bool = False) -> Journal:
    """Return the journal of a database. A row waits `patience` seconds for a database that is away.

    With `in_turn` other processes of this machine write to the same SQLite file.
    """
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        return SQLiteJournal(address.database or "", patience, in_turn)
    return PostgresJournal(address, patience)
