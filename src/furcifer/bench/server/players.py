"""The load: players on bare sockets that move as fast as the server answers.

Both servers have the same client, apart from the dialect of their messages. It is minimal, because a client
that costs more than the server would be measured instead of it.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import time
from abc import abstractmethod
from collections import deque
from typing import cast

import msgspec
from msgspec import Struct


class Load:
    """The moves under way. While there are `most` of them, further players wait for their turn."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.latencies: list[float] = []
        self.running = False
        self._moving = 0
        self._waiting: deque[Player] = deque()

    def start(self) -> None:
        """Let the players move."""
        self.running = True
        self._fill()

    def restart(self) -> None:
        """Forget the latencies of the warm-up."""
        self.latencies.clear()

    def ready(self, player: Player) -> None:
        """Let a player move as soon as there is room."""
        self._waiting.append(player)
        self._fill()

    def done(self, latency: float) -> None:
        self.latencies.append(latency)
        self._moving -= 1

    def _fill(self) -> None:
        while self.running and self._waiting and self._moving < self.most:
            self._moving += 1
            self._waiting.popleft().move()


class Player(asyncio.Protocol):
    """A minimal client: one socket that moves whenever it is its turn. The servers differ in the dialect."""

    def __init__(self, request: bytes, load: Load | None) -> None:
        self.request = request
        self.load = load
        self.open = False
        self.rest = b""
        self.moves = self.refused = 0
        self.under_way = False  # a move without an answer
        self.sent_at = 0.0
        self.ready = asyncio.get_running_loop().create_future()

    @abstractmethod
    def greet(self) -> None:
        """Send the first message on an open socket."""

    @abstractmethod
    def received(self, text: bytes) -> None:
        """Handle a message of the server."""

    @abstractmethod
    def write_move(self) -> bytes:
        """Return the message of the next move."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if b" 101 " not in head[:20]:
                self.ready.set_exception(ConnectionError(head[:80].decode("latin-1")))
                return
            self.open = True
            self.greet()
        self.rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handle the complete frames and return the rest."""
        at = 0
        while len(data) - at >= 2:
            length, head = data[at + 1] & 127, 2
            if length >= 126:
                head = 4 if length == 126 else 10
                length = int.from_bytes(data[at + 2 : at + head], "big")
            if len(data) - at < head + length:
                break
            if data[at] == 0x81:
                self.received(data[at + head : at + head + length])
            at += head + length
        return data[at:]

    def move(self) -> None:
        """Move; the server's answer ends the move."""
        self.under_way, self.sent_at = True, time.perf_counter()
        self.send(self.write_move())

    def moved(self) -> None:
        """Note that the server answered the move."""
        self.moves, self.under_way = self.moves + 1, False
        if self.load is not None:
            self.load.done(time.perf_counter() - self.sent_at)

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(b"\x81" + head + b"\0\0\0\0" + text)  # a mask of zeros


class Received(Struct):
    """The part of a message of Furcifer that a player reads."""

    type: str
    seq: int = 0
    legal: msgspec.Raw = msgspec.Raw(b"[]")


_decoder = msgspec.json.Decoder(Received)


class FurciferPlayer(Player):
    """A player who moves a piece to and fro."""

    def __init__(self, request: bytes, steps: tuple[str, str], load: Load | None) -> None:
        super().__init__(request, load)
        self.steps = steps
        self.seq = -1

    def greet(self) -> None:
        self.send(b'{"type":"hello","id":"h","seen":0}')
        self.ready.set_result(None)

    def received(self, text: bytes) -> None:
        for line in text.split(b"\n"):
            if line.startswith(b'{"type":"accepted"'):
                self.moved()
            else:
                self._read(_decoder.decode(line))

    def _read(self, message: Received) -> None:
        if message.type == "refused":
            self.refused += 1
        elif message.type == "sync" and message.seq > self.seq:  # not only somebody who came or went
            self.seq = message.seq
            if len(message.legal) > len(b"[]") and self.load is not None:
                self.load.ready(self)

    def write_move(self) -> bytes:
        step = self.steps[self.moves % 2]
        return f'{{"type":"act","id":"{self.moves}","seq":{self.seq},"action":"{step}"}}'.encode()


STATE = re.compile(rb'"_stateID":(\d+)')
TURN = re.compile(rb'"currentPlayer":"(\d)"')


class PeerPlayer(Player):
    """A player at boardgame.io, in the dialect of socket.io."""

    def __init__(self, request: bytes, match: str, player: str, load: Load) -> None:
        super().__init__(request, load)
        self.match, self.player = match, player
        self.state = -1

    def greet(self) -> None:
        self.send(b"40/shuffle,")

    def received(self, text: bytes) -> None:
        if text == b"2":
            self.send(b"3")  # a ping and its answer
        elif text.startswith(b"40/shuffle"):
            self.send(f'42/shuffle,["sync","{self.match}","{self.player}",null,2]'.encode())
        elif text.startswith((b'42/shuffle,["update"', b'42/shuffle,["sync"')):
            self._read(text)

    def _read(self, text: bytes) -> None:
        state, turn = STATE.search(text), TURN.search(text)
        if state is None or turn is None or (number := int(state[1])) <= self.state:
            return
        self.state = number
        if self.under_way:
            self.moved()
        if not self.ready.done():
            self.ready.set_result(None)
        if turn[1].decode() == self.player and self.load is not None:
            self.load.ready(self)

    def write_move(self) -> bytes:
        player = f'"playerID":"{self.player}"'
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"step","args":[],{player}}}}}'
        return f'42/shuffle,["update",{action},{self.state},"{self.match}","{self.player}"]'.encode()


def handshake(host: str, path: str, cookie: str = "") -> bytes:
    """Return the request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: furcifer={cookie}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
