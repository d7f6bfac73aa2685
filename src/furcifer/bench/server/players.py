"""The load: players on bare sockets that move as fast as the server answers."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections import deque
from typing import cast

import msgspec
from msgspec import Struct


class Received(Struct):
    """The part of a server message that a player reads."""

    type: str
    seq: int = 0
    legal: msgspec.Raw = msgspec.Raw(b"[]")


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
    """A minimal client: one socket that moves a piece to and fro whenever it is its turn."""

    def __init__(self, request: bytes, steps: tuple[str, str], load: Load | None) -> None:
        self.request = request
        self.steps = steps
        self.load = load
        self.seq = -1
        self.open = False
        self.rest = b""
        self.moves = self.refused = 0
        self.under_way = False  # a move without an answer
        self.sent_at = 0.0
        self.ready = asyncio.get_running_loop().create_future()

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
            self.send(b'{"type":"hello","id":"h","seen":0}')
            self.ready.set_result(None)
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
                for line in data[at + head : at + head + length].split(b"\n"):
                    self._received(line)
            at += head + length
        return data[at:]

    def _received(self, line: bytes) -> None:
        if line.startswith(b'{"type":"accepted"') and self.load is not None:
            self.moves += 1
            self.under_way = False
            self.load.done(time.perf_counter() - self.sent_at)
            return
        message = _decoder.decode(line)
        if message.type == "refused":
            self.refused += 1
        elif message.type == "sync" and message.seq > self.seq:  # not only somebody who came or went
            self.seq = message.seq
            if len(message.legal) > len(b"[]") and self.load is not None:
                self.load.ready(self)

    def move(self) -> None:
        """Move the piece; the server's answer comes when the move is durable."""
        step = self.steps[self.moves % 2]
        self.sent_at = time.perf_counter()
        self.under_way = True
        self.send(f'{{"type":"act","id":"{self.moves}","seq":{self.seq},"action":"{step}"}}'.encode())

    def send(self, text: bytes) -> None:
        self.transport.write(b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text)  # a mask of zeros


_decoder = msgspec.json.Decoder(Received)


def handshake(host: str, path: str, cookie: str) -> bytes:
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
