"""A table that is deleted is gone at once, at every worker and node, and its log is not written any more."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from furcifer.server.api.identity import new_person
from furcifer.server.node import background
from furcifer.server.node import node as node_module
from furcifer.server.node.bus import REMOVED
from furcifer.server.node.live_table import LiveTable
from furcifer.server.node.node import Node
from furcifer.server.node.worker import ALONE, Worker
from furcifer.server.settings import Settings
from furcifer.server.store import open_database
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor
from server.api.test_moderation import admin
from server.conftest import in_a_loop

CLOSED = 4404  # the code with which sockets of a deleted table are closed


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path}/tables.db"


@asynccontextmanager
async def nodes(url: str, count: int = 1):
    """Open so many workers of one server in this process."""
    settings = Settings(database_url=url, log_level="critical", bot_pause=3600)
    with tempfile.TemporaryDirectory() as folder:
        workers = [Worker(number, count, Path(folder)) for number in range(count)] if count > 1 else [ALONE]
        opened = [Node(settings, worker) for worker in workers]
        for node in opened:
            await node.open()
        async with asyncio.timeout(10):
            while not all(node.bus.healthy for node in opened):
                await asyncio.sleep(0.01)
        try:
            yield opened
        finally:
            for node in opened:
                await node.close()


async def new_table(node: Node) -> LiveTable:
    return await node.create(Actor(new_person(), "Ann"), events.Setup("chameleon-chess", 2))


async def say(node: Node, live: LiveTable, words: str):
    return await node.handle(live, live.table.host, commands.Chat(id=words, text=words))


async def everything(node: Node) -> list:
    async with node.database.engine.connect() as connection:
        found = [await connection.execute(text(f"select * from {name}")) for name in ("tables", "events")]
        return [row for rows in found for row in rows]


async def until(condition) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_line_under_way_is_not_written_after_the_table_was_deleted(url):
    async def scene():
        async with nodes(url) as (node,):
            live = await new_table(node)
            write, go_on = node.journal.write_round, asyncio.Event()

            async def write_late(rows):
                await go_on.wait()
                return await write(rows)

            node.journal.write_round = write_late
            saying = asyncio.create_task(say(node, live, "early"))
            await asyncio.sleep(0.05)
            removing = asyncio.create_task(node.remove([live.table.id]))
            await asyncio.sleep(0.2)
            go_on.set()
            await removing
            return await saying, await say(node, live, "late"), await everything(node)

    early, late, rows = in_a_loop(scene())
    assert early == 2
    assert late.code == "no_table"
    assert rows == []


def test_a_table_that_is_deleted_while_it_loads_is_not_kept(url):
    async def scene():
        async with nodes(url) as (node,):
            live = await new_table(node)
            node.tables.clear()
            read, go_on = node.read_table, asyncio.Event()

            async def read_late(*which):
                table = await read(*which)
                await go_on.wait()
                return table

            node.read_table = read_late
            finding = asyncio.create_task(node.find(live.table.id))
            await asyncio.sleep(0.1)
            await node.remove([live.table.id])
            go_on.set()
            found = await finding
            await until(lambda: found.gone)
            return await node.find(live.table.id)

    assert in_a_loop(scene()) is None


@pytest.mark.parametrize("bus", ["the bus tells", "the poll finds", "a look finds", "a line finds"])
def test_another_worker_closes_its_sockets_and_accepts_nothing(url, bus, monkeypatch):
    monkeypatch.setattr(background, "POLL_SECONDS", 0.1 if "poll" in bus else 60.0)

    async def scene():
        async with nodes(url, 2) as (one, two):
            if bus != "the bus tells":
                two.bus.publish = lambda *_: None
            live = await new_table(one)
            listener = live.listen(live.table.host, asyncio.Event())
            await two.remove([live.table.id])
            if "look" in bus:
                await live.catch_up()
            elif "line" not in bus:
                await until(lambda: listener.close_code)
            said = await say(one, live, "still here?")
            return listener.close_code, said.code, one.tables, await everything(two)

    assert in_a_loop(scene()) == (CLOSED, "no_table", {}, [])


def test_whoever_comes_at_that_moment_is_sent_away(url):
    async def scene():
        async with nodes(url) as (node,):
            live = await new_table(node)
            await node.remove([live.table.id])
            return live.listen("ann", asyncio.Event()).close_code

    assert in_a_loop(scene()) == CLOSED


def test_a_clock_of_a_deleted_table_rings_no_more(url):
    async def scene():
        async with nodes(url) as (node,):
            setup = events.Setup("chameleon-chess", 2, clock=events.Clock(60, 0))
            chairs = [(new_person(), "Ann"), (new_person(), "Bob")]
            live = await node.create(Actor(*chairs[0]), setup, chairs)
            await node.handle(live, live.table.host, commands.Start(id="s"))
            await until(lambda: live.alarm is not None)
            await node.remove([live.table.id])
            node.automation.schedule(live)
            await asyncio.sleep(0.1)
            return live.claimed, live.alarm

    assert in_a_loop(scene()) == (False, None)


def test_a_table_that_is_deleted_while_it_is_claimed_is_not_held(url):
    async def scene():
        async with nodes(url) as (node,):
            setup = events.Setup("chameleon-chess", 2, clock=events.Clock(60, 0))
            chairs = [(new_person(), "Ann"), (new_person(), "Bob")]
            live = await node.create(Actor(*chairs[0]), setup, chairs)
            claim, claimed, go_on = node.database.claim_one, asyncio.Event(), asyncio.Event()

            async def claim_late(*values):
                held = await claim(*values)
                claimed.set()
                await go_on.wait()
                return held

            node.database.claim_one = claim_late
            await node.handle(live, live.table.host, commands.Start(id="s"))
            await claimed.wait()
            await node.remove([live.table.id])
            go_on.set()
            await asyncio.sleep(0.1)
            return live.claimed, live.alarm

    assert in_a_loop(scene()) == (False, None)


def test_the_log_of_a_deleted_table_is_not_rewritten(url):
    async def scene():
        async with nodes(url, 2) as (one, two):
            live = await new_table(one)
            two.bus.publish = lambda *_: None
            await two.remove([live.table.id])
            done = await live.rewrite(lambda event: event, {"chat_at": None})
            stored = await one.database.personal.rewrite(live.table.id, {}, (2, 0, "x"), {"chat_at": None})
            return done, stored, live.gone, await everything(two)

    assert in_a_loop(scene()) == (True, False, True, [])


def test_an_update_says_that_a_table_is_deleted(url):
    """A node of an older version takes the number for an old seq and ignores it."""

    async def scene():
        async with nodes(url) as (node,):
            live, told = await new_table(node), []
            node.bus.publish = lambda *update: told.append(update)
            await node.remove([live.table.id])
            return live.table.id, told

    table_id, told = in_a_loop(scene())
    assert told == [(table_id, REMOVED)]
    assert REMOVED < 0


def test_what_another_node_wrote_at_that_moment_is_deleted(postgres, monkeypatch):
    """Its transaction and the one that deletes the table did not see each other."""
    monkeypatch.setattr(node_module, "LEFT_OVER_SECONDS", 0.2)
    insert = "insert into events (table_id, seq, at, body) values (:id, 2, 0, 'x')"

    async def scene():
        async with nodes(postgres.new_database()) as (node,):
            kept, live = await new_table(node), await new_table(node)
            await node.remove([live.table.id])
            async with node.database.engine.begin() as connection:
                for table_id in (kept.table.id, live.table.id):
                    await connection.execute(text(insert), {"id": table_id})
            async with asyncio.timeout(10):
                while await node.database.log(live.table.id):
                    await asyncio.sleep(0.05)
            return len(await node.database.log(kept.table.id))

    assert in_a_loop(scene()) == 2


def orphans(database: str, table: str) -> int:
    async def scene():
        opened = await open_database(database)
        log = await opened.log(table)
        await opened.close()
        return len(log)

    return in_a_loop(scene())


@pytest.mark.parametrize("kind", ["two workers", "two nodes"])
def test_a_purged_table_is_gone_wherever_it_was_open(start_node, request, server, kind):
    """GET still showed the chat, and the next line of chat was accepted."""
    if kind == "two workers":
        sites = [start_node(workers=2)]
    else:
        database = request.getfixturevalue("postgres").new_database()
        bus = f"redis://127.0.0.1:{request.getfixturevalue('valkey').port}"
        sites = [start_node(database, bus_url=bus) for _ in range(2)]
    people = [server.Friend(sites[0], "Ann")]
    people += [people[0].at(site) for site in sites[1:]]
    database = sites[0].env["FURCIFER_DATABASE_URL"]
    for _ in range(4):
        table = people[0].open_table()
        sockets = [person.socket(table) for person in people]
        for socket in sockets:
            socket.do("chat", text="to be forgotten")
        assert admin(database, "purge", table) == [["The table and its log are deleted."]]
        for person in people:
            assert person.http.get(f"/api/tables/{table}").status_code == 404
            assert person.http.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code == 404
        for socket in sockets:
            assert closing_code(socket) == CLOSED
        assert orphans(database, table) == 0


def closing_code(socket) -> int | None:
    with suppress(ConnectionClosed):
        while True:
            socket.read(10)
    return socket.ws.close_code
