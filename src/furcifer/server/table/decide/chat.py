"""Chat, within the limits the games set."""

from __future__ import annotations

from furcifer.core import Illegal, Seat
from furcifer.server.table import commands, events
from furcifer.server.table.devices import watches
from furcifer.server.table.plain_text import clean
from furcifer.server.table.state import ABANDONED, PLAYING, Table

from .verdict import Actor, Context, Decision, Verdict

CHAT_LENGTH = 300
SILENT = Illegal("silence", "You may not chat now.")
EMPTY = Illegal("empty", "That message is empty.")


def chat(table: Table, command: commands.Chat, actor: Actor, context: Context) -> Verdict:
    """Decide about a line of chat. Phrases obey the same limits: a choice among six could be a signal."""
    text = "" if command.phrase else clean(command.text, CHAT_LENGTH)
    if not text and command.phrase is None:
        return EMPTY
    if not may_chat(table, actor.person):
        return SILENT
    seat = table.place_of(actor.person)
    said = events.Said(
        by=actor.person,
        msg=command.id,
        name=actor.name,
        text=text,
        seat=seat,
        phrase=command.phrase,
        aside=seat is None and table.phase == PLAYING,
    )
    return Decision(said)


def may_chat(table: Table, person: str | None) -> bool:
    """Return whether a person may chat. During a match players may if their game allows it.

    Spectators then write to each other, and players see it after the end.
    """
    if table.phase == ABANDONED:
        return False
    if table.phase != PLAYING or table.match is None:
        return True
    seat = table.place_of(person)
    if seat is None:
        return table.setup.spectators == "open" and watches(table, person)
    match = table.match
    return match.game.may_chat is None or match.game.may_chat(match.view(seat), Seat(seat))
