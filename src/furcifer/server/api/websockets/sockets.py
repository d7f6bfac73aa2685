"""All WebSockets of a node: who may open one, and what happens to all of them together."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from furcifer.server.api import protocol
from furcifer.server.api.gateway import Gateway, Headers
from furcifer.server.api.programs import token_in
from furcifer.server.api.protocol import Bye

from .table_socket import RESTART, TableSocket

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

PATH = "/ws/tables"
MOST_UNFINISHED = 8 * 1024 * 1024  # bytes of fragmented messages that have not arrived whole, of all sockets
SILENT_SECONDS = 30.0  # a socket that is silent for so long is asked for a sign of life, and then closed


class Sockets:
    """The open sockets of a node."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.node = gateway.node
        self.limits = gateway.limits
        self.unfinished = 0  # bytes of fragmented messages
        self._open: set[TableSocket] = set()
        self._to_flush: list[TableSocket] = []
        self._loop = asyncio.get_running_loop()
        self._loop.call_later(SILENT_SECONDS, self._check_silent)
        gateway.programs.on_revoked = self._close_program

    def admit(self, scope: dict[str, Any]) -> TableSocket | None:
        """Return a socket for a request; None if it is refused."""
        headers = Headers(scope)
        visitor = self.gateway.visitor(scope, headers)
        path, _, table_id = scope["path"].rpartition("/")
        admitted = (
            path == PATH
            and not self.node.closing.is_set()
            and self.gateway.hosts.allow(headers.get(b"host"))
            and self.gateway.same_site(headers, visitor)
            and self.limits.room_for_socket(visitor.address)
            and self.limits.addresses.take(visitor.address)
        )
        token = token_in(headers.get(b"authorization"))
        return TableSocket(self, visitor, table_id, token) if admitted else None

    def opened(self, socket: TableSocket, address: str) -> None:
        self._open.add(socket)
        self.limits.socket_opened(address)
        self.node.metrics.sockets += 1

    def closed(self, socket: TableSocket, address: str) -> None:
        self._open.discard(socket)
        self.limits.socket_closed(address)
        self.node.metrics.sockets -= 1

    @property
    def crowded(self) -> bool:
        """Do the unfinished messages of all sockets together take too much memory?"""
        return self.unfinished > MOST_UNFINISHED

    def flush_soon(self, socket: TableSocket) -> None:
        """Let a socket send once the events of this turn of the loop are handled."""
        self._to_flush.append(socket)
        if len(self._to_flush) == 1:
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        sockets, self._to_flush = self._to_flush, []
        for socket in sockets:
            socket.flush()

    def _close_program(self, person: str) -> None:
        """Close the sockets of a program whose token was revoked."""
        for socket in [each for each in self._open if each.is_program(person)]:
            socket.turn_away()

    def _check_silent(self) -> None:
        """Find sockets whose client is gone without a word, such as a phone without power."""
        for socket in list(self._open):
            socket.check_silent()
            socket.check_token()
        self._loop.call_later(SILENT_SECONDS, self._check_silent)


async def drain(node: Node) -> None:
    """Ask every client to reconnect later, and wait a little until the sockets are closed."""
    node.closing.set()
    bye = protocol.write(Bye(text="The server is restarting. Reconnect in a moment."))
    for live in node.tables.values():
        for listener in live.listeners:
            listener.close_code = RESTART
            listener.reply(bye)
    deadline = time.monotonic() + node.settings.drain_seconds
    while node.metrics.sockets and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
