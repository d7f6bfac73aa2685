"""The events of a table. A table is the list of its events, numbered from 1, and nothing else.

`by` is the person who caused the event (None: the server). `msg` is the id of that person's command, so that
a command sent twice is recognised. No event holds the seed. The tags are part of the stored log: never change
one.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

Spectators: TypeAlias = Literal["open", "after"]
Phrase: TypeAlias = Literal["hello", "luck", "wow", "hurry", "sorry", "thanks"]
FlagFall: TypeAlias = Literal["lose", "bot"]  # what a player whose own clock runs out gets; two players: lose


class Clock(Struct, frozen=True):
    """A player's own clock: seconds for the whole match, and an increment for each action."""

    seconds: int
    increment: int = 0


class Setup(Struct, frozen=True, omit_defaults=True):
    """The choices of the host before the start."""

    game: str
    seats: int
    config: dict[str, Any] = {}
    language: str = "en"
    public: bool = False
    spectators: Spectators = "open"
    clock: Clock | None = None
    hints: bool | None = None  # may people ask for hints? None: only if a single person plays
    flag_fall: FlagFall = "bot"


class Event(Struct, frozen=True, omit_defaults=True, tag=str.lower, tag_field="type", kw_only=True):
    by: str | None = None
    msg: str | None = None


class Created(Event, frozen=True):
    """A table is opened. `commitment` is the hash of the seed from which all its chance follows."""

    setup: Setup
    name: str
    commitment: str
    chairs: list[tuple[str, str] | None] = []  # (person, name) of those a rematch seats
    bots: dict[int, str] = {}


class Arranged(Event, frozen=True):
    """The host changed the set-up."""

    setup: Setup


class Sat(Event, frozen=True):
    """A person takes a seat, or takes it back from a bot."""

    seat: int
    name: str


class Stood(Event, frozen=True):
    """A seat becomes empty. During a match a bot of level `bot` plays on for it."""

    seat: int
    bot: str | None = None


class Placed(Event, frozen=True):
    """A bot of that level takes a seat."""

    seat: int
    bot: str


class Named(Event, frozen=True):
    """A person at the table changed their name."""

    name: str


class Hosted(Event, frozen=True):
    """The host role passes to another person."""

    host: str
    name: str


class Started(Event, frozen=True):
    """The match begins. Bots take the empty seats; `entries` are the first actions of chance."""

    entries: list[tuple[int, str]] = []
    bots: dict[int, str] = {}


class Acted(Event, frozen=True):
    """One decision of a seat (or of its timer), followed by the actions of chance, in notation."""

    entries: list[tuple[int, str]]


class Flagged(Event, frozen=True):
    """A player's own clock ran out. A bot of level `bot` plays on for that seat; None: the seat loses."""

    seat: int
    bot: str | None = None


class Said(Event, frozen=True):
    """A line of chat."""

    name: str
    text: str = ""
    seat: int | None = None
    phrase: Phrase | None = None  # a ready-made phrase instead of a text


class UndoAsked(Event, frozen=True, tag="asked"):
    """A seat asks to take its last decision back."""

    seat: int


class UndoAnswered(Event, frozen=True, tag="answered"):
    """A seat agrees to that request or declines it."""

    seat: int
    yes: bool


class Retracted(Event, frozen=True):
    """A seat takes its last action back at once, without asking."""

    seat: int


class Hinted(Event, frozen=True):
    """A seat asked for a hint. Everybody sees that it asked; nobody else sees the hint."""

    seat: int


class Rematched(Event, frozen=True):
    """The same people continue at another table."""

    to: str


class Abandoned(Event, frozen=True):
    """The table was given up because nobody came back in time."""


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
    | UndoAsked
    | UndoAnswered
    | Retracted
    | Hinted
    | Rematched
    | Abandoned
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def write(event: Event) -> str:
    """Encode an event for the log."""
    return _encoder.encode(event).decode()


def read(body: str | bytes) -> AnyEvent:
    """Decode an event from the log."""
    event: AnyEvent = _decoder.decode(body)
    return event
