"""A server is ready only while moves can be written."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from furcifer.server.store import Row, journal_for, open_database
from furcifer.server.store.journal.rounds import ROUND, Journal
from server.conftest import in_a_loop, wait_until


@pytest.fixture
def table(start_node, server):
    """A server that gives a move up after four seconds, a friend, and a table."""
    node = start_node(store_patience=4)
    ann = server.Friend(node, "Ann")
    return node, ann, ann.open_table()


def state(node) -> tuple[int, float]:
    """Return the status of the health check, and the gauge of the metrics."""
    lines = httpx.get(f"{node.url}/metrics").text.splitlines()
    (gauge,) = [line for line in lines if line.startswith("furcifer_store_writable ")]
    return httpx.get(f"{node.url}/health/ready").status_code, float(gauge.split()[-1])


def becomes(node, status: int, gauge: float) -> bool:
    wait_until(lambda: state(node) == (status, gauge), 15)
    return state(node) == (status, gauge)


def chat(ann, table) -> int:
    return ann.http.post(f"/api/tables/{table}/chat", json={"text": "hello"}).status_code


def test_a_server_whose_moves_wait_is_not_ready(table, server):
    node, ann, table_id = table
    assert state(node) == (200, 1)
    writer = server.writer_of(node)
    with ThreadPoolExecutor(1) as thread:
        os.kill(writer, signal.SIGSTOP)
        try:
            waiting = thread.submit(chat, ann, table_id)
            assert becomes(node, 503, 0)
            assert not waiting.done()  # its patience is longer
        finally:
            os.kill(writer, signal.SIGCONT)
        assert waiting.result() == 200
    assert state(node) == (200, 1)


def test_a_server_whose_disk_is_full_is_not_ready_until_it_has_room(table, server):
    """It finds out by itself: nobody makes a move at a server that is not ready."""
    node, ann, table_id = table
    writer = server.writer_of(node)
    before = resource.prlimit(writer, resource.RLIMIT_FSIZE)
    resource.prlimit(writer, resource.RLIMIT_FSIZE, (4096, before[1]))
    assert chat(ann, table_id) == 503
    assert state(node) == (503, 0)
    resource.prlimit(writer, resource.RLIMIT_FSIZE, before)
    assert becomes(node, 200, 1)
    assert chat(ann, table_id) == 200
    assert server.writer_of(node) == writer


def test_a_failure_is_over_once_an_empty_round_succeeds(journal_at):
    async def scene():
        url, writer = journal_at
        database, journal = await open_database(url), journal_for(url, 5, writer)
        await journal.open()
        write_round, rounds = journal.write_round, []

        async def fail_once(rows):
            rounds.append(len(rows))
            if len(rounds) == 1:
                raise ValueError("a bad row")
            return await write_round(rows)

        journal.write_round = fail_once
        with pytest.raises(ValueError, match="a bad row"):
            await journal.append(Row("t", 1, 0, "a"))
        failed = not journal.writable
        while not journal.writable:
            await asyncio.sleep(0.02)
        await journal.append(Row("t", 1, 0, "a"))
        await journal.close()
        await database.close()
        return failed, rounds

    assert in_a_loop(scene()) == (True, [1, 0, 1])


class SlowJournal(Journal):
    """A journal whose rounds take a quarter of its patience."""

    async def write_round(self, rows: list[Row]) -> list[bool]:
        await asyncio.sleep(self.patience / 4)
        return [True] * len(rows)


def test_rows_behind_a_long_backlog_wait_from_their_own_arrival():
    """The patience of the first rows is not that of rows that came while they were written."""

    async def scene():
        journal = SlowJournal(0.8)
        await journal.open()
        waiting = []
        for _ in range(8):  # more rows than a round takes always wait
            waiting += [journal.append(Row("t", seq, 0, "a")) for seq in range(ROUND + 50)]
            await asyncio.sleep(journal.patience / 4)
        written = await asyncio.gather(*waiting)
        await journal.close()
        return written

    assert all(in_a_loop(scene()))
