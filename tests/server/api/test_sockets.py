"""Sockets that are cut up, silent or left behind: what they may cost, and how they end."""

from __future__ import annotations

import asyncio
import socket as plain
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from picows import WSMsgType
from picows.picows import _make_test_ws_frame
from websockets.exceptions import ConnectionClosed

from furcifer.bench.server.players import handshake
from furcifer.server import serve
from furcifer.server.api.gateway import Gateway
from furcifer.server.api.identity import Signer
from furcifer.server.api.websockets import sockets as all_sockets
from furcifer.server.api.websockets.sockets import Sockets
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from furcifer.server.table.decide.verdict import Actor
from furcifer.server.table.events import Setup
from server.conftest import in_a_loop

CHUNK = b"x" * 8_000
TABLE = "A" * 22


def send_part(socket, data: bytes, first: bool = False) -> None:
    """Send one frame of a message that never ends."""
    with socket.ws.send_context():
        if first:
            socket.ws.protocol.send_text(data, fin=False)
        else:
            socket.ws.protocol.send_continuation(data, fin=False)


def memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def flood(socket, data: bytes, times: int) -> None:
    for _ in range(times):
        send_part(socket, data)


def read_on(socket) -> None:
    for _ in range(300):
        socket.read()


def closed_with(socket) -> int:
    with pytest.raises(ConnectionClosed) as caught:
        read_on(socket)
    return caught.value.rcvd.code


