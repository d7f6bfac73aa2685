"""Appending to the logs. One round of appends, of all tables, is one transaction: they share its fsync.

The next round gathers while one is written. A row that is not the first at its seq is refused; the other rows
of its round are not affected. A row that is already stored with the same text counts as written, so a round
that is repeated after the database went away writes nothing twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from furcifer.server.logging import log_error
from furcifer.server.store import postgres_errors

from .sqlite_writer import Row

AWAY: tuple[type[Exception], ...] = (
    OSError,  # and the timeout, which is one
    sqlite3.OperationalError,
    *postgres_errors.AWAY,
)
INTERRUPTED: tuple[type[BaseException], ...] = (*AWAY, asyncio.CancelledError)
ROUND = 500  # rows in one statement at most
PAUSE = 0.2  # seconds between two attempts at a database that is away
STALLED_SECONDS = 2.0  # rows that wait longer show that the database is away
CLOSED = "The server is stopping."


class StoreUnavailable(Exception):
    """The database did not answer in time. The rows may or may not have been written."""


T = TypeVar("T")
Written = Callable[[bool | Exception], None]


def settle(future: asyncio.Future[T], result: T | Exception) -> None:
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def _tell(rows: Sequence[tuple[Row, Written]], results: Sequence[bool | Exception]) -> None:
    """Tell everybody who waits for a row of a round what became of it."""
    for (_, written), result in zip(rows, results, strict=True):
        try:
            written(result)
        except Exception as error:  # the others must hear of their results
            log_error("failed", error)


class Journal(ABC):
    """Gathers rows and writes them in rounds. Each kind of database implements `write_round`."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.rounds = self.rows = 0
        self._gathered: list[tuple[Row, Written]] = []
        self._since = 0.0  # when the oldest of them came
        self._under_way: float | None = None  # when the oldest row came that is being written
        self._failed = False  # did the last round fail?
        self._closed = False
        self._pending = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._write_rounds(), name="journal")

    @property
    def writable(self) -> bool:
        """Return False while rows wait for long, and from a round that fails until an empty one succeeds."""
        oldest = self._since if self._gathered and self._under_way is None else self._under_way
        stalled = oldest is not None and asyncio.get_running_loop().time() - oldest > STALLED_SECONDS
        return not (stalled or self._failed)

    async def close(self) -> None:
        """Write the rows that wait, for as long as they would wait anyway, then stop. Refuse new ones."""
        self._closed = True
        self._pending.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=self.patience)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        left, self._gathered = self._gathered, []
        _tell(left, [StoreUnavailable(CLOSED)] * len(left))

    def append(self, row: Row) -> asyncio.Future[bool]:
        """Append a row. The result is True once it is durable, False if another row has its seq."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(row, partial(settle, future))
        return future

    def write(self, row: Row, written: Written) -> None:
        """Append a row, as `append` does, and call `written` with the result or the exception."""
        if self._closed:
            written(StoreUnavailable(CLOSED))
            return
        if not self._gathered:
            self._since = asyncio.get_running_loop().time()
            self._pending.set()
        self._gathered.append((row, written))

    async def _write_rounds(self) -> None:
        while await self._rows_came():
            batch, self._gathered = self._gathered[:ROUND], self._gathered[ROUND:]
            if not self._gathered and not self._closed:
                self._pending.clear()
            self._under_way = since = self._since
            self._since = asyncio.get_running_loop().time()  # rows that are left came a round ago at most
            await self._write(batch, since + self.patience)
            self._under_way = None

    async def _rows_came(self) -> bool:
        """Wait for rows; return False once there will be no more."""
        if self._failed:
            await self._write_empty_rounds()
        await self._pending.wait()
        return bool(self._gathered)

    async def _write_empty_rounds(self) -> None:
        """Write rounds without rows until one succeeds or rows wait. A server that is not ready may get none.

        A round of rows proves nothing: rows that are stored already are not written again.
        """
        while self._failed:
            with contextlib.suppress(Exception):
                await self._write_with_retries([], asyncio.get_running_loop().time() + STALLED_SECONDS)
                self._failed = False
                return
            if self._gathered or self._closed:
                return
            await asyncio.sleep(PAUSE)

    async def _write(self, batch: Sequence[tuple[Row, Written]], deadline: float) -> None:
        results: Sequence[bool | Exception] = [StoreUnavailable(CLOSED)] * len(batch)
        try:
            results = await self._write_with_retries([row for row, _ in batch], deadline)
            self.rounds += 1
            self.rows += len(batch)
        except Exception as error:
            self._fail(error)
            results = [error] * len(batch)
        finally:
            _tell(batch, results)

    def _fail(self, error: Exception) -> None:
        """Note that a round failed, and log the first of several."""
        if not self._failed:
            cause = error.__cause__ or error
            log_error("store_failed", cause, code=getattr(cause, "sqlite_errorcode", None))
        self._failed = True

    async def _write_with_retries(self, rows: list[Row], deadline: float) -> list[bool]:
        first: Exception | None = None  # the last one is often no more than the end of our patience
        while True:
            try:
                async with asyncio.timeout_at(deadline):
                    return await self.write_round(rows)
            except AWAY as error:
                first = first or error
                if asyncio.get_running_loop().time() > deadline:
                    raise StoreUnavailable("The database does not answer.") from first
            await asyncio.sleep(PAUSE)

    @abstractmethod
    async def write_round(self, rows: list[Row]) -> list[bool]:
        """Write the rows in one transaction; return for each whether it is in the log."""
