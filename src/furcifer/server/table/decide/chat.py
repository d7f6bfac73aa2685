"""Chat, within the limits the games set."""

from __future__ import annotations

from furcifer.core import Illegal, Seat
from furcifer.server.table import commands, events
from furcifer.server.table.plain_text import clean
from furcifer.server.table.state import ABANDONED, PLAYING, Table

from .verdict import Actor, Context, Decision, Verdict

CHAT_LENGTH = 300
SILENT = Illegal("silence", "You may not chat now.")
EMPTY = Illegal("empty", "That message is empty.")


def chat(table: Table, command: commands.Chat, actor: Actor, context: Context) -> Verdict:
    text = clean(command.text, CHAT_LENGTH)
    if not text:
        return EMPTY
    if not may_chat(table, actor.person):
        return SILENT
    seat = table.seat_of(actor.person)
    return Decision(events.Said(by=actor.person, msg=command.id, name=actor.name, text=text, seat=seat))


def say(table: Table, command: commands.Say, actor: Actor, context: Context) -> Verdict:
    """Say a phrase. Who may not chat may still be polite on their own turn, when it hints at nothing."""
    seat = table.seat_of(actor.person)
    if not may_chat(table, actor.person) and seat not in table.to_act:
        return SILENT
    event = events.Said(by=actor.person, msg=command.id, name=actor.name, seat=seat, phrase=command.phrase)
    return Decision(event)


def may_chat(table: Table, person: str | None) -> bool:
    """Return whether a person may chat. During a match only players may, and only if their game allows it."""
    if table.phase == ABANDONED:
        return False
    if table.phase != PLAYING or table.match is None:
        return True
    seat = table.seat_of(person)
    if seat is None:
        return False
    match = table.match
    return match.game.may_chat is None or match.game.may_chat(match.view(seat), Seat(seat))
