"""Reading on at many tables at once."""

from __future__ import annotations

import asyncio
import contextlib

from furcifer.server.store import STORE_ERRORS, Row, journal_for, open_database
from furcifer.server.store.reader import QUERY, LogReader
from server.conftest import in_a_loop
from server.store.rows import opening


async def written(url: str, tables: int, events: int):
    database, journal = await open_database(url), journal_for(url, 20)
    await journal.open()
    await asyncio.gather(*(journal.append(opening(f"t{table}", f"{table}.1")) for table in range(tables)))
    rows = [
        Row(f"t{table}", seq, seq, f"{table}.{seq}")
        for table in range(tables)
        for seq in range(2, events + 1)
    ]
    await asyncio.gather(*(journal.append(row) for row in rows))
    await journal.close()
    return database


def test_every_request_gets_its_own_events_in_order(postgres):
    async def scene():
        database = await written(postgres.new_database(), tables=30, events=5)
        wanted = [(table, after) for table in range(30) for after in (0, 3, 5)]
        found = await asyncio.gather(*(database.log(f"t{table}", after) for table, after in wanted))
        await database.close()
        return list(zip(wanted, found, strict=True))

    for (table, after), log in in_a_loop(scene()):
        assert [row.body for row in log] == [f"{table}.{seq}" for seq in range(after + 1, 6)]


def test_requests_that_gather_share_a_statement(postgres, monkeypatch):
    rounds = []
    fetch = LogReader._fetch

    async def counted(self, wishes):
        rounds.append(len(wishes))
        return await fetch(self, wishes)

    async def scene():
        database = await written(postgres.new_database(), tables=20, events=1)
        monkeypatch.setattr(LogReader, "_fetch", counted)
        await asyncio.gather(*(database.log(f"t{table}") for table in range(20)))
        await database.close()

    in_a_loop(scene())
    assert rounds == [20]


def test_a_lost_connection_is_opened_again(postgres):
    async def scene():
        database = await written(postgres.new_database(), tables=2, events=1)
        await database.log("t0")
        await asyncio.to_thread(postgres.restart)
        with contextlib.suppress(*STORE_ERRORS):  # the loss may be noticed only now
            await database.log("t0")
        log = await database.log("t1")
        await database.close()
        return log

    assert [row.body for row in in_a_loop(scene())] == ["1.1"]


def test_a_database_that_fails_is_said_to_everybody_who_waits(postgres, monkeypatch):
    async def fail(self, wishes):
        raise ConnectionError

    async def scene():
        database = await written(postgres.new_database(), tables=1, events=1)
        monkeypatch.setattr(LogReader, "_fetch", fail)
        answers = await asyncio.gather(*(database.log("t0") for _ in range(3)), return_exceptions=True)
        monkeypatch.undo()
        log = await database.log("t0")
        await database.close()
        return answers, log

    answers, log = in_a_loop(scene())
    assert [type(answer) for answer in answers] == [ConnectionError] * 3
    assert [row.body for row in log] == ["0.1"]


def test_events_are_found_by_their_key_even_before_the_database_has_statistics(postgres):
    """Without statistics PostgreSQL preferred to read the events of all tables."""

    async def scene() -> str:
        database = await written(postgres.new_database(), tables=50, events=200)
        await database.log("t0")
        some = [f"t{table}" for table in range(25)]
        plan = await database._reader._connection.fetch(f"explain {QUERY}", some, [199] * len(some))
        await database.close()
        return "\n".join(line for (line,) in plan)

    plan = in_a_loop(scene())
    assert "Index Cond: (((table_id)::text = wanted.id) AND (seq > wanted.after))" in plan
    assert "Seq Scan on events" not in plan