def test_messages_that_never_end_take_no_memory(start_node, server):
    """Twenty sockets with fifty megabytes each took 1.1 GB."""
    node = start_node()
    ann = server.Friend(node)
    table = ann.open_table()
    sockets = [ann.socket(table) for _ in range(20)]
    before = memory_mb(node.pid)
    for socket in sockets:
        send_part(socket, CHUNK, first=True)
        with pytest.raises(ConnectionClosed):
            flood(socket, CHUNK, 50_000_000 // len(CHUNK))
    assert memory_mb(node.pid) - before < 40
    assert {closed_with(socket) for socket in sockets} == {1009}


def test_a_message_of_many_empty_parts_is_refused(duel):
    _, (red, _) = duel()
    send_part(red, b"{", first=True)
    with pytest.raises(ConnectionClosed):
        flood(red, b"", 100_000)
    assert closed_with(red) == 1009


def test_a_message_in_a_few_parts_is_read(duel):
    _, (red, _) = duel()
    red.ws.send(['{"type":"chat",', '"id":"parts",', '"text":"whole"}'])
    red.until(lambda: "parts" in red.answers)
    assert red.answers["parts"]["type"] == "accepted"


# One socket, without a network


class Transport:
    """As picows hands one to a socket."""

    def __init__(self) -> None:
        self.is_close_frame_sent = False
        self.code = None
        self.pings = self.cuts = 0

    def send_close(self, code) -> None:
        self.is_close_frame_sent, self.code = True, code

    def send_ping(self) -> None:
        self.pings += 1

    def send(self, kind, text) -> None: ...

    def disconnect(self, graceful=True) -> None:
        self.cuts += 1


def on_a_node(tmp_path, scene):
    async def run():
        node = Node(Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error"))
        await node.open()
        try:
            return await scene(node, Sockets(Gateway(node, Signer("secret"))))
        finally:
            await node.close()

    return in_a_loop(run())


def opened(sockets, table=TABLE):
    scope = {"path": f"/ws/tables/{table}", "query_string": b"", "headers": [(b"host", b"localhost")]}
    socket, transport = sockets.admit(scope), Transport()
    socket.on_ws_connected(transport)
    return socket, transport


def test_many_moves_that_are_refused_at_once_do_not_stop_a_socket(duel):
    """They wait behind a message that takes a moment; the socket is read again when they are answered."""
    _, (red, _) = duel()
    red.send("chat", text="Hello")
    for _ in range(300):
        red.send("act", action="a1-a1")
    assert red.ask("ping")["type"] == "pong"


def test_all_sockets_together_keep_so_many_unfinished_bytes(tmp_path, monkeypatch):
    monkeypatch.setattr(all_sockets, "MOST_UNFINISHED", 20_000)
    part = _make_test_ws_frame(WSMsgType.TEXT, b"x" * 9_000, False, False)

    async def scene(node, sockets):
        crowd = [opened(sockets) for _ in range(4)]
        for socket, transport in crowd:
            socket.on_ws_frame(transport, part)
        codes = [transport.code for _, transport in crowd]
        kept = sockets.unfinished
        for socket, transport in crowd:
            socket.on_ws_disconnected(transport)
        return codes, kept, sockets.unfinished

    codes, kept, left = on_a_node(tmp_path, scene)
    assert codes == [None, None, 1013, 1013]
    assert kept == 18_000
    assert left == 0


@pytest.mark.parametrize("kinds", [("CONTINUATION",), ("TEXT", "TEXT")])
def test_parts_out_of_order_end_the_socket(tmp_path, kinds):
    async def scene(node, sockets):
        socket, transport = opened(sockets)
        for kind in kinds:
            socket.on_ws_frame(transport, _make_test_ws_frame(WSMsgType[kind], b"{", False, False))
        socket.on_ws_disconnected(transport)
        return transport.code

    assert on_a_node(tmp_path, scene) == 1002


def test_a_compressed_frame_that_nobody_agreed_on_ends_the_socket(tmp_path):
    async def scene(node, sockets):
        socket, transport = opened(sockets)
        socket.on_ws_frame(transport, _make_test_ws_frame(WSMsgType.TEXT, b"{}", True, True))
        socket.on_ws_disconnected(transport)
        return transport.code

    assert on_a_node(tmp_path, scene) == 1002


def test_a_client_that_fell_silent_is_asked_and_then_cut_off(tmp_path):
    pong = _make_test_ws_frame(WSMsgType.PONG, b"", True, False)

    async def scene(node, sockets):
        socket, transport = opened(sockets)
        for _ in range(2):
            socket.check_silent()
        asked = transport.pings, transport.cuts
        socket.on_ws_frame(transport, pong)
        socket.check_silent()
        spared = transport.cuts
        for _ in range(2):
            socket.check_silent()
        socket.on_ws_disconnected(transport)
        return asked, spared, transport.cuts

    assert on_a_node(tmp_path, scene) == ((1, 0), 0, 1)


def test_a_socket_whose_table_cannot_be_read_is_told_to_come_back(tmp_path, monkeypatch):
    async def away(self, table_id):
        raise OSError("no connection")

    async def scene(node, sockets):
        monkeypatch.setattr(Node, "find", away)
        socket, transport = opened(sockets)
        while transport.code is None:
            await asyncio.sleep(0)
        socket.on_ws_disconnected(transport)
        return transport.code, node.metrics.sockets

    assert on_a_node(tmp_path, scene) == (1012, 0)


def test_a_fault_while_reading_a_message_ends_that_socket_only(tmp_path, monkeypatch):
    frame = _make_test_ws_frame(WSMsgType.TEXT, b'{"type":"ping","id":"1"}', True, False)

    def fail(*_):
        raise ZeroDivisionError

    async def scene(node, sockets):
        live = await node.create(Actor("ann", "Ann"), Setup("chameleon-chess", 2))
        (one, first), (two, second) = opened(sockets, live.table.id), opened(sockets, live.table.id)
        monkeypatch.setattr(live, "visited", fail)
        one.on_ws_frame(first, frame)
        monkeypatch.undo()
        two.on_ws_frame(second, frame)
        for socket, transport in ((one, first), (two, second)):
            socket.on_ws_disconnected(transport)
        return first.code, second.code

    assert on_a_node(tmp_path, scene) == (1011, None)


# The end of a server


def test_a_server_whose_clients_are_gone_ends_at_once(start_node, server):
    node = start_node(drain_seconds=3600)
    ann = server.Friend(node)
    table = ann.open_table()
    for socket in [ann.socket(table) for _ in range(5)]:
        socket.ws.close()
    node.stop()
    assert not node.alive


def test_a_server_does_not_wait_for_clients_that_do_not_answer(start_node, server):
    node = start_node(drain_seconds=0.1)
    ann = server.Friend(node)
    host, port = node.url.removeprefix("http://").split(":")
    with plain.create_connection((host, int(port))) as deaf:
        request = handshake(f"{host}:{port}", f"/ws/tables/{ann.open_table()}", ann.cookie)
        deaf.sendall(request)
        assert deaf.recv(12) == b"HTTP/1.1 101"
        node.stop()
        assert not node.alive


def test_the_server_runs_on_the_standard_event_loop(monkeypatch):
    monkeypatch.setattr(serve, "find_spec", lambda name: None)

    async def kind() -> str:
        return type(asyncio.get_running_loop()).__module__

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: serve.run_in_loop(kind())).result() == "asyncio.unix_events"
