"""Live play: one WebSocket for each person at each table."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from furcifer.core import Illegal
from furcifer.server.node.listener import Listener

from . import protocol
from .gateway import VISITOR, Gateway, Headers, Visitor
from .protocol import Bye, Pong, Refused, Welcome, reply_to
from .refusals import SLOW_DOWN

if TYPE_CHECKING:
    from furcifer.server.node.node import Node

RESTART, POLICY, BINARY, TOO_BIG, NO_TABLE = 1012, 1008, 1003, 1009, 4404
PATH = "/ws/tables"
ABSENCE_SECONDS = 3.0  # a reload is no absence
PATIENCE = 100  # refusals by the rate limit before the socket is closed


class Sockets:
    """The ASGI application behind /ws/tables/{id}."""

    def __init__(self, gateway: Gateway) -> None:
        self.gateway = gateway
        self.node = gateway.node
        self.limits = gateway.limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # the handshake
        visitor: Visitor = scope[VISITOR]
        path, _, table_id = scope["path"].rpartition("/")
        if path != PATH or not self._admits(scope, visitor):
            await send({"type": "websocket.close", "code": POLICY})
            return
        live = await self.node.find(table_id)
        await send({"type": "websocket.accept"})
        if live is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        listener = live.listen(visitor.person)
        live.update_presence()
        listener.reply(protocol.write(Welcome()))
        await self._serve(listener, visitor, receive, send)

    def _admits(self, scope: Any, visitor: Visitor) -> bool:
        headers = Headers(scope)
        return (
            not self.node.closing.is_set()
            and self.gateway.hosts.allow(headers.get(b"host"))
            and self.gateway.same_site(headers, visitor)
            and self.limits.room_for_socket(visitor.address)
            and self.limits.addresses.take(visitor.address)
        )

    async def _serve(self, listener: Listener, visitor: Visitor, receive: Any, send: Any) -> None:
        self.limits.socket_opened(visitor.address)
        self.node.metrics.sockets += 1
        reader = asyncio.current_task()
        writer = asyncio.create_task(_write_frames(listener, send))
        writer.add_done_callback(lambda _: reader.cancel() if reader is not None else None)
        try:
            listener.close_code = await self._read_frames(listener, visitor, receive)
            if listener.close_code:
                listener.pending.set()
                await writer
        except asyncio.CancelledError:
            if not writer.done():
                raise  # the cancellation came from elsewhere
        finally:
            writer.cancel()
            listener.live.leave(listener)
            asyncio.get_running_loop().call_later(ABSENCE_SECONDS, listener.live.update_presence)
            self.limits.socket_closed(visitor.address)
            self.node.metrics.sockets -= 1

    async def _read_frames(self, listener: Listener, visitor: Visitor, receive: Any) -> int:
        """Read until the client leaves; return 0, or the code to close the socket with."""
        limited, longest = 0, self.node.settings.message_bytes
        while True:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return 0
            text = frame.get("text")
            if text is None:
                return BINARY
            if len(text) > longest:
                return TOO_BIG
            if not self.limits.message(visitor.owner, visitor.address, len(text)):
                self.node.metrics.limited += 1
                limited += 1
                if limited > PATIENCE:
                    return POLICY
                listener.reply(protocol.write(reply_to(_id(text), SLOW_DOWN)))
                continue
            await self._handle(listener, visitor, text)

    async def _handle(self, listener: Listener, visitor: Visitor, text: str) -> None:
        began = time.perf_counter()
        listener.live.visited(visitor.person, visitor.address)
        try:
            message = protocol.read(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.node.metrics.refused += 1
            malformed = Illegal("malformed", f"This message cannot be read: {error}.")
            listener.reply(protocol.write(reply_to(_id(text), malformed)))
            return
        if isinstance(message, protocol.Hello):
            if message.seen > listener.live.table.seq and self.node.shared:
                await listener.live.catch_up()
            await self.node.refresh_name(listener.live, visitor.person)
            listener.subscribe(message.seen)
        elif isinstance(message, protocol.Ping):
            listener.reply(protocol.write(Pong(id=message.id)))
        else:
            reply = reply_to(message.id, await self.node.handle(listener.live, visitor.person, message))
            self.node.metrics.refused += isinstance(reply, Refused)
            listener.reply(protocol.write(reply))
            self.node.metrics.answered(time.perf_counter() - began)


async def _write_frames(listener: Listener, send: Any) -> None:
    """Send one frame at a time, so that a slow client delays nobody else."""
    try:
        while True:
            await listener.pending.wait()
            listener.pending.clear()
            while frame := listener.next_frame():  # everything, also before a close
                await send({"type": "websocket.send", "text": frame})
            if listener.close_code:
                await send({"type": "websocket.close", "code": listener.close_code})
                return
    except (OSError, RuntimeError):
        return  # the client is gone; the reading side notices too


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


class _WithId(msgspec.Struct):
    id: str = ""


def _id(text: str) -> str:
    """Return the id of a message that cannot be read otherwise, so that its sender recognises the refusal."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""
