"""The rows of the database that belong to a table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from furcifer.server.store import Row
from furcifer.server.table import events
from furcifer.server.table.decide.verdict import Opening
from furcifer.server.table.devices import owner_of
from furcifer.server.table.events import AnyEvent
from furcifer.server.table.evolve import evolve
from furcifer.server.table.record import players_of, write_record
from furcifer.server.table.snapshot import lobby_line
from furcifer.server.table.state import ABANDONED, OVER, Table

# These events change nothing that the lobby shows or the tables row holds.
MATCH_EVENTS = (
    events.Acted,
    events.Said,
    events.UndoAsked,
    events.UndoAnswered,
    events.Hinted,
    events.Proposed,
    events.Replied,
    events.Readied,
    events.Committed,
    events.Revealed,
)

SPOKEN = (events.Said, events.Joined)  # events by people who may have no seat


def next_row(before: Table, event: AnyEvent, table: Table, at: int, opening: Opening | None) -> Row:
    """Return the row of an event in the log of a table, and what is written with it."""
    unlisted = isinstance(event, MATCH_EVENTS) and table.phase == before.phase
    row = Row(
        table.id,
        table.seq,
        at,
        events.write(event),
        None if unlisted else tables_row(table),
        None if opening is None else first_row(opening, at)[0],
        () if unlisted else tuple(sorted(players_of(table) - players_of(before))),
    )
    if isinstance(event, SPOKEN):
        speaker = (owner_of(event.by or ""),)
        row = replace(row, change={**(row.change or {}), "chat_at": at}, speakers=speaker)
    return row


def first_row(opening: Opening, at: int) -> tuple[Row, Table]:
    """Return the first row of a new table's log, with its start if it starts at once, and the table."""
    table = evolve(Table(*opening.fresh), opening.created, at)
    players = tuple(sorted(players_of(table)))
    row = Row(table.id, 1, at, events.write(opening.created), tables_row(table), players=players)
    if opening.started is None:
        return row, table
    table = evolve(table, opening.started, at)
    second = Row(table.id, 2, at, events.write(opening.started), tables_row(table))
    return replace(row, then=second), table


def tables_row(table: Table) -> dict[str, Any]:
    """Return the values of the tables row after an event that changes more than the match."""
    row = {
        "phase": table.phase,
        "public": table.setup.public,
        "attended": table.automated,
        "summary": msgspec.json.encode(lobby_line(table)).decode(),
        "record": write_record(table),
        "ended_at": table.at if table.phase in (OVER, ABANDONED) else None,
    }
    if table.seq == 1:
        row |= {
            "id": table.id,
            "game": table.setup.game,
            "created_at": table.at,
            "seed": str(table.seed),
        }
    return row
