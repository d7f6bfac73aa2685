"""Writing rounds of rows to an SQLite file.

`python sqlite_writer.py FILE SOCKET` is a process of its own that writes for all workers of a machine: it
listens at a Unix socket until its standard input ends. It imports nothing of ours before it meets an error,
so it starts in a moment and stays small. Signals do not stop it, because a server that is asked to stop goes
on for a moment.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import socket
import sqlite3
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct


class Row(Struct, frozen=True, array_like=True):
    """One event to append, and what else is written in the same transaction if it is the first at its seq."""

    table_id: str
    seq: int
    at: int
    body: str
    change: dict[str, Any] | None = None  # new values of the tables row (all of them for a new table)
    then: Row | None = None  # the first row of a table that this event opens
    players: tuple[str, ...] = ()  # people in whose lists the table belongs from now on
    speakers: tuple[str, ...] = ()  # people who spoke or joined in: not in their lists, but among their data

    @property
    def event(self) -> tuple[str, int, int, str]:
        """Return the values of the row in the log."""
        return self.table_id, self.seq, self.at, self.body


class Failure(Struct, frozen=True):
    """The error that a round met: its class, its text and, if it is one of SQLite, its code."""

    kind: str
    text: str
    code: int = 0


# A table that was deleted has no row in `tables`: nothing is appended to its log.
INSERT = """insert or ignore into events (table_id, seq, at, body) select * from (values {})
where column2 = 1 or exists (select 1 from tables where id = column1)"""
PLAYER = """insert into players (person, table_id, hidden) values ({}, false)
on conflict (person, table_id) do update set hidden = false"""
SPEAKER = "insert into players (person, table_id, hidden) values ({}, true) on conflict do nothing"
CHECKPOINT_PAGES = 4000  # 16 MB: a page that many moves change is written back once
KNOWN_STATEMENTS = 500


class SQLiteWriter:
    """Writes rounds over one connection. A round of plain moves is a single statement."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def write(self, rows: Sequence[Row]) -> list[bool]:
        """Write the rows in one transaction; return for each whether it is in the log."""
        connection = self._connection or self._connect()
        if not rows:
            return self._write_nothing(connection)
        if any(row.change is not None for row in rows):
            return self._write_with_changes(connection, rows)
        values = [value for row in rows for value in row.event]
        marks = ",".join(["(?,?,?,?)"] * len(rows))
        if connection.execute(INSERT.format(marks), values).rowcount == len(rows):
            return [True] * len(rows)
        return [self._is_stored(connection, row) for row in rows]

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, isolation_level=None, timeout=10, cached_statements=KNOWN_STATEMENTS
        )
        try:
            connection.execute("pragma synchronous = full")
            connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
        except sqlite3.Error:
            connection.close()
            raise
        self._connection = connection  # only now: without the pragmas a row might not be durable
        return connection

    def _write_nothing(self, connection: sqlite3.Connection) -> list[bool]:
        """Write a number of the file again as it is: this fails as a row would, such as on a full disk."""
        (version,) = connection.execute("pragma user_version").fetchone()
        connection.execute(f"pragma user_version = {version}")
        return []

    def _write_with_changes(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> list[bool]:
        connection.execute("begin immediate")
        try:
            results = [self._write_one(connection, row) for row in rows]
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:  # SQLite itself ends it after some errors
                connection.execute("rollback")
            raise
        return results

    def _write_one(self, connection: sqlite3.Connection, row: Row) -> bool:
        if not connection.execute(INSERT.format("(?,?,?,?)"), row.event).rowcount:
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


# The process. A message is its length and then MessagePack: a round of rows, or the answer to one.

LENGTH = 4  # bytes
CHUNK = 1 << 16
BACKLOG = 64
Answer = list[bool] | Failure
encoder = msgspec.msgpack.Encoder()
rounds_decoder = msgspec.msgpack.Decoder(list[Row])
answer_decoder = msgspec.msgpack.Decoder(Answer)


def framed(message: list[Row] | Answer) -> bytes:
    """Return a message with its length in front.

    >>> framed([True, False]), unframed(framed([True]) + b"rest")
    (b'\\x00\\x00\\x00\\x03\\x92\\xc3\\xc2', b'\\x91\\xc3')
    """
    body = encoder.encode(message)
    return len(body).to_bytes(LENGTH) + body


def unframed(data: bytes) -> bytes | None:
    """Return the body of the message at the start of the data, or None if it has not arrived whole."""
    end = LENGTH + int.from_bytes(data[:LENGTH])
    return data[LENGTH:end] if LENGTH <= len(data) >= end else None


class _Worker:
    """A worker that sends rounds, one after the other."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self._data = b""

    def read(self) -> bool:
        """Read what there is; return False if the worker is gone."""
        with contextlib.suppress(OSError):
            if data := self.connection.recv(CHUNK):
                self._data += data
                return True
        return False

    def take_round(self) -> list[Row] | None:
        """Return the round that has arrived, or None if it is not whole."""
        body = unframed(self._data)
        if body is None:
            return None
        self._data = self._data[LENGTH + len(body) :]
        return rounds_decoder.decode(body)

    def answer(self, answer: Answer) -> None:
        with contextlib.suppress(OSError):
            self.connection.sendall(framed(answer))


def serve(writer: SQLiteWriter, listener: socket.socket, alive: int) -> None:
    """Write the rounds of all workers until `alive` ends. Rounds that arrive together share a transaction."""
    with selectors.DefaultSelector() as selector:
        selector.register(listener, selectors.EVENT_READ)
        selector.register(alive, selectors.EVENT_READ)
        while True:
            rounds: list[tuple[_Worker, list[Row]]] = []
            ready = [key for key, _ in selector.select()]
            for key in ready:
                worker = key.data
                if worker is not None and not worker.read():
                    selector.unregister(worker.connection)
                    worker.connection.close()
                elif worker is not None and (rows := worker.take_round()) is not None:
                    rounds.append((worker, rows))
                elif key.fileobj is listener:
                    connection, _ = listener.accept()
                    selector.register(connection, selectors.EVENT_READ, _Worker(connection))
            if rounds:
                _write(writer, rounds)
            if any(key.fileobj == alive for key in ready) and not os.read(alive, CHUNK):
                return


def _write(writer: SQLiteWriter, rounds: Sequence[tuple[_Worker, list[Row]]]) -> None:
    """Write rounds in one transaction and answer them. If a row is at fault, only its round fails."""
    try:
        results = writer.write([row for _, rows in rounds for row in rows])
    except Exception as error:
        if len(rounds) > 1 and not isinstance(error, sqlite3.OperationalError):  # that one is not of a row
            for each in rounds:
                _write(writer, [each])
            return
        failure = _failure(error)
        for worker, _ in rounds:
            worker.answer(failure)
        return
    at = 0
    for worker, rows in rounds:
        worker.answer(results[at : at + len(rows)])
        at += len(rows)


def _failure(error: Exception) -> Failure:
    """Return the answer to a round that met an error. Log one that SQLite did not raise."""
    if not isinstance(error, sqlite3.Error):
        _log("round_failed", error)
    return Failure(type(error).__name__, str(error), getattr(error, "sqlite_errorcode", 0))


def _log(event: str, error: Exception) -> None:
    """Write an error to the log of the server, whose standard error this process shares."""
    with contextlib.suppress(ImportError):  # a server that was started in its source folder
        from furcifer.server.logging import log_error  # not before: it would slow every start

        log_error(event, error)


def main(path: str, address: str) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with contextlib.suppress(FileNotFoundError):
        os.unlink(address)  # of a process before this one, which died
    writer = SQLiteWriter(path)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen(BACKLOG)
        serve(writer, listener, sys.stdin.fileno())
    writer.close()


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Exception as error:
        _log("writer_failed", error)
        sys.exit(1)
