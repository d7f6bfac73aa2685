"""A move that was given up may be written all the same: the table reads its log before it says more."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import asynccontextmanager, suppress

import pytest

from furcifer.server.api.identity import new_person
from furcifer.server.node.live_table import LiveTable
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.store import StoreUnavailable
from furcifer.server.store.journal.process import writing_process
from furcifer.server.table import commands, events
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.redact import without_chat
from server.conftest import in_a_loop

ANN, BOB = ((new_person(), name) for name in ("Ann", "Bob"))
FIRST, SECOND = "a1-a2", "a5-a4"  # moves of Ann and of Bob


@pytest.fixture
def writer(tmp_path):
    """The process that writes to the file of a server with one process."""
    with writing_process(f"sqlite:///{tmp_path}/tables.db") as process:
        yield process
        stopped(process, signal.SIGCONT)


def stopped(writer, how: signal.Signals = signal.SIGSTOP) -> None:
    os.kill(writer._process.pid, how)


@asynccontextmanager
async def a_match(tmp_path, writer):
    """Start a match of Ann and Bob at a node that waits a second for its database."""
    url = f"sqlite:///{tmp_path}/tables.db"
    node = Node(
        Settings(database_url=url, log_level="critical", store_patience=1, retract_seconds=0),
        writer=writer.address,
    )
    await node.open()
    try:
        live = await node.create(Actor(*ANN), events.Setup("chameleon-chess", 2), [ANN, BOB])
        assert isinstance(await node.handle(live, ANN[0], commands.Start(id="s")), int)
        yield node, live
    finally:
        await node.close()


async def act(node: Node, live: LiveTable, person: str, action: str, seq: int | None = None):
    """Move as a socket does: without a task where that is possible."""
    command, answer = commands.Act(id=action, action=action, seq=seq), asyncio.Future()
    if live.act(Actor(person), command, answer.set_result):
        return await answer
    return await node.handle(live, person, command)


async def a_late_move(node: Node, live: LiveTable, writer) -> None:
    """Let Ann make a move that is refused because the store is away, and that is written after all."""
    stopped(writer)
    refused = await act(node, live, ANN[0], FIRST)
    assert refused.code == "store_away"
    await asyncio.sleep(0.5)  # the log can be read all this time: there is nothing new yet
    stopped(writer, signal.SIGCONT)


async def until(condition) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


def test_whose_turn_it_is_after_a_late_move_is_known(tmp_path, writer):
    """The right player was refused, until somebody's command was written."""

    async def scene():
        async with a_match(tmp_path, writer) as (node, live):
            seq = live.table.seq
            await a_late_move(node, live, writer)
            async with asyncio.timeout(10):
                while not await node.database.log(live.table.id, after=seq):
                    await asyncio.sleep(0.01)
            return seq, await act(node, live, BOB[0], SECOND), await node.database.log(live.table.id)

    seq, answer, log = in_a_loop(scene())
    assert answer == seq + 2
    assert [row.seq for row in log] == list(range(1, seq + 3))


def test_listeners_hear_of_a_late_move_without_anybody_asking(tmp_path, writer):
    async def scene():
        async with a_match(tmp_path, writer) as (node, live):
            told, seq = asyncio.Event(), live.table.seq
            listener = live.listen(BOB[0], told)
            listener.subscribe(seq)
            listener.next_frame()
            told.clear()
            await a_late_move(node, live, writer)
            await until(told.is_set)
            await until(lambda: not live.doubts)
            return live.table.seq - seq, listener.next_frame().decode()

    moves, frame = in_a_loop(scene())
    assert moves == 1
    assert '"last_turn":1' in frame


def test_the_same_message_again_is_the_same_move(tmp_path, writer):
    async def scene():
        async with a_match(tmp_path, writer) as (node, live):
            seq = live.table.seq
            await a_late_move(node, live, writer)
            await until(lambda: live.table.seq > seq)
            return seq, await act(node, live, ANN[0], FIRST), live.table.seq

    seq, again, now = in_a_loop(scene())
    assert again == now == seq + 1


@pytest.mark.parametrize("how", ["the store gives up", "the request ends"])
def test_a_write_with_an_unknown_end_leaves_a_doubt(tmp_path, writer, how):
    """Commands other than moves wait for the journal in a task, which may end before the write does."""

    async def scene():
        async with a_match(tmp_path, writer) as (node, live):
            seq, write = live.table.seq, node.journal.write_round

            async def write_and_fail(rows):
                node.journal.write_round = write
                await write(rows)
                if "store" in how:
                    raise StoreUnavailable
                await asyncio.sleep(0.2)
                return [True]

            node.journal.write_round = write_and_fail
            chat = asyncio.create_task(node.handle(live, ANN[0], commands.Chat(id="c", text="hello")))
            await asyncio.sleep(0.1)
            if "request" in how:
                chat.cancel()
            with suppress(asyncio.CancelledError):
                await chat
            wrong_seq = await act(node, live, BOB[0], SECOND)
            return wrong_seq.code, live.table.seq - seq, [said.text for _, said in live.table.chat]

    assert in_a_loop(scene()) == ("not_your_turn", 1, ["hello"])


def test_a_rewriting_with_an_unknown_end_leaves_a_doubt(tmp_path, writer):
    """Otherwise this process would go on with what was to be forgotten."""

    async def scene():
        async with a_match(tmp_path, writer) as (node, live):
            await node.handle(live, ANN[0], commands.Chat(id="c", text="hello"))
            rows, rewrite = node.database.personal, node.database.personal.rewrite

            async def rewrite_and_fail(*what):
                rows.rewrite = rewrite
                await rewrite(*what)
                raise StoreUnavailable

            rows.rewrite = rewrite_and_fail
            with pytest.raises(StoreUnavailable):
                await live.rewrite(without_chat, {"chat_at": None})
            await until(lambda: not live.doubts)
            return [said.text for _, said in live.table.chat]

    assert in_a_loop(scene()) == [""]


def test_a_table_in_doubt_stays_in_memory(tmp_path, writer):
    async def scene():
        async with a_match(tmp_path, writer) as (node, live):
            stopped(writer)
            await act(node, live, ANN[0], FIRST)
            node.forget(-1)
            kept = list(node.tables)
            stopped(writer, signal.SIGCONT)
            await until(lambda: not live.doubts)
            node.forget(-1)
            return kept == [live.table.id], list(node.tables)

    assert in_a_loop(scene()) == (True, [])
