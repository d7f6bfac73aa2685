"""Live play: one WebSocket for each person at each table.

picows reads and writes the frames. An idle socket has no task, and a move needs none: messages are handled as
they arrive, one after the other, and everything a socket has to send after a turn of the event loop is one
frame.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from furcifer.core import Illegal
from furcifer.server.api import protocol
from furcifer.server.api.gateway import Visitor
from furcifer.server.api.programs import command_refusal, table_refusal
from furcifer.server.api.protocol import Hello, Ping, Pong, Welcome, reply_to
from furcifer.server.api.refusals import BANNED, NO_IDENTITY, SLOW_DOWN, fault
from furcifer.server.logging import log, log_error
from furcifer.server.node.listener import Listener
from furcifer.server.table.commands import Act, Command
from furcifer.server.table.decide.verdict import Actor

if TYPE_CHECKING:
    from furcifer.server.node.live_table import Answer, LiveTable

    from .sockets import Sockets

PROTOCOL_ERROR, BINARY, POLICY, TOO_BIG, FAULT, RESTART, TRY_LATER = 1002, 1003, 1008, 1009, 1011, 1012, 1013
BAD_TOKEN, NO_TABLE = 4401, 4404
ABSENCE_SECONDS = 3.0  # a shorter gap, such as a reload, is no absence
PATIENCE = 100  # refusals by the rate limit before the socket is closed
MOST_WAITING = 8  # messages of one socket; while more wait, the socket is not read
MOST_PARTS = 64  # of a fragmented message
CLOSE_SECONDS = 5.0  # for the client's answer to a close
TEXT, CONTINUATION, BYTES = WSMsgType.TEXT, WSMsgType.CONTINUATION, WSMsgType.BINARY
CLOSE = WSMsgType.CLOSE
WELCOME = protocol.write(Welcome())


class TableSocket(WSListener):
    """One client of a table."""

    __slots__ = (
        "_actor",
        "_blocked",
        "_busy",
        "_inbox",
        "_limited",
        "_listener",
        "_parts",
        "_queued",
        "_reading_paused",
        "_silent",
        "_sockets",
        "_table_id",
        "_token",
        "_transport",
        "_visitor",
        "_working",
    )

    def __init__(self, sockets: Sockets, visitor: Visitor, table_id: str, token: str = "") -> None:
        self._sockets, self._visitor, self._table_id = sockets, visitor, table_id
        self._token = token  # of a program, which is identified before anything else
        self._transport: WSTransport | None = None
        self._listener: Listener | None = None
        self._inbox: deque[bytes] | None = None  # messages that wait; most sockets never need it
        self._parts: list[bytes] | None = None  # of a fragmented message
        self._busy = self._working = self._queued = False
        self._blocked = self._reading_paused = False  # writing, and reading
        self._limited = self._silent = 0

    # From picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._sockets.opened(self, self._visitor.address)
        node = self._sockets.node
        live = None if self._token else node.tables.get(self._table_id)
        if live is not None:
            self._listen(live)
        else:
            node.spawn(self._find())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._transport = None
        self._drop_parts()
        self._sockets.closed(self, self._visitor.address)
        if self._visitor.program is not None:
            self._sockets.limits.program_disconnects(self._visitor.person)
        if (listener := self._listener) is not None:
            listener.live.leave(listener)
            asyncio.get_running_loop().call_later(ABSENCE_SECONDS, listener.live.update_presence)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._silent = 0
        kind = frame.msg_type
        try:
            if kind == CLOSE:
                if not transport.is_close_frame_sent:
                    transport.send_close(frame.get_close_code())
                transport.disconnect()
            elif transport.is_close_frame_sent:
                return  # whatever comes after our close is not read
            elif frame.rsv1 or frame.rsv2 or frame.rsv3:
                self._close(PROTOCOL_ERROR)
            elif kind == TEXT and frame.fin and self._parts is None:
                self._receive(frame.get_payload_as_bytes())
            elif kind in (TEXT, CONTINUATION):
                self._gather(kind == TEXT, frame)
            elif kind == BYTES:
                self._close(BINARY)
        except Exception as error:
            log_error("socket_failed", error)
            self._close(FAULT)

    def pause_writing(self) -> None:
        self._blocked = True

    def resume_writing(self) -> None:
        """Send what has gathered, and go on with the client's messages."""
        self._blocked = False
        self.set()
        self._work()

    # Frames to messages

    def _gather(self, first: bool, frame: WSFrame) -> None:
        """Put a fragmented message together, within the bound of a whole one."""
        if first != (self._parts is None):
            self._close(PROTOCOL_ERROR)
            return
        parts = self._parts = self._parts or []
        parts.append(frame.get_payload_as_bytes())
        self._sockets.unfinished += frame.payload_size
        if len(parts) > MOST_PARTS or sum(map(len, parts)) > self._sockets.node.settings.message_bytes:
            self._close(TOO_BIG)
        elif self._sockets.crowded and not frame.fin:
            self._close(TRY_LATER)
        elif frame.fin:
            message = b"".join(parts)
            self._drop_parts()
            self._receive(message)

    def _drop_parts(self) -> None:
        self._sockets.unfinished -= sum(map(len, self._parts or ()))
        self._parts = None

    def _receive(self, message: bytes) -> None:
        listener = self._listener
        if listener is not None and not self._inbox and self._is_free(listener):
            self._handle(listener, message)
            return
        if self._inbox is None:
            self._inbox = deque()
        self._inbox.append(message)
        if len(self._inbox) > MOST_WAITING and not self._reading_paused and self._transport is not None:
            self._reading_paused = True
            self._transport.underlying_transport.pause_reading()

    # Messages to the table

    async def _find(self) -> None:
        try:
            if self._token and not await self._identify():
                self.turn_away()
                return
            live = await self._sockets.node.find(self._table_id)
        except Exception as error:  # the database is away: the client tries again
            log("socket_failed", level="warning", kind=type(error).__name__)
            self._close(RESTART)
            return
        if live is None:
            self._close(NO_TABLE)
        elif self._transport is not None:
            self._listen(live)

    async def _identify(self) -> bool:
        """Find the program that the token stands for; return whether it may use this table."""
        visitor, refusal = await self._sockets.gateway.program(self._visitor, self._token)
        token = visitor.program
        if refusal or token is None or table_refusal(token, self._table_id) or self._transport is None:
            return False
        if not self._sockets.limits.program_connects(visitor.person):
            return False
        self._visitor = visitor
        return True

    def is_program(self, person: str) -> bool:
        return self._visitor.program is not None and self._visitor.person == person

    def turn_away(self) -> None:
        """Close the socket of a program without a valid token."""
        self._close(BAD_TOKEN)

    def check_token(self) -> None:
        """Ask the store again about a program's token: another node may have revoked it."""
        if self._visitor.program is not None:
            self._sockets.node.spawn(self._check_token())

    async def _check_token(self) -> None:
        if await self._sockets.gateway.programs.find(self._token) is None:
            self.turn_away()

    def _listen(self, live: LiveTable) -> None:
        self._actor = Actor(self._visitor.person)
        self._listener = live.listen(self._actor.person, pending=self)
        live.update_presence()
        self._listener.reply(WELCOME)
        self._work()

    def _work(self) -> None:
        """Handle the messages that wait, one after the other. An unfinished one holds up the rest.

        A message that is answered at once calls this again while the loop runs; the inner call does nothing.
        """
        listener, inbox = self._listener, self._inbox
        if listener is None or inbox is None or self._working:
            return
        self._working = True
        try:
            while inbox and self._is_free(listener):
                self._handle(listener, inbox.popleft())
        finally:
            self._working = False
        if self._reading_paused and len(inbox) <= MOST_WAITING and self._transport is not None:
            self._reading_paused = False
            self._transport.underlying_transport.resume_reading()

    def _is_free(self, listener: Listener) -> bool:
        """Return whether a message can be handled now."""
        return not (self._busy or self._blocked or listener.close_code)

    def _handle(self, listener: Listener, text: bytes) -> None:
        node, visitor = self._sockets.node, self._visitor
        if not self._sockets.limits.message(visitor.owner, visitor.address, len(text)):
            self._limit(listener, text)
            return
        listener.live.visited(self._actor.person, visitor.address)
        try:
            message = protocol.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            node.metrics.refused += 1
            malformed = Illegal("malformed", f"This message cannot be read: {error}.")
            listener.reply(protocol.write(reply_to(protocol.id_of(text), malformed)))
            return
        if isinstance(message, Ping):
            listener.reply(protocol.write(Pong(id=message.id)))
            return
        if not isinstance(message, Hello) and (refusal := self._stranger(visitor)):
            listener.reply(protocol.write(reply_to(message.id, refusal)))
            return
        program = visitor.program
        if program and not isinstance(message, Hello) and (refusal := command_refusal(program, message)):
            listener.reply(protocol.write(reply_to(message.id, refusal)))
            return
        self._busy = True
        answer = partial(self._answer, listener, message.id, time.perf_counter())
        if not isinstance(message, Act) or not listener.live.act(self._actor, message, answer):
            node.spawn(self._carry_out(listener, message, answer))

    def _stranger(self, visitor: Visitor) -> Illegal | None:
        """Return why a visitor may only look: nobody knows them, or the host of the site banned them."""
        if not visitor.known:
            return NO_IDENTITY
        return BANNED if self._sockets.node.bans.hold(visitor.owner) else None

    async def _carry_out(self, listener: Listener, message: Hello | Command, answer: Answer) -> None:
        node, person, live = self._sockets.node, self._actor.person, listener.live
        try:
            if not isinstance(message, Hello):
                answer(await node.handle(live, person, message))
                return
            if live.doubts or (message.seen > live.table.seq and node.shared):
                await live.catch_up()
            await node.refresh_name(live, person)
            listener.subscribe(message.seen)
            self._busy = False
            self._work()
        except Exception as error:
            number = log_error("socket_failed", error)
            listener.reply(protocol.write(reply_to(message.id, fault(number))))
            listener.close_code = FAULT

    def _answer(self, listener: Listener, message_id: str, began: float, result: int | Illegal) -> None:
        metrics = self._sockets.node.metrics
        metrics.refused += isinstance(result, Illegal)
        listener.reply(protocol.write(reply_to(message_id, result)))
        metrics.answered(time.perf_counter() - began)
        self._busy = False
        self._work()

    def _limit(self, listener: Listener, text: bytes) -> None:
        self._sockets.node.metrics.limited += 1
        self._limited += 1
        if self._limited > PATIENCE:
            listener.close_code = POLICY
            self.set()
        else:
            listener.reply(protocol.write(reply_to(protocol.id_of(text), SLOW_DOWN)))

    # The table to the client

    def set(self) -> None:
        """Remember that there is something to send."""
        if not self._queued:
            self._queued = True
            self._sockets.flush_soon(self)

    def flush(self) -> None:
        """Send everything there is as one frame, unless the client reads too slowly."""
        self._queued = False
        transport, listener = self._transport, self._listener
        if transport is None or listener is None or self._blocked or transport.is_close_frame_sent:
            return
        if frame := listener.next_frame():
            transport.send(TEXT, frame)
        if listener.close_code:
            self._close(listener.close_code)

    def check_silent(self) -> None:
        """Ask a silent client for a sign of life; close its socket if it gives none."""
        self._silent += 1
        if self._transport is None or self._silent == 1:
            return
        if self._silent == 2:
            self._transport.send_ping()
        else:
            self._transport.disconnect(graceful=False)

    def _close(self, code: int) -> None:
        self._drop_parts()
        if (transport := self._transport) is not None and not transport.is_close_frame_sent:
            transport.send_close(code)  # type: ignore[arg-type]  # also takes the codes of applications
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, transport.disconnect)
