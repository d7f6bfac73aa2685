"""The parts all decisions share: actor, context, result, and the refusals that several of them use."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from furcifer.core import Illegal, Match
from furcifer.core.log import other_version
from furcifer.server.table.events import AnyEvent, Created, Sealed, Started
from furcifer.server.table.state import Table


class Actor(NamedTuple):
    """The person behind a command, with their display name."""

    person: str
    name: str = ""


class FreshTable(NamedTuple):
    """The random parts of a new table."""

    id: str
    seed: int


class Context(NamedTuple):
    """Everything a decision needs from outside the table."""

    now: int  # milliseconds
    idle_ms: float  # a seat that keeps the others waiting for this long is idle
    fresh_table: Callable[[], FreshTable]
    host_seen: int = 0  # milliseconds; the host's last sign of life at this table, on any node
    retract_ms: int = 0  # how long a slip can be taken back
    public_tables: bool = True  # may tables be public on this site?
    reveal_ms: int = 0  # how long a start waits for the players' shares of the seed


class Request(NamedTuple):
    """A command under decision: its sender, its id, and the context."""

    actor: Actor
    message: str
    context: Context


class Opening(NamedTuple):
    """A new table that must be written together with the event that refers to it."""

    fresh: FreshTable
    created: Created
    started: Started | Sealed | None = None  # its match begins at once, or with the players' shares


class Decision(Struct, frozen=True):
    """An event to write, the match after it if it is known, and the table it opens, if any."""

    event: AnyEvent
    match: Match | None = None
    opening: Opening | None = None


class Unchanged(Struct, frozen=True):
    """The command is accepted, and there is nothing to write."""


UNCHANGED = Unchanged()
Verdict: TypeAlias = Decision | Unchanged | Illegal

NOT_HOST = Illegal("not_host", "Only the host of the table can do that.")
NOT_SEATED = Illegal("not_seated", "You have no seat at this table.")
NOT_LOBBY = Illegal("already_started", "The match has started, so this can no longer be changed.")
NOT_PLAYING = Illegal("not_playing", "No match is being played at this table.")
NOT_OVER = Illegal("not_over", "The match is not over yet.")
NOT_YOUR_TURN = Illegal("not_your_turn", "It is not your turn.")
PENDING = Illegal("undo_pending", "Somebody has already asked for something. Answer that first.")
BOT_PLAYS = Illegal("bot_plays", "A bot is playing for you. Sit down again to continue.")


def refuse_other_version(table: Table) -> Illegal:
    """Return the refusal for a match of a version of its game that this server cannot play."""
    text = other_version(table.game, table.other_version or 0)
    return Illegal("other_version", text, {"version": table.other_version or 0})


def seat_taken(seat: int) -> Illegal:
    """Return the refusal for a seat that is not free."""
    return Illegal("seat_taken", f"Seat {seat + 1} is taken.", {"seat": seat + 1})


def no_such_seat(table: Table, seat: int) -> Illegal | None:
    """Return the refusal for a seat that this table does not have."""
    if seat < len(table.chairs):
        return None
    return Illegal("no_such_seat", f"There is no seat {seat + 1} at this table.", {"seat": seat + 1})
