"""Asking for a hint. That somebody asked is an event, so everybody at the table sees it."""

from __future__ import annotations

from furcifer import bots
from furcifer.core import Illegal
from furcifer.server.table import events
from furcifer.server.table.state import Table

from .playing import own_seat
from .verdict import NOT_YOUR_TURN, Actor, Decision, Verdict

NO_HINTS = Illegal("no_hints", "There are no hints at this table.")
BOTS_NOT_READY = Illegal("bots_not_ready", "The bots are still getting ready: try again in a moment.")


def hint(table: Table, actor: Actor, message: str, bots_ready: bool = True) -> Verdict:
    """Decide a person's request for a hint; `message` is its id."""
    seat = own_seat(table, actor.person)
    if isinstance(seat, Illegal):
        return seat
    if not table.hints or not bots.explains(table.setup.game):
        return NO_HINTS
    if seat not in table.to_act:
        return NOT_YOUR_TURN
    if not bots_ready:
        return BOTS_NOT_READY
    return Decision(events.Hinted(by=actor.person, msg=message, seat=seat))
