"""The journals of an SQLite file: by a thread of this process, or by the process that writes for all workers.

The thread needs the interpreter lock, as the event loop does; the process costs no more than the messages.
"""

from __future__ import annotations

import asyncio
import sqlite3
from queue import SimpleQueue
from threading import Thread
from typing import cast

from .rounds import Journal, settle
from .sqlite_writer import LENGTH, Answer, Failure, Row, SQLiteWriter, answer_decoder, framed, unframed

GONE = "The process that writes to the database is gone."
ERRORS: dict[str, type[sqlite3.Error]] = {
    kind.__name__: kind
    for kind in (
        sqlite3.Error,
        sqlite3.InterfaceError,
        sqlite3.DatabaseError,
        sqlite3.DataError,
        sqlite3.OperationalError,
        sqlite3.IntegrityError,
        sqlite3.InternalError,
        sqlite3.ProgrammingError,
        sqlite3.NotSupportedError,
    )
}


class Unwritable(Exception):
    """The process cannot write these rows, and it is of no use to try again. Its own error is in the log."""


class ThreadJournal(Journal):
    """Writes from one thread with its own connection."""

    def __init__(self, path: str, patience: float) -> None:
        super().__init__(patience)
        self._writer = SQLiteWriter(path)
        self._rounds: SimpleQueue[tuple[list[Row], asyncio.Future[list[bool]]] | None] = SimpleQueue()
        self._thread = Thread(target=self._write_in_turn, name="journal", daemon=True)

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
                result = self._writer.write(rows)
            except Exception as error:
                result = error
            future.get_loop().call_soon_threadsafe(settle, future, result)
        self._writer.close()


class ProcessJournal(Journal):
    """Sends its rounds to the process that writes at this Unix socket."""

    def __init__(self, address: str, patience: float) -> None:
        super().__init__(patience)
        self._address = address
        self._channel: _Channel | None = None

    async def close(self) -> None:
        await super().close()
        if self._channel is not None:
            self._channel.close()

    async def write_round(self, rows: list[Row]) -> list[bool]:
        channel = self._channel
        if channel is None or channel.closed:
            loop = asyncio.get_running_loop()
            _, channel = await loop.create_unix_connection(_Channel, self._address)
            self._channel = channel
        try:
            return await channel.ask(rows)
        except BaseException:  # an answer that comes later must not be taken for that of the next round
            channel.close()
            raise


class _Channel(asyncio.Protocol):
    """A connection to the process. It carries one round at a time."""

    def __init__(self) -> None:
        self.closed = False
        self._data = b""
        self._answer: asyncio.Future[list[bool]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if self._answer is not None:
            settle(self._answer, ConnectionError(GONE))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if self._answer is not None and (body := unframed(self._data)) is not None:
            self._data = self._data[LENGTH + len(body) :]
            settle(self._answer, _result(answer_decoder.decode(body)))

    def ask(self, rows: list[Row]) -> asyncio.Future[list[bool]]:
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(framed(rows))
        return self._answer

    def close(self) -> None:
        self.closed = True
        self._transport.abort()


def _result(answer: Answer) -> list[bool] | Exception:
    """Return the answer of the process, or the error that it met."""
    if not isinstance(answer, Failure):
        return answer
    if answer.kind not in ERRORS:
        return Unwritable(f"{answer.kind}: {answer.text}")
    error = ERRORS[answer.kind](answer.text)
    error.sqlite_errorcode = answer.code
    return error
