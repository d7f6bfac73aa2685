"""What can happen at a table. One table is one list of these, numbered from 1, and nothing else.

`by` is the person who did it (None: the server) and `msg` the number that person's client gave the message,
so that a message sent twice is known. Nothing here holds the seed.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

Spectators: TypeAlias = Literal["open", "after"]


class Clock(Struct, frozen=True):
    """A player's own clock: so many seconds for the match, and more for each action."""

    seconds: int
    increment: int = 0


class Setup(Struct, frozen=True, omit_defaults=True):
    """What the host decides before the start."""

    game: str
    seats: int
    config: dict[str, Any] = {}
    language: str = "en"
    public: bool = False
    spectators: Spectators = "open"
    clock: Clock | None = None
    hints: bool | None = None  # may people ask the bots? None: where only one person plays


class Event(Struct, frozen=True, omit_defaults=True, tag=str.lower, tag_field="type", kw_only=True):
    by: str | None = None
    msg: str | None = None


class Created(Event, frozen=True):
    """A table is set up. `commitment` is the hash of the seed that all its chance will follow from."""

    setup: Setup
    name: str
    commitment: str
    chairs: list[tuple[str, str] | None] = []  # a rematch seats the same people: person and name
    bots: dict[int, str] = {}


class Arranged(Event, frozen=True):
    """The host changed the set-up."""

    setup: Setup


class Sat(Event, frozen=True):
    """Somebody takes a seat, or comes back to it from a bot."""

    seat: int
    name: str


class Stood(Event, frozen=True):
    """A seat is left or emptied; while playing, a bot of that level plays on for it."""

    seat: int
    bot: str | None = None


class Placed(Event, frozen=True):
    """A bot of that level sits down."""

    seat: int
    bot: str


class Named(Event, frozen=True):
    name: str


class Hosted(Event, frozen=True):
    """Somebody else is the host now."""

    host: str
    name: str


class Started(Event, frozen=True):
    """Bots take the empty seats, and the match begins; `entries` is what chance did first."""

    entries: list[tuple[int, str]] = []
    bots: dict[int, str] = {}


class Acted(Event, frozen=True):
    """One decision of a seat (or of its timer) and what chance answered, in notation."""

    entries: list[tuple[int, str]]


class Flagged(Event, frozen=True):
    """A player's own clock ran out: a bot plays the rest for that seat."""

    seat: int
    bot: str


class Said(Event, frozen=True):
    """A line of chat."""

    name: str
    text: str
    seat: int | None = None


class Asked(Event, frozen=True):
    """A seat asks to take its last decision back."""

    seat: int


class Answered(Event, frozen=True):
    """Another seat agrees to that, or not."""

    seat: int
    yes: bool


class Hinted(Event, frozen=True):
    """A seat asked the bots what to do; everybody sees that it did, not what it was told."""

    seat: int


class Rematched(Event, frozen=True):
    """The same people go on at another table."""

    to: str


class Abandoned(Event, frozen=True):
    """Nobody came back in time."""


AnyEvent: TypeAlias = (
    Created
    | Arranged
    | Sat
    | Stood
    | Placed
    | Named
    | Hosted
    | Started
    | Acted
    | Flagged
    | Said
    | Asked
    | Answered
    | Hinted
    | Rematched
    | Abandoned
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def write(event: Event) -> str:
    """An event as the log keeps it."""
    return _encoder.encode(event).decode()


def read(body: str | bytes) -> AnyEvent:
    event: AnyEvent = _decoder.decode(body)
    return event
