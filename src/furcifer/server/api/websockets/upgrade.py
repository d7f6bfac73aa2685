"""From a request to a WebSocket: uvicorn reads the request, picows the frames that follow it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from picows import (
    WSAutoPingStrategy,
    WSListener,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from furcifer.server.logging import log_error

HANDSHAKE_SECONDS = 10.0
READ_BUFFER = 2048  # bytes; it grows with the messages a client sends
# picows sees only these headers, because it keeps what it sees for as long as the socket is open.
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: furcifer\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: %b\r\nSec-WebSocket-Key: %b\r\n\r\n"
)
LONGEST_VALUE = 64
# An adapter, not a logger: picows would create a child of a logger for every socket.
SILENCE = logging.LoggerAdapter(logging.getLogger("picows.server"), {})
logging.getLogger("picows").setLevel(logging.CRITICAL)  # its messages quote what clients send

Admit = Callable[[dict[str, Any]], WSListener | None]


class Upgrade(WSProtocol):  # type: ignore[misc]
    """The protocol to which uvicorn hands a connection that asks for a WebSocket."""

    __slots__ = ("_admit", "_connections", "_scope")

    def __init__(self, admit: Admit, message_bytes: int, server_state: Any, **_: Any) -> None:
        super().__init__(
            None,
            None,
            False,  # not the client's side
            self._listen,
            SILENCE,
            True,  # disconnect on exceptions
            HANDSHAKE_SECONDS,
            False,  # no pings of our own: clients send theirs
            10,
            10,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,  # answer pings
            message_bytes,
            None,
            READ_BUFFER,
        )
        self._admit = admit
        self._connections = server_state.connections
        self._scope: dict[str, Any] = {}

    def connection_made(self, transport: Any) -> None:
        self._connections.add(self)
        super().connection_made(transport)
        secure = transport.get_extra_info("sslcontext") is not None
        self._scope = {"client": transport.get_extra_info("peername"), "scheme": "wss" if secure else "ws"}

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(error)

    def shutdown(self) -> None:
        """Close a socket that is still open when the server ends. Called by uvicorn."""
        self.transport.disconnect(graceful=False)

    def data_received(self, data: bytes) -> None:
        """Receive the request that uvicorn has read. Everything later arrives in picows' own buffer."""
        scope = self._scope
        first, *lines = data.removesuffix(b"\r\n\r\n").split(b"\r\n")
        target, _, query = first.split(b" ")[1].partition(b"?")
        pairs = [line.partition(b": ") for line in lines]
        scope["headers"] = [(name.lower(), value) for name, _, value in pairs]
        scope["path"], scope["query_string"] = unquote(target.decode("latin-1")), query
        values = dict(scope["headers"])
        names = (b"sec-websocket-version", b"sec-websocket-key")
        handshake = HANDSHAKE % tuple(values.get(name, b"")[:LONGEST_VALUE] for name in names)
        self.get_buffer(len(handshake))[: len(handshake)] = handshake
        self.buffer_updated(len(handshake))

    def _listen(self, _request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        scope, self._scope = self._scope, {}
        try:
            listener, status = self._admit(scope), HTTPStatus.FORBIDDEN
        except Exception as error:
            log_error("fault", error)
            listener, status = None, HTTPStatus.INTERNAL_SERVER_ERROR
        if listener is not None:
            return listener
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)
