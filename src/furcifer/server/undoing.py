"""Taking back by consent, never past new information.

A decision can be taken back where the game hides nothing, chance has not answered it, and only bots have
acted since. In a game with secrets, or once a card was drawn, what was learned cannot be unlearned.
"""

from __future__ import annotations

from furcifer.core import Illegal

from . import events, protocol
from .table import PLAYING, Table
from .wishes import NOT_PLAYING, NOT_SEATED, Answer, Asker, Decision

NOTHING = Illegal("no_undo", "You have done nothing yet that could be taken back.")
SECRETS = Illegal("no_undo", "In a game with secrets nothing is taken back.")
LEARNED = Illegal("no_undo", "Somebody has learned something since: that cannot be taken back.")
PENDING = Illegal("undo_pending", "Somebody asked already: answer that first.")
NOT_ASKED = Illegal("not_asked", "Nobody asked to take anything back.")


def undo(table: Table, asker: Asker, wish: protocol.Undo, now: int, idle_ms: float) -> Answer:
    seat = table.seat_of(asker.person)
    if seat is None or not table.chairs[seat].played_by_person:
        return NOT_SEATED
    if wrong := why_not(table, seat):
        return wrong
    return Decision(events.Asked(by=asker.person, msg=wish.id, seat=seat))


def why_not(table: Table, seat: int) -> Illegal | None:
    if table.phase != PLAYING or table.match is None:
        return NOT_PLAYING
    if table.match.game.meta.hidden:
        return SECRETS
    if table.asked is not None:
        return PENDING
    for entry in reversed(table.entries):
        if entry.seat == seat:
            return None
        if entry.seat < 0 or not entry.bot:
            return LEARNED
    return NOTHING


def consent(table: Table, asker: Asker, wish: protocol.Consent, now: int, idle_ms: float) -> Answer:
    seat = table.seat_of(asker.person)
    if seat is None or not table.chairs[seat].played_by_person:
        return NOT_SEATED
    if table.asked is None:
        return NOT_ASKED
    if seat == table.asked and wish.yes:
        return Illegal("own_question", "The others must agree; you can only say no.")
    return Decision(events.Answered(by=asker.person, msg=wish.id, seat=seat, yes=wish.yes))
