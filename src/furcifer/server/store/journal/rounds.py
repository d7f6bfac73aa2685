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
        self.write(row, partial(settle, future))
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
