"""Nobody takes the host role from a host who gave a sign of life a moment ago, with or without a socket."""

from __future__ import annotations

import asyncio
import time

from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands
from furcifer.server.table.decide.verdict import NOT_HOST, Actor
from furcifer.server.table.events import Setup
from server.conftest import in_a_loop

PEOPLE = [("ann", "Ann"), ("bob", "Bob")]


def on_a_node(tmp_path, story, idle_seconds: float):
    """Run a story on a node of its own; tables of earlier stories are still there."""

    async def tell():
        url = f"sqlite:///{tmp_path}/t.db"
        node = Node(Settings(database_url=url, log_level="error", idle_seconds=idle_seconds))
        await node.open()
        try:
            return await story(node)
        finally:
            await node.close()

    return in_a_loop(tell())


async def open_table(node: Node):
    return await node.create(Actor("ann", "Ann"), Setup("chameleon-chess", 2), PEOPLE)


async def bob_asks(node: Node, live):
    return await node.handle(live, "bob", commands.Host(id=f"{live.table.seq}", seat=1))


def test_a_host_without_a_socket_is_here_while_requests_come(tmp_path):
    async def story(node):
        live = await open_table(node)
        await asyncio.sleep(0.4)  # longer than this node's patience with idle people
        live.visited("ann", "192.0.2.1")
        assert await bob_asks(node, live) == NOT_HOST
        await asyncio.sleep(0.4)
        assert isinstance(await bob_asks(node, live), int)
        assert live.table.host == "bob"

    on_a_node(tmp_path, story, 0.3)


def test_a_host_whose_socket_was_lost_has_time_to_come_back(tmp_path):
    async def story(node):
        live = await open_table(node)
        listener = live.listen("ann", asyncio.Event())
        live.update_presence()
        live.visited("ann", "192.0.2.1")
        live.leave(listener)
        live.update_presence()
        assert live.moment("bob").host_away  # the page says so at once
        assert await bob_asks(node, live) == NOT_HOST

    on_a_node(tmp_path, story, 60)


def test_after_a_restart_the_host_has_time_to_come_back(tmp_path):
    async def before(node):
        return (await open_table(node)).table.id

    async def after(node):
        live = await node.find(table_id)
        assert await bob_asks(node, live) == NOT_HOST
        await asyncio.sleep(0.4)
        assert isinstance(await bob_asks(node, live), int)

    table_id = on_a_node(tmp_path, before, 0.3)
    time.sleep(0.4)
    on_a_node(tmp_path, after, 0.3)
