"""Complaints of people about people, for the host of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from furcifer.core import Illegal
from furcifer.server.logging import log
from furcifer.server.store.moderation import Report
from furcifer.server.table.plain_text import clean
from furcifer.server.table.redact import NAMELESS
from furcifer.server.table.state import Table

if TYPE_CHECKING:
    from furcifer.server.node.live_table import LiveTable
    from furcifer.server.node.node import Node

Reason: TypeAlias = Literal["insult", "spam", "name", "cheating", "other"]
DAY_MS = 86_400_000
MOST_A_DAY = 20
NOTE_LENGTH = 500
NOBODY = Illegal("no_person", "There is nobody to report.")
TOO_MANY = Illegal("too_many_reports", "You have sent many reports today. Write to the host instead.")


class Complaint(NamedTuple):
    """The subject of a report: a seat or a line of chat, and the complaint."""

    seat: int | None
    line: int | None
    reason: Reason
    note: str


async def report(node: Node, live: LiveTable, person: str, complaint: Complaint) -> Illegal | None:
    """Store a report; return why it is refused."""
    table, now = live.table, node.clock.now()
    found = _accused(table, complaint)
    if found is None or found[0] == person:
        return NOBODY
    if await node.database.moderation.reports_by(person, now - DAY_MS) >= MOST_A_DAY:
        return TOO_MANY
    accused, name, quote = found
    note = clean(complaint.note, NOTE_LENGTH)
    await node.database.moderation.add_report(
        Report(now, table.id, person, accused, name, quote, complaint.reason, note)
    )
    node.metrics.reports += 1
    log("reported", level="warning", reason=complaint.reason)
    return None


def _accused(table: Table, complaint: Complaint) -> tuple[str, str, str] | None:
    """Return the person a complaint is about, their name, and the line of chat."""
    if complaint.line is not None:
        found = (said for seq, said in table.chat if seq == complaint.line and said.by)
        return next(((said.by or "", said.name, said.text or said.phrase or "") for said in found), None)
    seat = complaint.seat
    if seat is None or seat >= len(table.chairs) or table.chairs[seat].person is None:
        return None
    return table.chairs[seat].person or "", table.chairs[seat].name or NAMELESS, ""
