"""Live play: one WebSocket per table and person."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from . import protocol
from .door import VISITOR, Door, Headers, Visitor
from .live import Listener
from .protocol import Bye, Pong, Refused, Welcome

if TYPE_CHECKING:
    from .hall import Hall

RESTART, POLICY, BINARY, TOO_BIG, NO_TABLE = 1012, 1008, 1003, 1009, 4404
PATH = "/ws/tables"
PATIENCE = 100  # refusals by rate limit before the socket is closed


class Sockets:
    """The ASGI application behind /ws/tables/{id}."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self.hall = hall
        self.door = door

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # the handshake
        visitor: Visitor = scope[VISITOR]
        path, _, table_id = scope["path"].rpartition("/")
        if path != PATH or not self._welcome(scope, visitor):
            await send({"type": "websocket.close", "code": POLICY})
            return
        live = await self.hall.find(table_id)
        await send({"type": "websocket.accept"})
        if live is None:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        listener = live.listen(visitor.person)
        listener.answer(Welcome())
        await self._serve(listener, visitor, receive, send)

    def _welcome(self, scope: Any, visitor: Visitor) -> bool:
        limits = self.hall.limits
        return (
            not self.hall.closing.is_set()
            and self.door.same_site(Headers(scope))
            and limits.room_for_socket(visitor.address)
            and limits.addresses.take(visitor.address)
        )

    async def _serve(self, listener: Listener, visitor: Visitor, receive: Any, send: Any) -> None:
        self.hall.limits.sockets[visitor.address] += 1
        self.hall.metrics.sockets += 1
        reader = asyncio.current_task()
        speaker = asyncio.create_task(_speak(listener, send))
        speaker.add_done_callback(lambda _: reader.cancel() if reader is not None else None)
        try:
            listener.close = await self._hear(listener, visitor, receive)
            if listener.close:
                listener.wake.set()
                await speaker
        except asyncio.CancelledError:
            if not speaker.done():
                raise  # somebody else wants this to end
        finally:
            speaker.cancel()
            listener.live.listeners.discard(listener)
            listener.live.used = time.monotonic()
            self.hall.limits.sockets[visitor.address] -= 1
            self.hall.metrics.sockets -= 1

    async def _hear(self, listener: Listener, visitor: Visitor, receive: Any) -> int:
        """Read until the client goes (0) or has to (the code to close with)."""
        limited, longest = 0, self.hall.settings.message_bytes
        while True:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return 0
            text = frame.get("text")
            if text is None:
                return BINARY
            if len(text) > longest:
                return TOO_BIG
            if not self.hall.limits.message(visitor.person, visitor.address):
                self.hall.metrics.limited += 1
                limited += 1
                if limited > PATIENCE:
                    return POLICY
                listener.answer(_slow_down(text))
                continue
            await self._heard(listener, visitor, text)

    async def _heard(self, listener: Listener, visitor: Visitor, text: str) -> None:
        began = time.perf_counter()
        try:
            message = protocol.read(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.hall.metrics.refused += 1
            listener.answer(Refused(id=_id(text), code="malformed", text=f"That is no message: {error}."))
            return
        if isinstance(message, protocol.Hello):
            if message.seen > listener.live.table.seq and self.hall.shared:
                await listener.live.catch_up()
            await self.hall.know(listener.live, visitor.person)
            listener.greet(message.seen)
        elif isinstance(message, protocol.Ping):
            listener.answer(Pong(id=message.id))
        else:
            reply = await self.hall.handle(listener.live, visitor.person, message)
            self.hall.metrics.refused += isinstance(reply, Refused)
            listener.answer(reply)
            self.hall.metrics.latency.observe(time.perf_counter() - began)


async def _speak(listener: Listener, send: Any) -> None:
    """Send what there is to say, one frame at a time: a slow client delays nobody else."""
    try:
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            while frame := listener.take():  # all of it, also before a close
                await send({"type": "websocket.send", "text": frame})
            if listener.close:
                await send({"type": "websocket.close", "code": listener.close})
                return
    except (OSError, RuntimeError):
        return  # the client is gone; the reading side hears of it


async def drain(hall: Hall) -> None:
    """Tell every socket to come back later, and wait a little until they are gone."""
    hall.closing.set()
    for live in hall.tables.values():
        for listener in live.listeners:
            listener.close = RESTART
            listener.answer(Bye(text="The server restarts: reconnect in a moment."))
    deadline = time.monotonic() + hall.settings.drain_seconds
    while hall.metrics.sockets and time.monotonic() < deadline:
        await asyncio.sleep(0.02)


class _Numbered(msgspec.Struct):
    id: str = ""


def _id(text: str) -> str:
    """The id of a message that cannot be read otherwise, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id[:64]
    except (msgspec.DecodeError, RecursionError):
        return ""


def _slow_down(text: str) -> Refused:
    return Refused(id=_id(text), code="slow_down", text="Too many messages: wait a moment.")
