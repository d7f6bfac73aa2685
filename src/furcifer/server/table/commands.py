"""The commands people send to a table. WebSocket and HTTP decode them from this one schema.

Every command carries an `id` that its sender chose. A command sent twice with the same id is done once; the
id is bound to the kind and content of the command by its digest.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from .events import Clock, FlagFall, Phrase, Setup, Spectators

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63, description="a seat, counted from 0")]
Language: TypeAlias = Annotated[str, Meta(max_length=16, examples=["en"])]
Level: TypeAlias = Annotated[str, Meta(max_length=32)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="a share of the seed: 128 bits")]
Commitment: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", description="BLAKE2b-256 of `furcifer/share/<nonce>`")
]


class Message(Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    """Anything a client sends."""

    id: Id


class Act(Message, frozen=True):
    """An action, in notation or as JSON. With the `seq` it was chosen at, an outdated action is refused."""

    action: Annotated[str, Meta(max_length=2000)] | dict[str, Any]
    seq: Seq | None = None


class Chat(Message, frozen=True):
    """Write a line of chat: a text, or a phrase that every reader sees in their own language."""

    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Phrase | None = None


class Sit(Message, frozen=True):
    """Take a seat (the first free one if none is named), or take your own seat back from a bot."""

    seat: SeatNumber | None = None


class Stand(Message, frozen=True):
    """Leave your seat. During a match a bot plays for you until you sit down again."""


class Join(Message, frozen=True):
    """During a match of teams, become a further voice of a seat that knows only what everybody knows."""

    seat: SeatNumber


class Place(Message, frozen=True):
    """Put a bot into a seat: the host before the start, anyone at the table once a seat is idle."""

    seat: SeatNumber
    level: Level


class Remove(Message, frozen=True):
    """Empty a seat before the start, or let a bot play on for a person during a match (host only).

    A person cannot sit down again for some minutes.
    """

    seat: SeatNumber


class Ban(Message, frozen=True):
    """Ban the person of a seat, or the writer of a line of chat, from this table (host only).

    They may still watch. In a match of two opponents the opponent cannot be banned.
    """

    seat: SeatNumber | None = None
    line: Seq | None = None


class Pardon(Message, frozen=True):
    """Let everybody come back who was removed or banned (host only)."""


class Swap(Message, frozen=True):
    """Before the start, swap seats with a bot, or propose that to a person."""

    seat: SeatNumber


class Move(Message, frozen=True):
    """Before the start, move whoever sits on a seat to a free one (host only)."""

    seat: SeatNumber
    to: SeatNumber


class Shuffle(Message, frozen=True):
    """Before the start, give everybody a seat by lot (host only)."""


class Appoint(Message, frozen=True):
    """Before the start, make a member the lead of a team, such as its spymaster (host only).

    Without a seat the lead is drawn by lot.
    """

    team: Annotated[str, Meta(max_length=32)]
    seat: SeatNumber | None = None


class Ready(Message, frozen=True):
    """Before the start, say that you are ready, or take it back."""

    yes: bool = True


class Arrange(Message, frozen=True):
    """Change the set-up (host only). A match lets visibility, spectators, hints and taps change."""

    seats: Annotated[int, Meta(ge=1, le=64)] | UnsetType = UNSET
    config: dict[str, Any] | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: Spectators | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    hints: bool | UnsetType = UNSET
    taps: bool | UnsetType = UNSET
    flag_fall: FlagFall | UnsetType = UNSET


class Commit(Message, frozen=True):
    """Fix your share of the seed by its hash: for this match or, once it has begun, for the next one."""

    commitment: Commitment


class Reveal(Message, frozen=True):
    """Reveal your share of the seed, once the match is starting and all commitments are final."""

    nonce: Nonce


class Start(Message, frozen=True):
    """Start the match (host only). If `fill` names a level, bots of that level take the empty seats.

    `nonce` reveals your own share of the seed.
    """

    fill: Level | None = None
    nonce: Nonce | None = None


class Host(Message, frozen=True):
    """Pass the host role to a seat. A seated person may take the role from a host who is away."""

    seat: SeatNumber


class Undo(Message, frozen=True):
    """Take back an action that was a slip, or ask the others to let you take back your last decision."""


class Resign(Message, frozen=True):
    """Give the match up: the opponent wins. Only in zero-sum games of two seats."""


class Claim(Message, frozen=True):
    """Claim the win in a zero-sum game of two seats, once the opponent has left the match."""


class Propose(Message, frozen=True):
    """Propose a draw, to give the match up, or to begin it again. The others must agree."""

    what: Literal["draw", "abandon", "restart"]


class Consent(Message, frozen=True):
    """Answer a request or a proposal. Its author withdraws it with no."""

    yes: bool


class Rematch(Message, frozen=True):
    """After the end, propose another match to the same people, or agree to it. Everyone takes another seat.

    The match starts when everybody has agreed. `go` opens the table without those who have not answered.
    """

    go: bool = False


class Open(Message, frozen=True):
    """Open a table. It has a route of its own, because there is no table yet."""

    setup: Setup
    sit: SeatNumber | None
    bots: list[tuple[SeatNumber, Level]]


class Hint(Message, frozen=True):
    """Ask for a hint. It has a route of its own, because its answer is more than a seq."""


Command: TypeAlias = (
    Act
    | Chat
    | Sit
    | Stand
    | Join
    | Place
    | Remove
    | Ban
    | Pardon
    | Swap
    | Move
    | Shuffle
    | Appoint
    | Ready
    | Arrange
    | Commit
    | Reveal
    | Start
    | Host
    | Undo
    | Resign
    | Claim
    | Propose
    | Consent
    | Rematch
)


class Sent(Struct, frozen=True):
    """A message as its sender will send it again: the person, the id, and the digest of the content."""

    person: str
    id: str
    digest: str


KNOWN_ACTIONS = 4096  # notations whose digests are kept: they come back in every match of a game
LONGEST_KNOWN = 32  # characters of such a notation; longer ones are words that people wrote
_encoder = msgspec.json.Encoder(order="sorted")


def sent(person: str, message: Message) -> Sent:
    """Return the mark of a message. `seq` does not count: it says when an action was chosen, not which.

    >>> one, two = (sent("ann", Act(id="m1", action="b1-c3", seq=seq)) for seq in (4, 5))
    >>> one == two, one == sent("ann", Chat(id="m1", text="b1-c3"))
    (True, False)
    """
    if not isinstance(message, Act):
        digest = _digest(replace(message, id=""))
    elif isinstance(message.action, str) and len(message.action) <= LONGEST_KNOWN:
        digest = _digest_of_notation(message.action)
    else:
        digest = _digest(Act(id="", action=message.action))
    return Sent(person, message.id, digest)


@lru_cache(KNOWN_ACTIONS)
def _digest_of_notation(action: str) -> str:
    return _digest(Act(id="", action=action))


def _digest(content: Message) -> str:
    return blake2b(_encoder.encode(content), digest_size=8).hexdigest()
