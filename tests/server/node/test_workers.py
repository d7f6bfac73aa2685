"""Several workers on one machine: together they are one server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from furcifer.server.node.bus.worker_bus import WorkerBus
from furcifer.server.node.worker import Worker
from server.conftest import children, in_a_loop, writer_of


def workers_of(site) -> list[int]:
    return [child for child in children(site.pid) if child != writer_of(site)]


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request, start_node):
    """A server with three workers."""
    database = request.getfixturevalue("postgres").new_database() if request.param == "postgresql" else None
    return start_node(database, workers=3)


def some_tables(person, most: int) -> list[str]:
    """Open tables until every worker has one."""
    worker, tables = Worker(0, 3, Path()), []
    for _ in range(most):
        tables.append(person.open_table())
        if {worker.owner(table) for table in tables} == {0, 1, 2}:
            return tables
    raise AssertionError("some worker has no table")


def test_friends_meet_at_every_worker(site, server):
    ann, bob = server.Friend(site, "Ann"), server.Friend(site, "Bob")
    for number, table in enumerate(some_tables(ann, 60)[-3:]):
        bob.post(table, "seats", seat=1)
        ann.post(table, "start")
        sockets = [ann.socket(table), bob.socket(table)]
        assert server.play_out(sockets, random.Random(number)) > 5
        assert sockets[0].facts == sockets[1].facts
        assert ann.look(table)["outcome"] is not None


def test_a_request_follows_its_table_on_one_connection(site, server):
    """The same connection asks for tables of several workers, with bodies that come in pieces."""
    ann = server.Friend(site, "Ann")
    tables = some_tables(ann, 60)
    watchers = [ann.socket(table) for table in tables]
    for word in ("one", "two"):
        for table, watcher in zip(tables, watchers, strict=True):
            seq = ann.post(table, "chat", text=word * 500)["seq"]
            watcher.seen(seq)
            assert ann.http.get("/api/me").json() == {"name": "Ann"}
    for table in tables:
        assert [line["text"][:3] for line in ann.look(table)["chat"]] == ["one", "two"]


def test_who_is_here_is_seen_by_everybody(site, server):
    ann, bob = server.Friend(site, "Ann"), server.Friend(site, "Bob")
    for table in some_tables(ann, 60)[-3:]:
        bob.post(table, "seats", seat=1)
        ann.post(table, "start")
        here = ann.socket(table)
        here.until(lambda here=here: here.sync["absent"] == [1])
        guest = bob.socket(table)
        here.until(lambda here=here: here.sync["absent"] == [])
        assert ann.look(table)["absent"] == []
        guest.close()


def test_bots_play_at_every_worker(site, server):
    ann = server.Friend(site, "Ann")
    worker, seen = Worker(0, 3, Path()), set()
    while seen != {0, 1, 2}:
        table = ann.open_table(bots={0: "random"}, sit=1)
        ann.post(table, "start")
        socket = ann.socket(table)
        socket.until(lambda socket=socket: socket.facts)
        assert socket.facts[0]["seat"] == 0
        seen.add(worker.owner(table))


def test_a_worker_that_dies_is_replaced_and_nothing_is_lost(site, server):
    ann = server.Friend(site, "Ann")
    tables = some_tables(ann, 60)
    for table in tables:
        ann.socket(table).do("chat", text=f"I sit at {table[:3]}")
    first = workers_of(site)
    assert len(first) == 3
    for pid in first:
        os.kill(pid, signal.SIGKILL)
        server.wait_until(lambda pid=pid: pid not in workers_of(site) and len(workers_of(site)) == 3, 20)
    assert not set(first) & set(workers_of(site))
    for table in tables:
        server.wait_until(lambda table=table: answers(site, table), 20)
        again = server.Friend(site, cookie=ann.cookie).socket(table)
        assert [line["text"] for line in again.sync["chat"]] == [f"I sit at {table[:3]}"]
        again.do("chat", text="and go on")
    assert "worker_died" in site.output


def answers(site, table: str) -> bool:
    try:
        return httpx.get(f"{site.url}/api/tables/{table}").status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_supervisor(start_node, server, how):
    site = start_node(workers=2)
    socket = server.Friend(site, "Ann").socket(server.Friend(site, "Bob").open_table())
    processes = children(site.pid)
    site.signal(how)
    server.wait_until(lambda: not any(map(alive, [site.pid, *processes])), 20)
    assert not any(map(alive, [site.pid, *processes]))
    with pytest.raises(ConnectionClosed):
        socket.ask("ping")
    site.start()
    assert httpx.get(f"{site.url}/health/ready").status_code == 200


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_metrics_of_all_workers_are_given_out_together(site, server):
    ann = server.Friend(site, "Ann")
    for table in some_tables(ann, 60):
        ann.socket(table)
    lines = httpx.get(f"{site.url}/metrics").text.splitlines()
    sockets = [line for line in lines if line.startswith("furcifer_sockets{")]
    assert {line.partition('worker="')[2][0] for line in sockets} == {"0", "1", "2"}
    assert all(float(line.split()[-1]) >= 1 for line in sockets)


def test_a_server_that_cannot_start_says_why(fork_server, folder, server):
    with pytest.raises(AssertionError, match="cannot be used"):
        server.ServerProcess(fork_server, f"sqlite:///{folder}/no/such/folder.db", workers=2)


def test_one_order_is_carried_out_once(start_node, server):
    """The second worker would find nothing left to do, and say so."""
    from server.api.test_moderation import admin

    site = start_node(workers=3)
    ann = server.Friend(site, "Ann")
    for _ in range(3):
        table = ann.open_table(bots={1: "random"})
        ann.post(table, "start")
        database = site.env["FURCIFER_DATABASE_URL"]
        assert admin(database, "close", table, "--note", "spam") == [["The table is closed."]]
        time.sleep(0.1)


def test_an_update_that_arrives_in_pieces_is_put_together():
    heard: list[dict[str, int]] = []

    async def receive():
        bus = WorkerBus(Worker(0, 2, Path()), heard.append, bytes)
        reader = asyncio.StreamReader()
        receiving = asyncio.create_task(bus._receive(reader))
        for piece in (b'{"one":1', b'2}\n{"tw', b'o":3,"three":4}\n'):
            reader.feed_data(piece)
            await asyncio.sleep(0)
        reader.feed_eof()
        await receiving

    in_a_loop(receive())
    assert heard == [{"one": 12}, {"two": 3, "three": 4}]
