"""Migrations: a server killed at any moment of one leaves a database that the next server opens."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from furcifer.server.store import open_database
from furcifer.server.store.schema import metadata
from furcifer.server.store.upgrade import newest, upgrade
from server.conftest import in_a_loop

OLD_TABLES = 2000  # rows of a full database
ROW = "insert into tables (id, game, phase, public, created_at, summary, seed) values"

# Migrates in a child process that kills itself before its n-th statement (or after the last one, before the
# commit), for every n. Prints how many statements there were.
SWEEP = """
import asyncio, json, os, signal, sys
import alembic.config, alembic.runtime.environment, alembic.script
from sqlalchemy import event
from sqlalchemy.engine import Engine
from furcifer.server.store import open_database

def migrate(url, deadly):
    count = 0
    def die():
        nonlocal count
        count += 1
        if count == deadly:
            os.kill(os.getpid(), signal.SIGKILL)
    event.listen(Engine, "before_cursor_execute", lambda *_: die())
    event.listen(Engine, "commit", lambda _: die())
    asyncio.run(open_database(url))
    os._exit(0)

for line in sys.stdin:
    url, deadly = json.loads(line)
    child = os.fork()
    if child == 0:
        migrate(url, deadly)
    _, status = os.waitpid(child, 0)
    print(json.dumps(os.waitstatus_to_exitcode(status)), flush=True)
"""


OPEN = """
import asyncio, os, sys
from furcifer.server.store import open_database
asyncio.run(open_database(sys.argv[1]))
os._exit(0)
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request, tmp_path):
    """Make as many empty databases as a test wants."""
    if request.param == "postgresql":
        return request.getfixturevalue("postgres").new_database
    numbers = iter(range(1000))
    return lambda: f"sqlite:///{tmp_path}/{next(numbers)}.db"


@pytest.fixture
def migrate():
    """Migrate in another process and kill it at its n-th statement; return its exit code."""
    process = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", SWEEP],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def run(url: str, deadly: int) -> int:
        process.stdin.write(json.dumps([url, deadly]) + "\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    yield run
    process.stdin.close()
    process.wait(30)
    process.stdout.close()


# At each statement, or at every seventh: a new database costs PostgreSQL half a second.
swept = pytest.mark.parametrize("stride", [7, pytest.param(1, marks=pytest.mark.long)])


def kills(migrate, new_database, stride, prepare=lambda url: None) -> list[str]:
    """Kill the migration of a new database before each statement in turn; return the databases."""
    urls = []
    for deadly in range(1, 200, stride):
        urls.append(new_database())
        prepare(urls[-1])
        if migrate(urls[-1], deadly) == 0:
            return urls
    raise AssertionError("the migration never ended")


@swept
def test_a_first_start_killed_at_any_statement_can_be_repeated(new_database, migrate, stride):
    urls = kills(migrate, new_database, stride)
    assert len(urls) > 20 / stride
    for url in urls:
        assert in_a_loop(opened(url)) == (newest(), declared(), [])


@swept
def test_an_upgrade_of_a_full_database_killed_at_any_statement_can_be_repeated(new_database, migrate, stride):
    urls = kills(migrate, new_database, stride, lambda url: in_a_loop(fill(url)))
    assert len(urls) > 10 / stride
    for url in urls:
        revision, shape, tables = in_a_loop(opened(url))
        assert (revision, shape, len(tables)) == (newest(), declared(), OLD_TABLES)


async def made(url: str, revision: str) -> None:
    """Make an empty database of an earlier version."""
    engine = create_async_engine(driver(url))
    await upgrade(engine, revision)
    await engine.dispose()


async def fill(url: str) -> None:
    """Make a database of the first version with many tables."""
    await made(url, "0001")
    engine = create_async_engine(driver(url))
    async with engine.begin() as connection:
        values = [{"id": f"t{number}"} for number in range(OLD_TABLES)]
        await connection.execute(text(f"{ROW} (:id, 'coloretto', 'over', false, 1, '{{}}', '7')"), values)
    await engine.dispose()


def driver(url: str):
    kind = "sqlite+aiosqlite" if url.startswith("sqlite") else "postgresql+asyncpg"
    return make_url(url).set(drivername=kind)


async def opened(url: str) -> tuple:
    """Open a database as a server does; return its revision, its tables with their columns, and the rows."""
    database = await open_database(url)
    async with database.engine.connect() as connection:
        revision = (await connection.execute(text("select version_num from alembic_version"))).scalars().all()
        shape = await connection.run_sync(columns)
        rows = (await connection.execute(text("select id from tables"))).scalars().all()
    await database.close()
    return ",".join(revision), shape, rows


def columns(connection) -> dict[str, set[str]]:
    found = inspect(connection)
    names = [name for name in found.get_table_names() if name != "alembic_version"]
    return {name: {column["name"] for column in found.get_columns(name)} for name in names}


def declared() -> dict[str, set[str]]:
    return {table.name: {column.name for column in table.columns} for table in metadata.tables.values()}


def test_nodes_that_start_at_once_migrate_once(new_database):
    """Each opens an empty database in its own process at the same moment."""
    url = new_database()
    command = [sys.executable, "-W", "ignore", "-c", OPEN, url]
    starts = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    for start in starts:
        assert (start.wait(120), start.stderr.read()) == (0, "")
        start.stderr.close()
    assert in_a_loop(opened(url)) == (newest(), declared(), [])


def test_a_file_that_an_earlier_version_left_half_made_is_completed(tmp_path):
    """Its first migration was not atomic: any prefix of its statements may be all there is."""
    whole = tmp_path / "whole.db"
    in_a_loop(made(f"sqlite:///{whole}", "0002"))
    schema = "select sql from sqlite_master where sql is not null order by rowid"
    with create_engine(f"sqlite:///{whole}").connect() as connection:
        statements = connection.execute(text(schema)).scalars().all()
    assert len(statements) >= 9
    for length in range(len(statements) + 1):
        half = f"sqlite:///{tmp_path}/half-{length}.db"
        engine = create_engine(half)
        with engine.begin() as connection:
            for statement in statements[:length]:
                connection.execute(text(statement))
        engine.dispose()
        assert in_a_loop(opened(half)) == (newest(), declared(), [])
