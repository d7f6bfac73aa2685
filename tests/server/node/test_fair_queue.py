"""Addresses take turns: however many bots one address has, a stranger's bot moves soon."""

from __future__ import annotations

import asyncio
import threading

import pytest

from furcifer.server.node import bot_pool
from furcifer.server.node.fair_queue import FairQueue
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table import commands
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.events import Setup
from server.conftest import in_a_loop


def test_keys_take_turns():
    async def scene():
        queue, gate, order = FairQueue(1, "test"), threading.Event(), []
        first = queue.submit("a", gate.wait, 60)
        jobs = [queue.submit(key, order.append, key) for key in "aaaaabbc"]
        lengths = queue.length("a"), queue.length()
        gate.set()
        await asyncio.gather(first, *jobs)
        queue.close()
        return lengths, "".join(order)

    assert in_a_loop(scene()) == ((5, 8), "abcabaaa")


def test_a_job_that_fails_or_is_given_up_keeps_no_thread():
    async def scene():
        queue, gate = FairQueue(1, "test"), threading.Event()
        running = queue.submit("a", gate.wait, 60)
        waiting = queue.submit("a", gate.wait, 60)
        failing = queue.submit("a", int, "x")
        for job in (running, waiting):
            job.cancel()
        gate.set()
        with pytest.raises(ValueError, match="invalid literal"):
            await failing
        answer = await queue.submit("b", str, 7)
        queue.close()
        return answer

    assert in_a_loop(scene()) == "7"


@pytest.mark.parametrize("visited", [True, False])
def test_many_tables_of_bots_do_not_delay_a_strangers_bot(tmp_path, monkeypatch, visited):
    """58 all-bot tables of one address once made a stranger's bot answer after 23 seconds.

    After a restart or a take-over this node does not know that address: nobody has visited the tables.
    """
    gate, thought, real = threading.Semaphore(0), [], bot_pool.think

    def think(level, match, seat, partner=None):
        assert gate.acquire(timeout=60)
        thought.append(level)
        return real("random", match, seat)

    monkeypatch.setattr(bot_pool, "think", think)

    async def scene():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error", bot_pause=0))
        await node.open()
        for number in range(58):
            live = await node.create(Actor(f"p{number}", "Ann"), Setup("chameleon-chess", 2))
            if visited:
                live.visited(f"p{number}", "192.0.2.1")
            await node.handle(live, f"p{number}", commands.Start(id="s", fill="master"))
        live = await node.create(Actor("eve", "Eve"), Setup("chameleon-chess", 2))
        live.visited("eve", "192.0.2.2")
        await node.handle(live, "eve", commands.Sit(id="1", seat=0))
        await node.handle(live, "eve", commands.Start(id="2", fill="gentle"))
        await node.handle(live, "eve", commands.Act(id="3", action="b1-c3"))
        await asyncio.sleep(0.1)  # every bot is in the queue
        gate.release(3)
        while len(thought) < 3:
            await asyncio.sleep(0.01)
        gate.release(10_000)
        await node.close()

    in_a_loop(scene())
    assert "gentle" in thought[:3]


def test_questions_are_answered_off_the_event_loop():
    """400 moves looked at in the event loop made everybody else wait."""

    async def scene():
        pool = bot_pool.BotPool(1)
        threads = [await ask("192.0.2.1", threading.get_ident) for ask in (pool.look_up, pool.advise)]
        pool.close()
        return threading.get_ident() in threads

    assert not in_a_loop(scene())
