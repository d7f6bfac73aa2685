"""A person's list of games: running ones first, with whose turn it is, then finished ones page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from msgspec import Struct

from furcifer.core import find
from furcifer.server.store.played_tables import PlayedTable
from furcifer.server.table.record import MyTable, Record, SeatLine, read_record, turn_of
from furcifer.server.table.series import counts
from furcifer.server.table.sync import Phase

if TYPE_CHECKING:
    from .node import Node

MOST_RUNNING = 50
PAGE = 20
MOST_EXPORTED = 10_000
MOST_COMPARED = 500  # earlier matches among which a personal best is looked for


class MyTables(Struct, frozen=True):
    """A page of a person's games; `next` is the place to continue from, if there is more."""

    running: list[MyTable]
    finished: list[MyTable]
    next: int | None = None


async def my_tables(node: Node, person: str, before: int | None = None) -> MyTables:
    """Return the running tables of a person and a page of finished ones; a later page has only those."""
    played = node.database.played
    running = [] if before is not None else await played.running(person, MOST_RUNNING)
    lines = [line for table in running if (line := await _running(node, person, table)) is not None]
    finished = await played.finished(person, before, PAGE + 1)
    shown = [line for table in finished[:PAGE] if (line := _line(person, table)) is not None]
    after = finished[PAGE - 1].created_at if len(finished) > PAGE else None
    return MyTables(sorted(lines, key=lambda line: (not line.your_turn, -line.at)), shown, after)


async def all_tables(node: Node, person: str) -> list[MyTable]:
    """Return every table of a person, for export."""
    played = node.database.played
    running = await played.running(person, MOST_EXPORTED)
    found = running + await played.finished(person, None, MOST_EXPORTED)
    return [line for table in found if (line := _line(person, table)) is not None]


async def best_before(node: Node, person: str, table_id: str, game: str, seats: int) -> float | None:
    """Return the best score of a person's other matches of a game in which all seats are one team."""
    if len({place.team for place in find(game).seating(seats)}) != 1:
        return None
    found = await node.database.played.finished(person, None, MOST_COMPARED)
    lines = (_line(person, table) for table in found if table.game == game and table.id != table_id)
    scores = [
        line.outcome.scores[0]
        for line in lines
        if line is not None and line.outcome is not None and counts(line.outcome) and len(line.seats) == seats
    ]
    return max(scores, default=None)


async def _running(node: Node, person: str, table: PlayedTable) -> MyTable | None:
    line = _line(person, table)
    live = await node.find(table.id) if line is not None and table.phase == "playing" else None
    return line if line is None or live is None else turn_of(live.table, line, live.clock.now())


def _line(person: str, table: PlayedTable) -> MyTable | None:
    """Return the line of a table; None if the person neither plays there nor is its host any more."""
    if table.record is None:
        return None
    record = read_record(table.record)
    seat = record.people.index(person) if person in record.people else record.voices.get(person)
    if seat is None and person != record.host:
        return None
    return MyTable(
        id=table.id,
        game=table.game,
        phase=cast(Phase, table.phase),
        opened=table.created_at,
        at=record.at,
        seats=[_seat(record, seat) for seat in range(len(record.people))],
        you=seat,
        voice=seat is not None and record.people[seat] != person,
        outcome=record.outcome,
    )


def _seat(record: Record, seat: int) -> SeatLine:
    level = record.levels[seat]
    kind: Literal["empty", "person", "bot"] = (
        "bot" if level is not None else "empty" if record.people[seat] is None else "person"
    )
    return SeatLine(kind, record.names[seat], level)
