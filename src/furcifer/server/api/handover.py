"""Handing a connection over to another worker of this machine, with what was read of its next request.

If the other worker cannot take it, this one serves it: any node can.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from typing import Any

from furcifer.server.node.worker import Worker

KIND = "connections"
BACKLOG = 1024
LENGTH = 4  # bytes that say how long the request is that follows
LONGEST = 1 << 17  # uvicorn reads no more of a request

Receive = Callable[[socket.socket, bytes], None]  # a connection, and what was read of its request


class Handover:
    """Sends connections to the other workers, and receives theirs at a Unix socket."""

    def __init__(self, worker: Worker, receive: Receive) -> None:
        self._worker, self._receive = worker, receive
        self._loop = asyncio.get_running_loop()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(worker.path(KIND))
        self._listener.listen(BACKLOG)
        self._listener.setblocking(False)
        self._loop.add_reader(self._listener, self._accept)

    def close(self) -> None:
        self._loop.remove_reader(self._listener)
        self._listener.close()

    def send(self, name: str, transport: asyncio.Transport, request: bytes) -> bool:
        """Hand a connection over to the worker of an address or a table; return whether it is gone."""
        owner = self._worker.owner(name)
        connection: socket.socket = transport.get_extra_info("socket")
        if owner == self._worker.number or not self._sent(owner, connection.fileno(), request):
            return False
        transport.abort()  # closes this process's end: the other worker has its own
        return True

    def _sent(self, owner: int, connection: int, request: bytes) -> bool:
        message = len(request).to_bytes(LENGTH) + request
        with socket.socket(socket.AF_UNIX) as channel:
            channel.setblocking(False)
            try:
                channel.connect(self._worker.path(KIND, owner))
                return socket.send_fds(channel, [message], [connection]) == len(message)
            except OSError:  # the worker ends, begins, or has too much to do
                return False

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            channel, _ = self._listener.accept()
            channel.setblocking(False)
            self._loop.add_reader(channel, _Incoming(channel, self._received).read)

    def _received(self, channel: socket.socket, fds: list[int], message: bytes) -> None:
        self._loop.remove_reader(channel)
        channel.close()
        whole = len(message) == LENGTH + int.from_bytes(message[:LENGTH])
        if whole and len(fds) == 1:
            self._receive(socket.socket(fileno=fds[0]), message[LENGTH:])
        else:  # the sender gave up, and serves the connection itself
            for fd in fds:
                os.close(fd)


class _Incoming:
    """A connection that another worker is sending."""

    def __init__(
        self, channel: socket.socket, received: Callable[[socket.socket, list[int], bytes], Any]
    ) -> None:
        self._channel, self._received = channel, received
        self._fds: list[int] = []
        self._data = b""

    def read(self) -> None:
        """Read what there is; pass the message on when its sender has closed the channel."""
        try:
            data, fds, _, _ = socket.recv_fds(self._channel, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            data, fds = b"", []
        self._data += data
        self._fds += fds
        if not data:
            self._received(self._channel, self._fds, self._data)
