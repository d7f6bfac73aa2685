"""The database: migrations, the journal's rounds, backup."""

from __future__ import annotations

import asyncio
import io
import json
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from furcifer.core import LogError
from furcifer.server.backup import OF_THE_SERVER, WITH_TABLES, read_backup, write_backup
from furcifer.server.store import Row, Silent, StoreUnavailable, journal_for, open_database
from furcifer.server.store.migrations import versions
from furcifer.server.store.personal import digest_of
from furcifer.server.store.schema import erased, metadata, reports
from furcifer.server.store.upgrade import newest, upgrade
from server.conftest import in_a_loop
from server.store.rows import opening


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("postgres").new_database()


def shape(connection):
    found = inspect(connection)
    return {
        name: (
            [column["name"] for column in found.get_columns(name)],
            found.get_pk_constraint(name)["constrained_columns"],
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def test_migrations_lead_from_the_first_version_to_the_present_shape(database_url):
    async def scene():
        url = make_url(database_url)
        driver = "sqlite+aiosqlite" if url.get_backend_name() == "sqlite" else "postgresql+asyncpg"
        engine = create_async_engine(url.set(drivername=driver))
        await upgrade(engine, "0001")
        async with engine.begin() as connection:
            row = "insert into tables (id, game, phase, public, created_at, summary, seed) values"
            await connection.execute(text(f"{row} ('old', 'coloretto', 'over', false, 1, '{{}}', '7')"))
        await upgrade(engine)
        async with engine.connect() as connection:
            kept = (await connection.execute(text("select game, seed, attended from tables"))).one()
            migrated = await connection.run_sync(shape)
        await engine.dispose()
        return tuple(kept), migrated

    kept, migrated = in_a_loop(scene())
    assert kept == ("coloretto", "7", False)
    declared = {
        table.name: ({column.name for column in table.columns}, [column.name for column in table.primary_key])
        for table in metadata.tables.values()
    }
    assert {name: (set(columns), key) for name, (columns, key) in migrated.items()} == declared
    assert newest() == max(path.name[1:5] for path in Path(versions.__path__[0]).glob("v*.py"))


def test_of_two_rows_for_one_place_one_stands_and_the_others_are_not_touched(journal_at):
    database_url, writer = journal_at

    async def scene():
        database = await open_database(database_url)
        journal = journal_for(make_url(database_url), 5, writer)
        await journal.open()
        first = await asyncio.gather(*(journal.append(opening(f"t{number}")) for number in range(20)))
        rows = [
            Row("t3", 1, 0, "b"),
            *(Row(f"t{number}", 2, 0, "c") for number in range(20)),
            Row("t3", 1, 9, "a"),
        ]
        second = await asyncio.gather(*(journal.append(row) for row in rows))
        log = await database.log("t3")
        heads = await database.heads([f"t{number}" for number in range(20)])
        await journal.close()
        await database.close()
        return first, second, log, heads, journal.rounds

    first, second, log, heads, rounds = in_a_loop(scene())
    assert first == [True] * 20
    assert second == [False, *[True] * 20, True]  # the last one says what stands there already
    assert [tuple(row) for row in log] == [(1, 0, "a"), (2, 0, "c")]
    assert set(heads.values()) == {2}
    assert rounds <= 4  # forty rows, few transactions


@asynccontextmanager
async def open_journal(journal_at, patience: float):
    """Open a journal whose rounds wait until the event is set."""
    database_url, writer = journal_at
    database = await open_database(database_url)
    journal, go_on = journal_for(make_url(database_url), patience, writer), asyncio.Event()
    write = journal.write_round

    async def write_late(rows):
        await go_on.wait()
        return await write(rows)

    journal.write_round = write_late
    await journal.open()
    yield journal, go_on
    await database.close()


def test_a_round_under_way_is_written_before_the_journal_closes(journal_at):
    """Whoever waited for it waited for ever, and so did whoever wrote afterwards."""

    async def scene():
        async with open_journal(journal_at, 5) as (journal, go_on):
            first = journal.append(opening("t"))
            await asyncio.sleep(0.05)  # its round begins
            second, closing = journal.append(Row("t", 2, 0, "b")), asyncio.create_task(journal.close())
            await asyncio.sleep(0.05)
            late = journal.append(Row("t", 3, 0, "c"))
            with pytest.raises(StoreUnavailable):
                await asyncio.wait_for(late, 1)
            go_on.set()
            await asyncio.wait_for(closing, 10)
            return await asyncio.wait_for(asyncio.gather(first, second), 1)

    assert in_a_loop(scene()) == [True, True]


def test_a_journal_that_closes_waits_no_longer_than_its_rows_do(journal_at):
    async def scene():
        async with open_journal(journal_at, 0.3) as (journal, _):
            first = journal.append(opening("t"))
            await asyncio.sleep(0.2)
            second = journal.append(Row("t", 2, 0, "b"))
            await asyncio.wait_for(journal.close(), 2)
            return await asyncio.wait_for(asyncio.gather(first, second, return_exceptions=True), 1)

    assert [type(result) for result in in_a_loop(scene())] == [StoreUnavailable] * 2


def test_nothing_is_appended_to_the_log_of_a_deleted_table(journal_at):
    """A worker that had not heard of the deletion wrote on, and the row stayed for ever."""
    database_url, writer = journal_at
    rounds = (
        [Row("gone", 2, 0, "a move")],
        [Row("gone", 2, 0, "a move beside a change"), Row("other", 2, 0, "b", {"summary": "2"})],
        [Row("gone", 2, 0, "a change", {"summary": "3"}), Row("other", 3, 0, "c")],
        [Row("never", 2, 0, "d"), *(Row("other", seq, 0, "d") for seq in range(4, 400))],
    )

    async def scene():
        database = await open_database(database_url)
        journal = journal_for(make_url(database_url), 5, writer)
        await journal.open()
        for table in ("gone", "other"):
            await journal.append(opening(table))
        await database.remove(["gone"])
        results = [await asyncio.gather(*map(journal.append, rows)) for rows in rounds]
        logs = [await database.log(table) for table in ("gone", "never", "other")]
        await journal.close()
        await database.close()
        return results, list(map(len, logs))

    results, logs = in_a_loop(scene())
    assert results == [[False], [False, True], [False, True], [False, *[True] * 396]]
    assert logs == [0, 0, 399]


def test_only_the_winner_changes_the_tables_row(journal_at):
    database_url, writer = journal_at

    async def scene():
        database = await open_database(database_url)
        journal = journal_for(make_url(database_url), 5, writer)
        await journal.open()
        await journal.append(opening("t"))
        won = await asyncio.gather(
            journal.append(Row("t", 2, 0, "x", {"summary": "2"})),
            journal.append(Row("t", 2, 0, "y", {"summary": "3"})),
        )
        lobby = await database.lobby(10)
        await journal.close()
        await database.close()
        return won, lobby

    assert in_a_loop(scene()) == ([True, False], ["2"])


def test_a_claim_is_held_by_one_node_until_it_expires(database_url):
    async def scene():
        database = await open_database(database_url)
        taken = [
            await database.claim_one("t", "one", 0, 100),
            await database.claim_one("t", "two", 50, 150),
            await database.claim_one("t", "one", 50, 150),
            await database.claim_one("t", "two", 200, 300),
            await database.claim_one("t", "one", 210, 310),
        ]
        await database.close()
        return taken

    assert in_a_loop(scene()) == [True, False, True, True, False]


def test_silent_tables_come_page_by_page(database_url):
    """The longest silent first, and those of the same moment in the order of their ids."""

    async def scene():
        database = await open_database(database_url)
        journal = journal_for(make_url(database_url), 5)
        await journal.open()
        late = 10**12  # milliseconds need more than 32 bits
        for number, at in enumerate((late + 2, late, late, late + 1, late + 9)):
            await journal.append(replace(opening(f"t{number}"), at=at))
        pages, after = [], Silent(-1, "")
        for _ in range(3):
            pages.append(await database.silent_since("lobby", late + 9, after, 2))
            after = pages[-1][-1] if pages[-1] else after
        await journal.close()
        await database.close()
        return [[table.id for table in page] for page in pages]

    assert in_a_loop(scene()) == [["t1", "t2"], ["t3", "t0"], []]


def test_nodes_share_one_key(database_url):
    async def scene():
        databases = [await open_database(database_url) for _ in range(2)]
        keys = await asyncio.gather(*(database.key("cookies") for database in databases))
        for database in databases:
            await database.close()
        return keys

    one, two = in_a_loop(scene())
    assert one == two
    assert len(one) == 64


def test_a_backup_brings_everything_back(node, friend, start_node, server, folder):
    ann = friend("Ann")
    table = ann.open_table(bots={1: "random"})
    ann.post(table, "start")
    ann.post(table, "actions", action="b1-c3")
    other = f"sqlite:///{folder}/restored.db"

    async def scene():
        source = await open_database(node.env["FURCIFER_DATABASE_URL"])
        paper = io.StringIO()
        written = await write_backup(source, paper)
        target = await open_database(other)
        lines = paper.getvalue().splitlines()
        counts = written, await read_backup(target, lines), await read_backup(target, lines)
        key = await source.key("cookies")
        with pytest.raises(LogError):
            await read_backup(target, ["{}"])
        await source.close()
        await target.close()
        return counts, key

    (written, read, again), key = in_a_loop(scene())
    assert written == read > 0
    assert again == 0
    restored = server.Friend(start_node(other, secret=key), cookie=ann.cookie)
    assert restored.look(table)["view"]["board"] != ""
    assert restored.http.get("/api/me").json() == {"name": "Ann"}


class SlowPaper(io.StringIO):
    """Calls a function before the tables are written down."""

    def __init__(self, meanwhile) -> None:
        super().__init__()
        self.meanwhile = meanwhile

    def write(self, line: str) -> int:
        if '"forgotten meanwhile"' in line:
            self.meanwhile()
        return super().write(line)


def test_a_backup_of_a_running_server_is_from_one_moment(database_url):
    """The row of a table said that it was open, and its log went on."""

    async def play_on():
        journal = journal_for(make_url(database_url), 5)
        await journal.open()
        await journal.append(Row("t", 2, 1, "b", {"phase": "playing"}))
        await journal.append(opening("u"))
        await journal.close()

    async def scene():
        database = await open_database(database_url)
        journal = journal_for(make_url(database_url), 5)
        await journal.open()
        await journal.append(opening("t"))
        await journal.close()
        async with database.engine.begin() as connection:
            await connection.execute(insert(erased).values(digest="forgotten meanwhile", erased_at=1))
        paper = SlowPaper(lambda: in_a_loop(play_on()))
        await write_backup(database, paper)
        async with database.engine.begin() as connection:  # the next user of the connection can write
            await connection.execute(insert(erased).values(digest="later", erased_at=1))
        await database.close()
        return [json.loads(line) for line in paper.getvalue().splitlines()]

    (table,) = [line for line in in_a_loop(scene()) if "table" in line]
    assert table["table"]["phase"] == "lobby"
    assert table["log"] == [[1, 0, "a"]]


BESIDE = [one for one in metadata.sorted_tables if one not in WITH_TABLES + OF_THE_SERVER]


def filled(table, person):
    """Return a row of a table that is about a person."""

    def value(column):
        kind = column.type.python_type
        return person if kind is str else kind(1)

    return {one.name: value(one) for one in table.c if one is not table.autoincrement_column}


async def rows_beside(database):
    async with database.engine.connect() as connection:
        found = {one.name: await connection.execute(select(one)) for one in BESIDE}
        return {name: [tuple(row) for row in rows] for name, rows in found.items()}


def test_a_backup_holds_what_is_kept_beside_the_tables(database_url, tmp_path):
    async def scene():
        source = await open_database(f"sqlite:///{tmp_path}/source.db")
        async with source.engine.begin() as connection:
            for one in BESIDE:
                await connection.execute(insert(one).values(filled(one, "ann")))
        before, paper = await rows_beside(source), io.StringIO()
        await write_backup(source, paper)
        target = await open_database(database_url)
        for _ in range(2):  # the second time there is nothing to restore
            await read_backup(target, paper.getvalue().splitlines())
        after = await rows_beside(target)
        async with target.engine.begin() as connection:  # its number must be free
            await connection.execute(insert(reports).values(filled(reports, "bob")))
        await source.close()
        await target.close()
        return before, after

    before, after = in_a_loop(scene())
    assert before == after
    assert all(before.values())


def test_rows_about_somebody_forgotten_are_not_restored(tmp_path):
    async def scene():
        source = await open_database(f"sqlite:///{tmp_path}/source.db")
        async with source.engine.begin() as connection:
            for one in BESIDE:
                await connection.execute(insert(one).values(filled(one, "ann~2")))
        paper = io.StringIO()
        await write_backup(source, paper)
        target = await open_database(f"sqlite:///{tmp_path}/target.db")
        async with target.engine.begin() as connection:
            await connection.execute(insert(erased).values(digest=digest_of("ann"), erased_at=1))
        await read_backup(target, paper.getvalue().splitlines())
        found = await rows_beside(target)
        await source.close()
        await target.close()
        return found

    found = in_a_loop(scene())
    about_people = {one.name for one in BESIDE if {"person", "owner"} & set(one.c.keys())}
    assert about_people
    assert not any(found[name] for name in about_people)


def test_a_row_of_an_unknown_kind_is_refused_with_a_sentence(tmp_path):
    async def scene():
        target = await open_database(f"sqlite:///{tmp_path}/target.db")
        paper = ['{"furcifer":"backup","format":1}', '{"row":{"person":"ann"},"of":"horoscopes"}']
        try:
            await read_backup(target, paper)
        finally:
            await target.close()

    with pytest.raises(LogError, match="horoscopes"):
        in_a_loop(scene())
