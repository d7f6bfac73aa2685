"""The time of day may be set; the time of a match goes on."""

from __future__ import annotations

import asyncio
import time

import pytest

from furcifer.server.node.clock import Clock
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands
from furcifer.server.table.decide.verdict import NOT_HOST, Actor
from furcifer.server.table.events import Clock as PlayersClock
from furcifer.server.table.events import Setup
from furcifer.server.table.state import OVER
from server.conftest import in_a_loop

HOUR = 3600.0
FIVE_MINUTES = 300_000


@pytest.fixture
def set_time_of_day(monkeypatch):
    """Set the time of day this many seconds off."""
    real = time.time
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: real() + seconds)


def left(live) -> int:
    table = live.table
    return table.flag_due(0) - live.clock.now()


async def open_node(tmp_path) -> Node:
    node = Node(Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error"))
    await node.open()
    return node


async def start_match(node: Node, seconds: int = FIVE_MINUTES // 1000):
    setup = Setup("chameleon-chess", 2, clock=PlayersClock(seconds))
    live = await node.create(Actor("p0", "Ann"), setup, [("p0", "Ann"), ("p1", "Bob")])
    assert isinstance(await node.handle(live, "p0", commands.Start(id="s")), int)
    return live


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_new_time_of_day_changes_no_clock(tmp_path, set_time_of_day, jump):
    async def scene():
        node = await open_node(tmp_path)
        live = await start_match(node)
        before = left(live)
        set_time_of_day(jump)
        after = left(live)
        await node.handle(live, "p0", commands.Act(id="1", action="b1-c3"))
        charged = live.table.time_left[0]
        await node.close()
        return before, after, charged

    for milliseconds in in_a_loop(scene()):
        assert FIVE_MINUTES - 60_000 < milliseconds <= FIVE_MINUTES


def test_a_time_of_day_set_back_before_a_restart_gives_nobody_time(tmp_path, set_time_of_day):
    async def scene():
        node = await open_node(tmp_path)
        table_id = (await start_match(node)).table.id
        await node.close()
        set_time_of_day(-HOUR)
        again = await open_node(tmp_path)
        remaining = left(await again.find(table_id))
        await again.close()
        return remaining

    assert FIVE_MINUTES - 60_000 < in_a_loop(scene()) <= FIVE_MINUTES


def test_a_table_of_a_later_time_takes_time_from_nobody(tmp_path, set_time_of_day):
    """Opening it moved the clock of the whole node: everybody else lost an hour."""

    async def scene():
        set_time_of_day(HOUR)
        wrong = await open_node(tmp_path)
        table_id = (await start_match(wrong)).table.id
        await wrong.close()
        set_time_of_day(0)
        node = await open_node(tmp_path)
        live = await start_match(node)
        before = node.clock.now()
        later = await node.find(table_id)
        jump = node.clock.now() - before
        await node.handle(live, "p0", commands.Act(id="1", action="b1-c3"))
        await node.handle(later, "p0", commands.Act(id="1", action="b1-c3"))
        remaining = [left for each in (live, later) for left in each.table.time_left.values()]
        await node.close()
        return jump, remaining, later.table.at - live.table.at

    jump, remaining, between = in_a_loop(scene())
    assert jump < 60_000
    assert len(remaining) == 4
    assert all(FIVE_MINUTES - 60_000 < milliseconds <= FIVE_MINUTES for milliseconds in remaining)
    assert between > HOUR * 1000 - 60_000  # each table goes on from its own last event


def test_the_time_of_a_table_of_a_later_time_runs_out(tmp_path, set_time_of_day):
    async def scene():
        set_time_of_day(HOUR)
        wrong = await open_node(tmp_path)
        table_id = (await start_match(wrong, seconds=2)).table.id
        await wrong.close()
        set_time_of_day(0)
        node = await open_node(tmp_path)
        live = await node.find(table_id)
        async with asyncio.timeout(30):
            while live.table.phase != OVER:
                await asyncio.sleep(0.1)
        await node.close()

    in_a_loop(scene())


def test_a_host_at_a_table_of_a_later_time_is_away_after_as_long(tmp_path, set_time_of_day):
    async def scene():
        set_time_of_day(HOUR)
        wrong = await open_node(tmp_path)
        table_id = (await start_match(wrong)).table.id
        await wrong.close()
        set_time_of_day(0)
        node = await open_node(tmp_path)
        live = await node.find(table_id)
        live.visited("p0", "192.0.2.1")
        refused = await node.handle(live, "p1", commands.Host(id="1", seat=1))
        noted = live.host_seen()
        await node.close()
        return refused, noted - node.clock.now()

    refused, ahead = in_a_loop(scene())
    assert refused == NOT_HOST
    assert abs(ahead) < 60_000  # other nodes read it by the time of day


def test_a_clock_only_advances_to_stored_times():
    clock = Clock()
    now = clock.now()
    clock.never_before(now - 5000)
    assert 0 <= clock.now() - now < 5000
    clock.never_before(now + 5000)
    assert clock.now() >= now + 5000


def test_nodes_of_one_database_share_its_time(postgres, set_time_of_day):
    async def scene(url: str):
        times = []
        for off in (0, -HOUR):
            set_time_of_day(off)
            node = Node(Settings(database_url=url, log_level="error"))
            await node.open()
            times.append(node.clock.now())
            await node.close()
        return times

    one, two = in_a_loop(scene(postgres.new_database()))
    assert one <= two < one + 60_000
