"""Chat, within the limits the games set."""

from __future__ import annotations

from furcifer.core import Illegal, Seat
from furcifer.server.table import commands, events
from furcifer.server.table.devices import is_program, owner_of, watches
from furcifer.server.table.plain_text import clean
from furcifer.server.table.state import ABANDONED, PLAYING, Table

from .seating import BANNED
from .verdict import Actor, Context, Decision, Verdict

CHAT_LENGTH = 300
SILENT = Illegal("silence", "You may not chat now.")
EMPTY = Illegal("empty", "That message is empty.")


def chat(table: Table, command: commands.Chat, actor: Actor, context: Context) -> Verdict:
    """Decide about a line of chat. Phrases obey the same limits: a choice among six could be a signal."""
    text = "" if command.phrase else clean(command.text, CHAT_LENGTH)
    if not text and command.phrase is None:
        return EMPTY
    if owner_of(actor.person) in table.banned:
        return BANNED
    seat = table.place_of(actor.person)
    unmarked = seat is None and is_program(actor.person)  # only a seat shows that a program speaks
    if unmarked or not may_chat(table, seat, watches(table, actor.person)):
        return SILENT
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


def may_chat(table: Table, seat: int | None, watching: bool) -> bool:
    """Return whether somebody who plays a seat, or is a person who only watches, may chat.

    During a match players may if their game allows it. Spectators then write to each other, and players see
    it after the end.
    """
    if table.phase == ABANDONED:
        return False
    if table.phase != PLAYING or table.match is None:
        return True
    if seat is None:
        return table.setup.spectators == "open" and watching
    match = table.match
    return match.game.may_chat is None or match.game.may_chat(match.view(seat), Seat(seat))
