"""`evolve`: the table after an event. The same log gives the same table on every node."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from furcifer.core import Match
from furcifer.server.table import events
from furcifer.server.table.events import AnyEvent
from furcifer.server.table.state import CHAT_LINES, REMEMBERED_IDS, Processed, Table

from . import course, seats, shares

OF_A_MATCH = (  # nothing to do for a match that this server cannot play
    events.Acted,
    events.Flagged,
    events.UndoAsked,
    events.UndoAnswered,
    events.Retracted,
)


def evolve(table: Table, event: AnyEvent, at: int, match: Match | None = None) -> Table:
    """Return the table after one event. Pass `match` if the resulting match has already been computed."""
    table = _stamp(table, event, at)
    if table.other_version is not None and isinstance(event, OF_A_MATCH):
        return table
    if isinstance(event, events.Acted):
        return course.acted(table, event, match)
    if isinstance(event, events.Said):
        return replace(table, chat=(*table.chat[1 - CHAT_LINES :], (table.seq, event)))
    return EVOLVERS[type(event)](replace(table, info_seq=table.seq), event)


def _stamp(table: Table, event: AnyEvent, at: int) -> Table:
    """Advance the seq and the time, and remember the command that caused the event."""
    seq, person = table.seq + 1, event.by
    at = at if at > table.at else table.at
    if person is None:
        return replace(table, seq=seq, at=at)
    processed = table.processed
    if event.msg is not None:
        done = Processed(seq, event.digest)
        processed = {**processed, person: _remembered(processed.get(person, {}), event.msg, done)}
    return replace(table, seq=seq, at=at, last_active={**table.last_active, person: at}, processed=processed)


def _remembered(known: dict[str, Processed], message: str, done: Processed) -> dict[str, Processed]:
    after = known.copy()  # ten times as fast as {**known} for a dict from which keys were deleted
    after[message] = done
    if len(after) > REMEMBERED_IDS:
        del after[next(iter(after))]
    return after


EVOLVERS: dict[type, Callable[[Table, Any], Table]] = {
    events.Created: seats.created,
    events.Arranged: seats.arranged,
    events.Sat: seats.sat,
    events.Stood: seats.stood,
    events.Joined: seats.joined,
    events.Parted: seats.parted,
    events.Placed: seats.placed,
    events.Kicked: seats.kicked,
    events.Banned: seats.banned,
    events.Pardoned: seats.pardoned,
    events.Reseated: seats.reseated,
    events.Readied: seats.readied,
    events.Named: seats.named,
    events.Hosted: seats.hosted,
    events.Committed: shares.committed,
    events.Sealed: shares.sealed,
    events.Revealed: shares.revealed,
    events.Started: course.started,
    events.Flagged: course.flagged,
    events.UndoAsked: course.undo_asked,
    events.UndoAnswered: course.undo_answered,
    events.Retracted: course.retracted,
    events.Hinted: course.hinted,
    events.Proposed: course.proposed,
    events.Replied: course.replied,
    events.Ended: course.ended,
    events.Rematched: course.rematched,
    events.Abandoned: course.abandoned,
    events.Redacted: course.redacted,
}
