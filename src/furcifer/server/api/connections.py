"""New connections: uvicorn's HTTP and our WebSockets, here or at the worker to which they belong.

A request about a table goes to the worker of the table, any other one to that of the address it comes from.
So everybody at a table is at one worker, and the new tables of an address are counted in one place.
Limits on messages, hints and sockets count in each worker, for its tables. A connection can change hands
before every request; the next worker reads on where this one stopped.

An address holds so many connections, and each must deliver a whole head of a request within some seconds.
Without that a few hundred silent connections would leave no descriptor for anybody else.
"""

from __future__ import annotations

import asyncio
import re
import socket
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from furcifer.server.node.worker import Worker

from .gateway import Gateway
from .handover import Handover
from .limits import counted, plain
from .websockets.sockets import Sockets
from .websockets.upgrade import Upgrade

HEAD_SECONDS = 10.0  # for the head of a request, from the connection or the first byte on
ABOUT_TABLE = re.compile(rb"[A-Z]+ /(?:api|ws)/tables/([A-Za-z0-9_-]{22})[ /?]")


class Connections:
    """Makes the protocol of each connection."""

    server: uvicorn.Server

    def __init__(self, gateway: Gateway, worker: Worker) -> None:
        self._gateway = gateway
        self._handover = None if worker.alone else Handover(worker, self._receive)
        self._upgrade = partial(Upgrade, Sockets(gateway).admit, gateway.node.settings.message_bytes)

    def close(self) -> None:
        if self._handover is not None:
            self._handover.close()

    def http(self, **given: Any) -> H11Protocol:
        """Return the protocol of a new connection. Called by uvicorn."""
        if self._handover is None:
            return _Connection(self._gateway, **given)
        return _MovingConnection(self._gateway, self._handover, b"", **given)

    def websocket(self, **given: Any) -> Upgrade:
        """Return the protocol of a connection that asks for a WebSocket. Called by uvicorn."""
        return self._upgrade(**given)

    def _receive(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another worker accepted."""
        server = self.server
        assert self._handover is not None
        protocol = partial(
            _MovingConnection,
            self._gateway,
            self._handover,
            request,
            config=server.config,
            server_state=server.server_state,
            app_state=server.lifespan.state,
        )
        self._gateway.node.spawn(asyncio.get_running_loop().connect_accepted_socket(protocol, connection))


class _Connection(H11Protocol):
    """A connection for requests, which counts for its address until it ends or becomes a WebSocket."""

    def __init__(self, gateway: Gateway, **given: Any) -> None:
        super().__init__(**given)
        self._gateway = gateway
        self._open = gateway.limits.connections
        self._holder: str | None = None  # the address for which it counts
        self._head_due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = plain(self.client[0]) if self.client else ""
        if address in self._gateway.proxies:  # it limits the connections of its own clients
            self._expect_head()
        elif self._open.room(holder := counted(address)):
            self._open.opened(holder)
            self._holder = holder
            self._expect_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._head_due is None and self.conn.trailing_data[0]:
            self._expect_head()

    def _expect_head(self) -> None:
        self._head_due = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._head_due is not None:
            self._head_due.cancel()
            self._head_due = None

    def _release(self) -> None:
        self._stop_waiting()
        if self._holder is not None:
            self._open.closed(self._holder)
            self._holder = None


class _MovingConnection(_Connection):
    """A connection that may belong to another worker."""

    def __init__(self, gateway: Gateway, handover: Handover, begun: bytes, **given: Any) -> None:
        super().__init__(gateway, **given)
        self._handover = handover
        self._begun = begun  # what another worker read of the first request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._begun and not transport.is_closing():
            self.data_received(self._begun)

    def data_received(self, data: bytes) -> None:
        if not (self._between_requests() and self._handover.send(self._key(data), self.transport, data)):
            super().data_received(data)

    def _between_requests(self) -> bool:
        idle = self.cycle is None or self.cycle.response_complete
        return idle and self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]

    def _key(self, request: bytes) -> str:
        """Return what decides which worker a request goes to: its table, or the address of its sender."""
        table = ABOUT_TABLE.match(request)
        return table[1].decode() if table else counted(self.client[0]) if self.client else ""
