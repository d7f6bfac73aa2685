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
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(worker.path(KIND))
        self._door.listen(BACKLOG)
        self._door.setblocking(False)
        self._loop.add_reader(self._door, self._accept)

    def close(self) -> None:
        self._loop.remove_reader(self._door)
        self._door.close()

    def send(self, name: str, transport: asyncio.Transport, request: bytes) -> bool:
        """Hand a connection over to the worker of an address or a table; return whether it is gone."""
        owner = self._worker.owner(name)
        connection: socket.socket = transport.get_extra_info("socket")
        if owner == self._worker.number or not self._sent(owner, connection.fileno(), request):
            return False
        transport.abort()  # closes this process's end: the other worker has its own
        return True

    def _sent(self, owner: int, connection: int, request: bytes) -> bool:
        parcel = len(request).to_bytes(LENGTH) + request
        with socket.socket(socket.AF_UNIX) as post:
            post.setblocking(False)
            try:
                post.connect(self._worker.path(KIND, owner))
                return socket.send_fds(post, [parcel], [connection]) == len(parcel)
            except OSError:  # the worker ends, begins, or has too much to do
                return False

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            post, _ = self._door.accept()
            post.setblocking(False)
            self._loop.add_reader(post, _Parcel(post, self._unpack).read)

    def _unpack(self, post: socket.socket, fds: list[int], parcel: bytes) -> None:
        self._loop.remove_reader(post)
        post.close()
        whole = len(parcel) == LENGTH + int.from_bytes(parcel[:LENGTH])
        if whole and len(fds) == 1:
            self._receive(socket.socket(fileno=fds[0]), parcel[LENGTH:])
        else:  # the sender gave up, and serves the connection itself
            for fd in fds:
                os.close(fd)


class _Parcel:
    """A connection on its way."""

    def __init__(self, post: socket.socket, unpack: Callable[[socket.socket, list[int], bytes], Any]) -> None:
        self._post, self._unpack = post, unpack
        self._fds: list[int] = []
        self._data = b""

    def read(self) -> None:
        """Read what there is; unpack the parcel when its sender has closed it."""
        try:
            data, fds, _, _ = socket.recv_fds(self._post, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            data, fds = b"", []
        self._data += data
        self._fds += fds
        if not data:
            self._unpack(self._post, self._fds, self._data)
