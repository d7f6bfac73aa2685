"""A rematch is one table: two requests at once, or a crash in the middle, leave no orphan."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select

from furcifer.core import Illegal
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.store.journal.sqlite_writer import SQLiteWriter
from furcifer.server.store.schema import events as event_rows
from furcifer.server.store.schema import tables as table_rows
from furcifer.server.table import commands
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.events import Setup
from server.conftest import ANSWER_SECONDS, in_a_loop


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("postgres").new_database()


async def open_node(url: str) -> Node:
    node = Node(Settings(database_url=url, log_level="error", bot_pause=0))
    await node.open()
    node.database.shared = True  # several nodes of these tests share one file
    return node


async def finished_table(node: Node) -> str:
    """Let bots play a match of Ann's table to its end."""
    live = await node.create(Actor("ann", "Ann"), Setup("chameleon-chess", 2))
    await node.handle(live, "ann", commands.Start(id="s", fill="random"))
    async with asyncio.timeout(ANSWER_SECONDS):
        while live.table.phase != "over":
            await asyncio.sleep(0.01)
    return live.table.id


async def counts(node: Node) -> tuple[int, int]:
    """The number of tables, and of logs."""
    async with node.database.engine.connect() as connection:
        rows = await connection.execute(select(func.count()).select_from(table_rows))
        logs = await connection.execute(select(func.count(func.distinct(event_rows.c.table_id))))
        return rows.scalar_one(), logs.scalar_one()


def test_of_many_rematches_at_once_one_table_comes_to_be(database_url):
    async def scene():
        first = await open_node(database_url)
        table_id = await finished_table(first)  # before the second node could claim its bots
        nodes = [first, await open_node(database_url)]
        lives = [await node.find(table_id) for node in nodes]
        requests = [
            node.handle(live, "ann", commands.Rematch(id=f"m{number}-{node.node_id}"))
            for number in range(3)
            for node, live in zip(nodes, lives, strict=True)
        ]
        results = await asyncio.gather(*requests)
        for live in lives:
            await live.catch_up()
        links = {live.table.rematch for live in lives}
        following = [await node.find(*links) for node in nodes]
        count = await counts(nodes[0])
        for node in nodes:
            await node.close()
        return results, links, following, count

    results, links, following, count = in_a_loop(scene())
    refusals = [result for result in results if isinstance(result, Illegal)]
    assert {refusal.code for refusal in refusals} == {"rematch_exists"}
    assert len(refusals) == len(results) - 1
    assert len(links) == 1
    assert all(live.table.phase != "lobby" for live in following)  # against bots it starts at once
    assert count == (2, 2)


def test_a_crash_between_the_link_and_the_table_leaves_neither(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path}/tables.db"
    real = SQLiteWriter._change

    def crash(self, connection, row, change):
        if row.seq == 1:  # the link is written, the new table is not
            raise RuntimeError("killed")
        real(self, connection, row, change)

    async def first():
        node = await open_node(url)
        table_id = await finished_table(node)
        monkeypatch.setattr(SQLiteWriter, "_change", crash)
        with pytest.raises(RuntimeError):
            await node.handle(await node.find(table_id), "ann", commands.Rematch(id="m"))
        found = await counts(node)
        await node.close()
        return table_id, found

    async def second(table_id):
        node = await open_node(url)
        live = await node.find(table_id)
        before = live.table.rematch
        result = await node.handle(live, "ann", commands.Rematch(id="m"))
        found, following = await counts(node), await node.find(live.table.rematch)
        await node.close()
        return before, result, found, following

    table_id, found = in_a_loop(first())
    assert found == (1, 1)
    monkeypatch.setattr(SQLiteWriter, "_change", real)
    before, result, found, following = in_a_loop(second(table_id))
    assert before is None
    assert isinstance(result, int)
    assert found == (2, 2)
    assert following is not None
