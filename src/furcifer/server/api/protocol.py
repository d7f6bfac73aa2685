"""The messages of a table's WebSocket, in both directions.

A frame from a client is one message. A frame from the server holds one or more messages, one to a line.
Every message of a client has an `id` that the client chose; the server answers it with `accepted` or
`refused` and the same id. A command sent again with the same id is carried out once.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from furcifer.core import Illegal
from furcifer.server.table.commands import Command, Message, Seq
from furcifer.server.table.sync import Sync

VERSION = 1

# From a client: a command, or one of these


class Hello(Message, frozen=True):
    """The first message of a client: the last seq it has seen, 0 if none."""

    seen: Seq = 0


class Ping(Message, frozen=True):
    """Check that the connection is alive."""


FromClient: TypeAlias = Hello | Ping | Command

# From the server


class Reply(Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    """Anything the server sends, apart from snapshots and refusals."""


class Welcome(Reply, frozen=True):
    """The first message of the server."""

    version: int = VERSION


class Accepted(Reply, frozen=True):
    """The command was carried out. It is durable, and in the log at `seq`."""

    id: str
    seq: int


class Refused(Illegal, frozen=True, tag="refused", tag_field="type", kw_only=True):
    """The message with this id was refused: a stable code, a sentence in English, and the values it names."""

    id: str


class Pong(Reply, frozen=True):
    """The answer to a ping."""

    id: str


class Watchers(Reply, frozen=True):
    """The number of people at this node who only watch. Sent when it changes."""

    count: int


class Bye(Reply, frozen=True):
    """The server is shutting down. Reconnect in a moment with the last seq."""

    text: str


FromServer: TypeAlias = Welcome | Accepted | Refused | Pong | Watchers | Bye | Sync

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read(frame: str | bytes) -> FromClient:
    """Decode a client's message; raise msgspec.DecodeError if it is not one."""
    message: FromClient = _decoder.decode(frame)
    return message


def write(reply: Struct) -> bytes:
    """Encode a message of the server."""
    return _encoder.encode(reply)


def reply_to(message_id: str, result: int | Illegal) -> Accepted | Refused:
    """Convert a command's result into `Accepted` or `Refused`."""
    if isinstance(result, Illegal):
        return Refused(result.code, result.text, result.names, id=message_id)
    return Accepted(id=message_id, seq=result)


class _WithId(msgspec.Struct):
    id: str = ""


def id_of(text: bytes) -> str:
    """Return the id of a message that cannot be read otherwise, so that its sender recognises the refusal."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
