"""Connections for requests: silent ones are closed, and one address cannot take all of them."""

from __future__ import annotations

import socket
import time

import httpx
import pytest

from furcifer.server.api import connections

REQUEST = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"
SOON = connections.HEAD_SECONDS / 2
PATIENCE = connections.HEAD_SECONDS + 20


@pytest.fixture
def wire():
    """Open connections to a server; they end with the test."""
    opened = []

    def open_one(node) -> socket.socket:
        opened.append(socket.create_connection(("127.0.0.1", int(node.url.rpartition(":")[2])), PATIENCE))
        return opened[-1]

    yield open_one
    for each in opened:
        each.close()


def ended(wire: socket.socket) -> bool:
    """Wait until the server closes a connection."""
    try:
        while wire.recv(4096):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def answered(wire: socket.socket) -> bool:
    try:
        wire.sendall(REQUEST)
        return wire.recv(4096).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def test_a_connection_without_a_whole_request_is_closed(node, wire):
    """A few hundred silent ones took all the descriptors of the process."""
    silent, slow, second, whole = (wire(node) for _ in range(4))
    slow.sendall(REQUEST[:20])
    assert answered(second)
    second.sendall(REQUEST[:1])  # this once ended the limit on idle connections
    assert answered(whole)
    time.sleep(SOON)
    slow.sendall(REQUEST[20:25])  # a byte now and then is no sign of life
    began = time.monotonic()
    for each in (silent, slow, second, whole):
        assert ended(each)
    assert time.monotonic() - began < PATIENCE


def test_a_slow_answer_keeps_its_connection(friend):
    ann = friend("Ann")
    table = ann.open_table()
    seq = ann.look(table)["seq"]
    began = time.monotonic()
    assert ann.look(table, since=seq, wait=connections.HEAD_SECONDS + 1)["seq"] == seq
    assert time.monotonic() - began > connections.HEAD_SECONDS


def test_one_address_has_so_many_connections(start_node, server, wire):
    node = start_node(connections_per_address=4)
    held = [wire(node) for _ in range(4)]
    assert all(answered(each) for each in held)
    assert not answered(wire(node))
    held.pop().close()
    server.wait_until(lambda: answered(wire(node)), 20)


def test_sockets_are_counted_for_themselves(start_node, server):
    node = start_node(connections_per_address=4)
    ann = server.Friend(node, "Ann")
    table = ann.open_table()
    sockets = [ann.socket(table) for _ in range(6)]
    assert all(each.ask("ping")["type"] == "pong" for each in sockets)
    for each in sockets:
        each.close()
    assert ann.look(table)["seq"]


def test_a_trusted_proxy_may_have_many_connections(start_node, wire):
    node = start_node(connections_per_address=2, trusted_proxies="127.0.0.1")
    held = [wire(node) for _ in range(6)]
    assert all(answered(each) for each in held)


def test_workers_count_what_they_serve(start_node, wire):
    """A connection that is handed over belongs to the next worker, and leaves this one."""
    node = start_node(connections_per_address=3, workers=2)
    for _ in range(12):
        one = wire(node)
        assert answered(one)
        one.close()
        time.sleep(0.05)
    assert httpx.get(f"{node.url}/health/live").status_code == 200
