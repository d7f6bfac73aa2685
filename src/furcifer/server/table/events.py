"""The events of a table. A table is the list of its events, numbered from 1, and nothing else.

`by` is the person who caused the event (None: the server). `msg` is the id of that person's command and
`digest` stands for its content, so that a command sent twice is recognised. No event holds the seed. The tags
are part of the stored log: never change one.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from furcifer.core import LogError

Spectators: TypeAlias = Literal["open", "after"]
Subject: TypeAlias = Literal["draw", "abandon", "restart", "rematch", "swap"]
Phrase: TypeAlias = Literal["hello", "luck", "wow", "hurry", "sorry", "thanks"]
FORMAT = 1  # of the events; raised when an older server could not read them
FlagFall: TypeAlias = Literal["lose", "bot"]  # what a player whose own clock runs out gets; two players: lose


class Clock(Struct, frozen=True):
    """A player's own clock: seconds for the whole match, and an increment for each action.

    With `per_move` the seconds are for each action, as in correspondence play.
    """

    seconds: int
    increment: int = 0
    per_move: bool = False


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
    taps: bool = False  # may people tap open actions on the host's big screen?
    flag_fall: FlagFall = "bot"


class Meaning(Struct, frozen=True):
    """A bot's meaning of free text: the words it is about, and why they go together.

    Secret until the match is over. During the match even silence about a clue would tell which words of it
    are still hidden.
    """

    about: tuple[str, ...]
    why: tuple[str, ...] = ()


class Event(Struct, frozen=True, omit_defaults=True, tag=str.lower, tag_field="type", kw_only=True):
    by: str | None = None
    msg: str | None = None
    digest: str = ""


class Created(Event, frozen=True):
    """A table is opened. `commitment` is the hash of the seed from which all its chance follows."""

    setup: Setup
    name: str
    commitment: str
    format: int = 0  # 0: written before formats were noted; as 1
    version: int = 1  # of the game at the time; a match is of the version in `Started`
    chairs: list[tuple[str, str] | None] = []  # (person, name) of those a rematch seats
    bots: dict[int, str] = {}
    series: list[float] = []  # wins of each seat in the matches before this one
    played: int = 0  # matches before this one
    banned: list[str] = []  # from the table before this one, by owner of a device
    commitments: dict[str, str] = {}  # to shares of the seed, by owner of a device: made for this rematch


class Arranged(Event, frozen=True):
    """The host changed the set-up: these parts of it. Old logs hold the whole set-up instead."""

    setup: Setup | None = None
    changes: dict[str, Any] = {}


class Sat(Event, frozen=True):
    """A person takes a seat, or takes it back from a bot."""

    seat: int
    name: str


class Stood(Event, frozen=True):
    """A seat becomes empty. During a match a bot of level `bot` plays on for it."""

    seat: int
    bot: str | None = None


class Joined(Event, frozen=True):
    """A person becomes a further voice of a seat during the match."""

    seat: int
    name: str


class Parted(Event, frozen=True):
    """A further voice of a seat leaves the match."""

    seat: int


class Placed(Event, frozen=True):
    """A bot of that level takes a seat."""

    seat: int
    bot: str


class Kicked(Event, frozen=True):
    """The host asked a person to leave a seat. They cannot sit down again for some minutes."""

    seat: int
    person: str
    bot: str | None = None  # plays on for them during a match


class Banned(Event, frozen=True):
    """The host banned a person from the table. If they had a seat, they lose it as when kicked."""

    person: str
    seat: int | None = None
    bot: str | None = None


class Pardoned(Event, frozen=True):
    """The host lets everybody come back who was kicked or banned."""


class Reseated(Event, frozen=True):
    """Everybody at the table changes seats: seat `n` goes to whoever had seat `order[n]`."""

    order: list[int]


class Readied(Event, frozen=True):
    """A person is ready to start, or no longer."""

    seat: int
    yes: bool


class Named(Event, frozen=True):
    """A person at the table changed their name."""

    name: str


class Hosted(Event, frozen=True):
    """The host role passes to another person."""

    host: str
    name: str


class Committed(Event, frozen=True):
    """A person fixes their share of the seed by its hash: for this match or, once it runs, for the next."""

    commitment: str


class Sealed(Event, frozen=True):
    """The match is about to begin: seats, options and commitments are final, and shares are revealed.

    Bots take the empty seats. After `wait` milliseconds the match begins without the missing shares.
    """

    wait: int
    bots: dict[int, str] = {}
    nonce: str | None = None  # the share of the person who started


class Revealed(Event, frozen=True):
    """A person reveals their share of the seed."""

    nonce: str


class Started(Event, frozen=True):
    """The match begins. Bots take the empty seats; `entries` are the first actions of chance."""

    entries: list[tuple[int, str]] = []
    bots: dict[int, str] = {}
    version: int = 1  # of the game
    data: str = ""  # digest of the word data, as in the log of the match
    nonce: str | None = None  # the last share of the seed that was missing


class Acted(Event, frozen=True):
    """One decision of a seat (or of its timer), followed by the actions of chance, in notation."""

    entries: list[tuple[int, str]]
    version: int = 0  # of the game, if the match began in an older one; 0: as it began
    meaning: Meaning | None = None  # of a bot's free text


class Flagged(Event, frozen=True):
    """A player's own clock ran out. A bot of level `bot` plays on for that seat; None: the seat loses."""

    seat: int
    bot: str | None = None


class Said(Event, frozen=True):
    """A line of chat."""

    name: str
    text: str = ""
    seat: int | None = None
    phrase: Phrase | None = None  # in place of a text
    aside: bool = False  # between spectators: players see it after the end


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


class Proposed(Event, frozen=True):
    """A seat (None: a host without one) proposes something that others must agree to."""

    what: Subject
    seat: int | None
    other: int | None = None  # the second seat of a swap


class Replied(Event, frozen=True):
    """A seat agrees to the proposal or declines it. Its author withdraws it."""

    seat: int | None
    yes: bool


class Ended(Event, frozen=True):
    """The players ended the match: a resignation, an agreement or a claim. `seat` resigned or claimed."""

    scores: list[float]
    winners: list[int]
    reason: str
    seat: int | None = None


class Rematched(Event, frozen=True):
    """The people of these seats continue at another table. A restart ends this match without a result."""

    to: str
    seats: list[int] = []
    restart: bool = False


class Abandoned(Event, frozen=True):
    """The table was given up: nobody came back in time, or the host of the site closed it."""


class Redacted(Event, frozen=True):
    """Earlier events were rewritten to take out what was about a person. Read the log again."""


AnyEvent: TypeAlias = (
    Created
    | Arranged
    | Sat
    | Stood
    | Joined
    | Parted
    | Placed
    | Kicked
    | Banned
    | Pardoned
    | Reseated
    | Readied
    | Named
    | Hosted
    | Committed
    | Sealed
    | Revealed
    | Started
    | Acted
    | Flagged
    | Said
    | UndoAsked
    | UndoAnswered
    | Retracted
    | Hinted
    | Proposed
    | Replied
    | Ended
    | Rematched
    | Abandoned
    | Redacted
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def write(event: Event) -> str:
    """Encode an event for the log."""
    return _encoder.encode(event).decode()


def read(body: str | bytes) -> AnyEvent:
    """Decode an event from the log; raise LogError if a newer server wrote it."""
    event: AnyEvent = _decoder.decode(body)
    if isinstance(event, Created) and event.format > FORMAT:
        raise LogError(f"This table has format {event.format}; this server reads format {FORMAT}.")
    return event
