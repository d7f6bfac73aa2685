"""What goes over the wire, in both directions.

A frame from a client is one message. A frame from the server is one or more messages, one to a line.
Every message of a client has an `id` of its choosing and is answered by `accepted` or `refused` with that id;
sent again with the same id, it is not done twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from furcifer.core import Ask, Outcome

from .events import Clock, Spectators

VERSION = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63, description="a seat, counted from 0")]
Language: TypeAlias = Literal["en", "fr", "it"]
Level: TypeAlias = Annotated[str, Meta(max_length=32)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
GameClock: TypeAlias = Clock

# From a client


class Message(Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    id: Id


class Hello(Message, frozen=True):
    """The first message of a socket: the last seq this client has seen, 0 for a new one."""

    seen: Seq = 0


class Act(Message, frozen=True):
    """An action, in notation or as JSON. With the seq it was chosen at, it is refused when outdated."""

    action: Annotated[str, Meta(max_length=2000)] | dict[str, Any]
    seq: Seq | None = None


class Chat(Message, frozen=True):
    text: Annotated[str, Meta(max_length=4000)]


class Sit(Message, frozen=True):
    """Take a seat (the first free one where none is named), or one's own back from a bot."""

    seat: SeatNumber | None = None


class Stand(Message, frozen=True):
    """Leave one's seat. While playing, a bot goes on for it until one sits down again."""


class Place(Message, frozen=True):
    """Put a bot into a seat: the host before the start, anyone at the table once a seat is idle."""

    seat: SeatNumber
    level: Level


class Remove(Message, frozen=True):
    """The host empties a seat before the start."""

    seat: SeatNumber


class Arrange(Message, frozen=True):
    """The host changes the set-up before the start; visibility, spectators and hints at any time."""

    seats: Annotated[int, Meta(ge=1, le=64)] | UnsetType = UNSET
    config: dict[str, Any] | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: Spectators | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET


class Start(Message, frozen=True):
    """The host starts; empty seats get bots of that level, where one is named."""

    fill: Level | None = None


class Host(Message, frozen=True):
    """The host passes the role to a seat. A seated person may take it from a host who is gone."""

    seat: SeatNumber


class Undo(Message, frozen=True):
    """Ask to take one's last decision back."""


class Consent(Message, frozen=True):
    """Answer somebody who asked for that."""

    yes: bool


class Rematch(Message, frozen=True):
    """After the end: the same people at a new table, everyone one seat further."""


class Ping(Message, frozen=True):
    pass


Wish: TypeAlias = (
    Act | Chat | Sit | Stand | Place | Remove | Arrange | Start | Host | Undo | Consent | Rematch
)
FromClient: TypeAlias = Hello | Ping | Wish

# From the server


class Reply(Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    pass


class Welcome(Reply, frozen=True):
    """The first message of the server."""

    version: int = VERSION


class Accepted(Reply, frozen=True):
    """Done, durable, and in the log at `seq`."""

    id: str
    seq: int


class Refused(Reply, frozen=True):
    """Not done: a stable code, a sentence in English, and the values a translation needs."""

    id: str
    code: str
    text: str
    names: dict[str, str | int] = {}


class Pong(Reply, frozen=True):
    id: str


class Bye(Reply, frozen=True):
    """The server is going away; come back in a moment with the last seq."""

    text: str


class SeatFacts(Struct, frozen=True):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: str | None = None
    away: bool = False  # a bot plays for the person, who may come back
    host: bool = False
    hints: int = 0  # asked for in this match


class Setting(Struct, frozen=True):
    """The set-up of a table."""

    game: str
    seats: int
    config: dict[str, Any]
    language: str
    public: bool
    spectators: Spectators
    clock: Clock | None
    hints: bool


class UndoFacts(Struct, frozen=True):
    seat: int
    agreed: list[int]
    waiting: list[int]


class TableFacts(Struct, frozen=True):
    """What everybody at the table knows of the table itself."""

    id: str
    phase: Literal["lobby", "playing", "over", "abandoned"]
    setting: Setting
    chairs: list[SeatFacts]
    host: str
    commitment: str
    seed: str | None = None  # after the end
    undo: UndoFacts | None = None
    rematch: str | None = None


class You(Struct, frozen=True):
    seat: int | None
    host: bool
    may_chat: bool


class Choice(Struct, frozen=True):
    """An action one may take: its notation, and the action itself."""

    text: str
    action: Any


class ChatLine(Struct, frozen=True):
    seq: int
    name: str
    text: str
    seat: int | None


class ClockFace(Struct, frozen=True):
    """Time left for a seat: `name` is the phase, or `player` for the player's own clock."""

    seat: int
    name: str
    left_ms: int
    running: bool


class Sync(Reply, frozen=True):
    """How the table stands at `seq` for one listener, and what it learned after `since`."""

    seq: int
    since: int
    you: You
    table: TableFacts | None = None  # where it changed after `since`
    to_act: list[int] = []
    view: Any = None
    legal: list[Choice] = []
    asks: Ask | None = None
    facts: list[Any] = []
    undone: bool = False  # something was taken back after `since`
    chat: list[ChatLine] = []
    outcome: Outcome | None = None
    clocks: list[ClockFace] = []


FromServer: TypeAlias = Welcome | Accepted | Refused | Pong | Bye | Sync

_decoder = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def read(frame: str | bytes) -> FromClient:
    """A client's message; msgspec.DecodeError where it is none."""
    message: FromClient = _decoder.decode(frame)
    return message


def write(reply: Struct) -> str:
    return _encoder.encode(reply).decode()
