"""Ends that the players decide themselves: resignation, draw, abandonment, a claim, a new beginning.

Two opponents resign and agree to a draw. Any other match ends early only if everybody present agrees.
"""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.events import Subject
from furcifer.server.table.series import duel
from furcifer.server.table.state import PLAYING, Proposal, Table

from . import rematch, teams, undo
from .playing import own_seat
from .verdict import NOT_PLAYING, NOT_SEATED, PENDING, Actor, Context, Decision, Request, Verdict

NOT_HERE = Illegal("not_offered", "This game does not end that way.")
NOT_LEFT = Illegal("not_left", "You can only claim the win once your opponent has left the match.")
NOT_ASKED = Illegal("not_asked", "Nobody is asking for anything.")
ANSWERED = Illegal("already_answered", "You have answered that already.")
OWN_PROPOSAL = Illegal("own_question", "The others must agree. You can only withdraw your proposal.")


def endings(table: Table) -> list[str]:
    """Return the commands and proposals by which the people at this table can end a match early."""
    if duel(table.game, table.setup.seats):
        return ["resign", "draw", "claim"]
    return ["abandon", "restart"] if table.game.meta.chance else ["abandon"]


def resign(table: Table, command: commands.Resign, actor: Actor, context: Context) -> Verdict:
    seat = own_seat(table, actor.person)
    if isinstance(seat, Illegal):
        return seat
    if "resign" not in endings(table):
        return NOT_HERE
    return Decision(_won_by(1 - seat, "resigned", seat, actor, command.id))


def claim(table: Table, command: commands.Claim, actor: Actor, context: Context) -> Verdict:
    seat = own_seat(table, actor.person)
    if isinstance(seat, Illegal):
        return seat
    if "claim" not in endings(table):
        return NOT_HERE
    if not table.chairs[1 - seat].left:
        return NOT_LEFT
    return Decision(_won_by(seat, "claimed", seat, actor, command.id))


def _won_by(winner: int, reason: str, seat: int, actor: Actor, message: str) -> events.Ended:
    scores = [float(number == winner) for number in range(2)]
    return events.Ended(
        by=actor.person, msg=message, scores=scores, winners=[winner], reason=reason, seat=seat
    )


def propose(table: Table, command: commands.Propose, actor: Actor, context: Context) -> Verdict:
    seat = own_seat(table, actor.person)
    if isinstance(seat, Illegal):
        return seat
    if command.what not in endings(table):
        return NOT_HERE
    if table.proposal is not None or table.undo_seat is not None:
        return PENDING
    if not replace(table, proposal=Proposal(command.what, seat)).asked():
        return _agreed(table, command.what, Request(actor, command.id, context))
    return Decision(events.Proposed(by=actor.person, msg=command.id, what=command.what, seat=seat))


def consent(table: Table, command: commands.Consent, actor: Actor, context: Context) -> Verdict:
    """Answer whatever is pending: a request to take a decision back, or a proposal."""
    if table.undo_seat is not None or table.proposal is None:
        return undo.consent(table, command, actor, context)
    # A late joiner answers for the seat like its own person, but only during the match they joined.
    seat = table.place_of(actor.person) if table.phase == PLAYING else table.seat_of(actor.person)
    proposal = table.proposal
    if seat is None and not (proposal.seat is None and actor.person == table.host):
        return NOT_SEATED
    if seat == proposal.seat:
        if command.yes:
            return OWN_PROPOSAL
        return Decision(events.Replied(by=actor.person, msg=command.id, seat=seat, yes=False))
    if seat is None or seat not in table.asked():
        return ANSWERED
    return _answer(table, seat, command.yes, Request(actor, command.id, context))


def _answer(table: Table, seat: int, yes: bool, request: Request) -> Verdict:
    assert table.proposal is not None
    what = table.proposal.what
    if what == "rematch":
        return rematch.answer(table, seat, yes, request)
    if yes and table.asked() == [seat]:
        return _agreed(table, what, request)
    return Decision(events.Replied(by=request.actor.person, msg=request.message, seat=seat, yes=yes))


def _agreed(table: Table, what: Subject, request: Request) -> Verdict:
    """Do what everybody has agreed to."""
    if what == "restart":
        return rematch.restart(table, request)
    if what == "swap":
        return teams.swapped(table, request)
    return Decision(_without_winner(table, what, request.actor.person, request.message))


def _without_winner(table: Table, what: Subject, by: str | None, message: str | None) -> events.Ended:
    score, reason = (0.5, "agreed") if what == "draw" else (0.0, "abandoned")
    return events.Ended(by=by, msg=message, scores=[score] * len(table.chairs), winners=[], reason=reason)


def bot_reply(table: Table, seat: int, yes: bool) -> Verdict:
    """Decide the answer of a bot to the offer of a draw."""
    proposal = table.proposal
    if table.phase != PLAYING or proposal is None or proposal.what != "draw" or seat not in table.asked():
        return NOT_PLAYING
    if yes:
        return Decision(_without_winner(table, "draw", None, None))
    return Decision(events.Replied(seat=seat, yes=False))
