"""Everything the server keeps about a person, for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from furcifer.server.node.my_tables import all_tables
from furcifer.server.table.devices import belongs_to
from furcifer.server.table.record import MyTable
from furcifer.server.table.redact import read_said

if TYPE_CHECKING:
    from furcifer.server.node.node import Node


class WrittenLine(Struct, frozen=True):
    """A line of chat that a person wrote."""

    table: str
    at: int  # milliseconds
    name: str
    text: str
    phrase: str | None = None


class PersonalData(Struct, frozen=True):
    """Everything the server keeps about a person. The log of a finished match is at /api/tables/{id}/log."""

    person: str  # the number in your cookie, by which tables know you
    name: str
    others: dict[str, str]  # names of people who played at your device
    seen_at: int | None  # when you were last here, in milliseconds, to the day
    tables: list[MyTable]
    elsewhere: list[str]  # other tables whose logs mention you: hidden ones, and where you spoke or left
    chat: list[WrittenLine]
    words: list[dict[str, Any]]  # that you keep for your next tables
    rows: dict[str, list[dict[str, Any]]]  # every other row about you, by table of the database


async def personal_data(node: Node, person: str) -> PersonalData:
    """Return everything kept about the owner of a device."""
    rows = node.database.personal
    names, mentioned = await rows.names(person), await rows.tables_of(person)
    listed = await all_tables(node, person)
    known = {line.id for line in listed}
    others = await rows.rows(person)
    words = [row | {"config": msgspec.json.decode(row["config"])} for row in others.pop("own_words", [])]
    return PersonalData(
        person=person,
        name=names.pop(person, ""),
        others=names,
        seen_at=await rows.seen_at(person),
        tables=listed,
        elsewhere=[table_id for table_id in mentioned if table_id not in known],
        chat=[line for table_id in mentioned for line in await _lines(node, person, table_id)],
        words=words,
        rows=others,
    )


async def _lines(node: Node, person: str, table_id: str) -> list[WrittenLine]:
    """Return what a person wrote at a table. Events that cannot be read hold nothing to show."""
    found = []
    for row in await node.database.log(table_id):
        event = read_said(row.body)
        if event is not None and belongs_to(event.by or "", person) and (event.text or event.phrase):
            found.append(WrittenLine(table_id, row.at, event.name, event.text, event.phrase))
    return found
