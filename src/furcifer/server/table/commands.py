"""The commands people send to a table. WebSocket and HTTP decode them from this one schema.

Every command carries an `id` that its sender chose. A command sent twice with the same id is done once.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .events import Clock, FlagFall, Phrase, Spectators

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63, description="a seat, counted from 0")]
Language: TypeAlias = Annotated[str, Meta(max_length=16, examples=["en"])]
Level: TypeAlias = Annotated[str, Meta(max_length=32)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]


class Message(Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    """Anything a client sends."""

    id: Id


class Act(Message, frozen=True):
    """An action, in notation or as JSON. With the `seq` it was chosen at, an outdated action is refused."""

    action: Annotated[str, Meta(max_length=2000)] | dict[str, Any]
    seq: Seq | None = None


class Chat(Message, frozen=True):
    """Write a line of chat."""

    text: Annotated[str, Meta(max_length=4000)]


class Say(Message, frozen=True):
    """Say a ready-made phrase, which everybody reads in their own language."""

    phrase: Phrase


class Sit(Message, frozen=True):
    """Take a seat (the first free one if none is named), or take your own seat back from a bot."""

    seat: SeatNumber | None = None


class Stand(Message, frozen=True):
    """Leave your seat. During a match a bot plays for you until you sit down again."""


class Place(Message, frozen=True):
    """Put a bot into a seat: the host before the start, anyone at the table once a seat is idle."""

    seat: SeatNumber
    level: Level


class Remove(Message, frozen=True):
    """Empty a seat before the start (host only)."""

    seat: SeatNumber


class Arrange(Message, frozen=True):
    """Change the set-up (host only). During a match only visibility, spectators and hints can change."""

    seats: Annotated[int, Meta(ge=1, le=64)] | UnsetType = UNSET
    config: dict[str, Any] | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: Spectators | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    flag_fall: FlagFall | UnsetType = UNSET


class Start(Message, frozen=True):
    """Start the match (host only). If `fill` names a level, bots of that level take the empty seats."""

    fill: Level | None = None


class Host(Message, frozen=True):
    """Pass the host role to a seat. A seated person may take the role from a host who is away."""

    seat: SeatNumber


class Undo(Message, frozen=True):
    """Take back an action that was a slip, or ask the others to let you take back your last decision."""


class Consent(Message, frozen=True):
    """Answer a request to take a decision back."""

    yes: bool


class Rematch(Message, frozen=True):
    """After the end, open a new table for the same people. Everyone moves one seat further."""


Command: TypeAlias = (
    Act | Chat | Say | Sit | Stand | Place | Remove | Arrange | Start | Host | Undo | Consent | Rematch
)
