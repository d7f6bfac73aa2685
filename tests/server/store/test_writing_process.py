"""The process that writes to an SQLite file for all workers."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

import pytest
from msgspec.structs import replace

from furcifer.server import operating_system
from furcifer.server.store import Row, StoreUnavailable, is_damaged, journal_for, open_database
from furcifer.server.store.journal import process as writing
from furcifer.server.store.journal import sqlite_writer
from furcifer.server.store.journal.process import writing_process
from furcifer.server.store.journal.sqlite import Unwritable
from furcifer.server.store.journal.sqlite_writer import SQLiteWriter
from server.conftest import in_a_loop, wait_until
from server.store.rows import opening


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/tables.db"


@contextlib.asynccontextmanager
async def journals(url, writer, count):
    """Open the database and the journals of so many workers."""
    database = await open_database(url)
    opened = [journal_for(url, 10, writer.address) for _ in range(count)]
    for journal in opened:
        await journal.open()
    yield database, opened
    for journal in opened:
        await journal.close()
    await database.close()


def test_of_two_workers_that_write_at_once_one_is_first(url):
    async def scene(writer):
        async with journals(url, writer, 2) as (database, (one, two)):
            await one.append(opening("t"))
            results = [
                await asyncio.gather(one.append(Row("t", seq, 0, "one")), two.append(Row("t", seq, 0, "two")))
                for seq in range(2, 30)
            ]
            return results, await database.log("t")

    with writing_process(url) as writer:
        results, log = in_a_loop(scene(writer))
    assert all(sorted(result) == [False, True] for result in results)
    assert [(row.seq, row.body) for row in log[1:]] == [
        (seq, "one" if first else "two") for seq, (first, _) in enumerate(results, start=2)
    ]


def test_rounds_that_come_together_are_answered_apart(url):
    """Rows that change tables go through a transaction, and each worker hears of its own rows alone."""

    async def scene(writer):
        async with journals(url, writer, 3) as (database, (one, two, three)):
            rows = [Row(f"u{number}", 1, 0, "x") for number in range(40)]
            together = (
                one.append(replace(opening("t"), players=("ann",))),
                asyncio.gather(*map(two.append, rows)),
                three.append(Row("u0", 1, 0, "y")),
            )
            return await asyncio.gather(*together), await database.lobby(10)

    with writing_process(url) as writer:
        (first, many, last), lobby = in_a_loop(scene(writer))
    assert first is True
    assert sorted([many[0], last]) == [False, True]
    assert many[1:] == [True] * 39
    assert lobby == ["1"]


def test_rows_that_were_under_way_when_it_died_are_written_once(url):
    async def scene(writer):
        async with journals(url, writer, 1) as (database, (journal,)):
            await journal.append(opening("t"))
            results = []
            for seq in range(2, 5):
                os.kill(writer._process.pid, signal.SIGKILL)
                appending = journal.append(Row("t", seq, 0, "b"))
                while not appending.done():
                    writer.tend()
                    await asyncio.sleep(0.02)
                results.append(appending.result())
            return results, await database.log("t")

    with writing_process(url) as writer:
        results, log = in_a_loop(scene(writer))
    assert results == [True] * 3
    assert [row.seq for row in log] == [1, 2, 3, 4]


def test_without_it_the_store_is_away(url, monkeypatch):
    async def scene(writer):
        database = await open_database(url)
        journal = journal_for(url, 0.5, writer.address)
        await journal.open()
        writer.close()
        with pytest.raises(StoreUnavailable):
            await journal.append(Row("t", 1, 0, "a"))
        await journal.close()
        await database.close()

    with writing_process(url) as writer:
        in_a_loop(scene(writer))


def test_a_damaged_file_is_told_from_one_that_is_away(url, tmp_path):
    async def scene(writer):
        journal = journal_for(url, 5, writer.address)
        await journal.open()
        with pytest.raises(sqlite3.DatabaseError) as raised:
            await journal.append(Row("t", 1, 0, "a"))
        await journal.close()
        return raised.value

    (tmp_path / "tables.db").write_bytes(b"no database " * 1000)
    with writing_process(url) as writer:
        assert is_damaged(in_a_loop(scene(writer)))


def test_it_ends_with_its_server_and_not_before(start_node, server):
    node = start_node()
    ann = server.Friend(node, "Ann")
    table = ann.open_table()
    first = server.writer_of(node)
    for number in (signal.SIGTERM, signal.SIGINT):
        os.kill(first, number)
    ann.post(table, "chat", text="still here")
    assert server.writer_of(node) == first
    os.kill(first, signal.SIGKILL)
    ann.post(table, "chat", text="and still")
    second = server.writer_of(node)
    assert second not in (None, first)
    assert "writer_died" in node.output
    for end in (node.kill, node.stop):
        writer = server.writer_of(node)
        end()
        wait_until(lambda pid=writer: not os.path.exists(f"/proc/{pid}"), 10)
        assert not os.path.exists(f"/proc/{writer}")
        node.start()
    assert [line["text"] for line in ann.look(table)["chat"]] == ["still here", "and still"]


def test_it_is_started_again_once_the_system_allows_it(url, monkeypatch, capsys):
    """One failed start used to be the last: no file or memory was free just then."""

    def refuse(*_, **__):
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(writing, "RESTART_SECONDS", 0.05)
    with writing_process(url) as writer:
        first = writer._process
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
        with monkeypatch.context() as change:
            change.setattr(writing.subprocess, "Popen", refuse)
            for _ in range(3):
                time.sleep(0.1)
                writer.tend()
        assert writer._process is first
        time.sleep(0.1)
        writer.tend()
        assert writer._process.poll() is None
    failed = [line for line in logged(capsys) if line["event"] == "writer_not_started"]
    assert [line["kind"] for line in failed] == ["OSError"] * 3


def logged(capture) -> list[dict]:
    """Return the lines of the log; there must be nothing else on standard error."""
    return [json.loads(line) for line in capture.readouterr().err.splitlines()]


UNSTORABLE = Row("t", 1, 2**63, "SQLite has no numbers of this size")


def test_a_row_that_cannot_be_written_is_refused_at_once(url, capfd):
    """It used to end the process, which was started again and met the same row."""

    async def scene(writer):
        async with journals(url, writer, 1) as (database, (journal,)):
            began = time.monotonic()
            with pytest.raises(Unwritable, match="OverflowError"):
                await journal.append(UNSTORABLE)
            took = time.monotonic() - began
            await journal.append(Row("t", 1, 0, "a"))
            return took, await database.log("t")

    with writing_process(url) as writer:
        process = writer._process
        took, log = in_a_loop(scene(writer))
        assert process.poll() is None
    assert took < 2
    assert [tuple(row) for row in log] == [(1, 0, "a")]
    (line,) = [line for line in logged(capfd) if line["event"] == "round_failed"]
    assert (line["kind"], line["places"][-1].rpartition(" ")[2]) == ("OverflowError", "SQLiteWriter.write")


def test_it_fails_only_the_round_that_has_it(url):
    async def scene(writer):
        async with journals(url, writer, 3) as (database, opened):
            for number, journal in enumerate(opened):  # they are connected from now on
                await journal.append(opening(f"t{number}"))
            writer._process.send_signal(signal.SIGSTOP)
            rows = [Row("t0", 2, 0, "b"), UNSTORABLE, Row("t2", 2, 0, "b")]
            together = [journal.append(row) for journal, row in zip(opened, rows, strict=True)]
            await asyncio.sleep(0.2)
            writer._process.send_signal(signal.SIGCONT)
            results = await asyncio.gather(*together, return_exceptions=True)
            return results, await database.heads(["t0", "t", "t2"])

    with writing_process(url) as writer:
        (first, second, third), heads = in_a_loop(scene(writer))
    assert (first, type(second), third) == (True, Unwritable, True)
    assert heads == {"t0": 2, "t2": 2}


def test_a_connection_without_its_pragmas_is_not_used(tmp_path):
    """It would write without waiting for the disk."""
    file = tmp_path / "tables.db"
    file.write_bytes(b"no database " * 1000)
    writer = SQLiteWriter(str(file))
    for _ in range(2):
        with pytest.raises(sqlite3.DatabaseError):
            writer.write([])
        assert writer._connection is None


def test_an_error_that_ends_it_is_a_line_of_the_log(url, tmp_path):
    command = [sys.executable, "-P", sqlite_writer.__file__, "tables.db", str(tmp_path / "no" / "folder")]
    ended = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    (line,) = [json.loads(line) for line in ended.stderr.splitlines()]
    assert (line["event"], line["level"], line["kind"]) == ("writer_failed", "error", "FileNotFoundError")


@pytest.mark.parametrize("executable", ["/bin/false", "/no/such/program"])
def test_where_it_cannot_run_a_thread_writes(url, monkeypatch, capsys, executable):
    monkeypatch.setattr(writing.sys, "executable", executable)
    with writing_process(url) as writer:
        assert writer is None
    assert [line["event"] for line in logged(capsys)] == ["writer_not_started"]


def test_it_listens_from_the_start(url):
    with writing_process(url) as writer:
        assert os.path.exists(writer.address)


def test_a_temporary_folder_with_a_long_name_is_avoided(url, tmp_path, monkeypatch):
    """Addresses of Unix sockets are short."""
    long = tmp_path / ("x" * 90)
    long.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(long))
    with writing_process(url) as writer:
        assert writer.address.startswith(operating_system.SHORT_FOLDER)
    monkeypatch.setattr(operating_system, "SHORT_FOLDER", str(long))
    with writing_process(url) as writer:
        assert writer is None


def test_postgresql_needs_no_folder(monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", "/no/such/folder")
    with writing_process("postgresql://localhost/tables") as writer:
        assert writer is None
