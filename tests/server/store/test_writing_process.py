"""The process that writes to an SQLite file for all workers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3

import pytest

from furcifer.server.store import Row, StoreUnavailable, is_damaged, journal_for, open_database
from furcifer.server.store.journal import process as writing
from furcifer.server.store.journal.process import writing_process
from server.conftest import in_a_loop, wait_until


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
            results = [
                await asyncio.gather(one.append(Row("t", seq, 0, "one")), two.append(Row("t", seq, 0, "two")))
                for seq in range(1, 30)
            ]
            return results, await database.log("t")

    with writing_process(url) as writer:
        results, log = in_a_loop(scene(writer))
    assert all(sorted(result) == [False, True] for result in results)
    assert [(row.seq, row.body) for row in log] == [
        (seq, "one" if first else "two") for seq, (first, _) in enumerate(results, start=1)
    ]


def test_rounds_that_come_together_are_answered_apart(url):
    """Rows that change tables go through a transaction, and each worker hears of its own rows alone."""
    new = {"id": "t", "game": "g", "phase": "lobby", "public": True, "attended": False, "summary": "1"}
    new |= {"created_at": 1, "seed": "7"}

    async def scene(writer):
        async with journals(url, writer, 3) as (database, (one, two, three)):
            rows = [Row(f"u{number}", 1, 0, "x") for number in range(40)]
            together = (
                one.append(Row("t", 1, 0, "a", new, players=("ann",))),
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
            await journal.append(Row("t", 1, 0, "a"))
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


def test_a_folder_with_a_long_name_needs_no_process(url, tmp_path, monkeypatch):
    """Addresses of Unix sockets are short."""
    long = tmp_path / ("x" * 90)
    long.mkdir()
    monkeypatch.setattr(writing.tempfile, "tempdir", str(long))
    with writing_process(url) as writer:
        assert writer is None
