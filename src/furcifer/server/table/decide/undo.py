"""Taking back: a slip at once, anything else by consent, but never after new information.

A slip (a mistyped clue) can be taken back for a few seconds, once, and only until somebody acts; bots wait
that long. Another decision can be taken back if the game hides nothing, no chance followed it, and only bots
have acted since. With secrets, or once a card was drawn, players cannot forget what they learned.
"""

from __future__ import annotations

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.state import PLAYING, Table

from .verdict import NOT_PLAYING, NOT_SEATED, PENDING, Actor, Context, Decision, Verdict

NOTHING = Illegal("no_undo", "You have not done anything yet that could be taken back.")
SECRETS = Illegal("no_undo", "In a game with secrets nothing can be taken back.")
LEARNED = Illegal("no_undo", "Too late: another player has acted or a card was drawn since.")
NOT_ASKED = Illegal("not_asked", "Nobody is asking to take a move back.")
OWN_REQUEST = Illegal("own_question", "The others must agree. You can only withdraw your request.")


def undo(table: Table, command: commands.Undo, actor: Actor, context: Context) -> Verdict:
    seat = table.seat_of(actor.person)
    if seat is None or not table.chairs[seat].played_by_person:
        return NOT_SEATED
    if seat == table.retractor() and context.now < table.acted_at + context.retract_ms:
        return Decision(events.Retracted(by=actor.person, msg=command.id, seat=seat))
    if wrong := _refusal(table, seat):
        return wrong
    return Decision(events.UndoAsked(by=actor.person, msg=command.id, seat=seat))


def _refusal(table: Table, seat: int) -> Illegal | None:
    if table.phase != PLAYING or table.match is None:
        return NOT_PLAYING
    if table.match.game.meta.hidden:
        return SECRETS
    if table.undo_seat is not None or table.proposal is not None:
        return PENDING
    for entry in reversed(table.entries):
        if entry.seat == seat:
            return None
        if entry.seat < 0 or not entry.bot:
            return LEARNED
    return NOTHING


def may_undo(table: Table, seat: int) -> bool:
    """Return whether this seat has a decision it may ask to take back."""
    return table.chairs[seat].played_by_person and _refusal(table, seat) is None


def consent(table: Table, command: commands.Consent, actor: Actor, context: Context) -> Verdict:
    seat = table.place_of(actor.person)
    if seat is None or not table.chairs[seat].played_by_person:
        return NOT_SEATED
    if table.undo_seat is None:
        return NOT_ASKED
    if seat == table.undo_seat and command.yes:
        return OWN_REQUEST
    return Decision(events.UndoAnswered(by=actor.person, msg=command.id, seat=seat, yes=command.yes))
