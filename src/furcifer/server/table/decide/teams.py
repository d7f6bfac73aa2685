"""Arranging people before the start: swaps, moves, teams by lot, the lead of a team, ready marks."""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core import Illegal, Rng
from furcifer.server.table import commands, events
from furcifer.server.table.state import LOBBY, Proposal, Table

from .verdict import (
    NOT_HOST,
    NOT_LOBBY,
    NOT_SEATED,
    PENDING,
    Actor,
    Context,
    Decision,
    Request,
    Verdict,
    no_such_seat,
    seat_taken,
)

NO_TEAM = Illegal("no_such_team", "There is no such team in this game.")
NO_LEAD = Illegal("no_lead", "Nobody leads a team in this game.")
NOT_IN_TEAM = Illegal("not_in_team", "That seat belongs to another team.")
SAME_SEAT = Illegal("already_seated", "You already sit there.")
NOBODY = Illegal("seat_empty", "Nobody sits there.")
ALREADY_SO = Illegal("already_answered", "That is already so.")


def swap(table: Table, command: commands.Swap, actor: Actor, context: Context) -> Verdict:
    """Swap your seat with a bot's at once, with a person's if they agree."""
    seat = _own_seat(table, actor)
    if isinstance(seat, Illegal):
        return seat
    if wrong := no_such_seat(table, command.seat) or (NOBODY if table.chairs[command.seat].free else None):
        return wrong
    if command.seat == seat:
        return SAME_SEAT
    if not replace(table, proposal=Proposal("swap", seat, command.seat)).asked():
        return Decision(_exchanged(table, seat, command.seat, actor, command.id))
    if table.proposal is not None:
        return PENDING
    return Decision(
        events.Proposed(by=actor.person, msg=command.id, what="swap", seat=seat, other=command.seat)
    )


def _own_seat(table: Table, actor: Actor) -> int | Illegal:
    """Return the seat of a person before the start, or why they have none."""
    if table.phase != LOBBY:
        return NOT_LOBBY
    seat = table.seat_of(actor.person)
    return NOT_SEATED if seat is None else seat


def swapped(table: Table, request: Request) -> Verdict:
    """Carry out the swap that both have agreed to."""
    proposal = table.proposal
    assert proposal is not None
    assert proposal.seat is not None
    assert proposal.other is not None
    actor, message, _ = request
    return Decision(_exchanged(table, proposal.seat, proposal.other, actor, message))


def move(table: Table, command: commands.Move, actor: Actor, context: Context) -> Verdict:
    """Move whoever sits on a seat to a free one (host only)."""
    if wrong := _host_only(table, actor):
        return wrong
    if wrong := no_such_seat(table, command.seat) or no_such_seat(table, command.to):
        return wrong
    if table.chairs[command.seat].free:
        return NOBODY
    if not table.chairs[command.to].free:
        return seat_taken(command.to)
    return Decision(_exchanged(table, command.seat, command.to, actor, command.id))


def shuffle(table: Table, command: commands.Shuffle, actor: Actor, context: Context) -> Verdict:
    """Give everybody at the table a seat by lot (host only)."""
    if wrong := _host_only(table, actor):
        return wrong
    order = Rng(context.fresh_table().seed).shuffled(range(len(table.chairs)))
    return Decision(events.Reseated(by=actor.person, msg=command.id, order=list(order)))


def appoint(table: Table, command: commands.Appoint, actor: Actor, context: Context) -> Verdict:
    """Make a member of a team its lead, or draw one (host only)."""
    if wrong := _host_only(table, actor):
        return wrong
    places = table.game.seating(table.setup.seats)
    members = [seat for seat, place in enumerate(places) if place.team == command.team]
    if not members:
        return NO_TEAM
    lead = next((seat for seat in members if places[seat].lead), None)
    if lead is None:
        return NO_LEAD
    if command.seat is None:
        taken = [seat for seat in members if not table.chairs[seat].free]
        chosen = Rng(context.fresh_table().seed).choice(taken) if taken else lead
    elif command.seat in members:
        chosen = command.seat
    else:
        return NOT_IN_TEAM
    return Decision(_exchanged(table, lead, chosen, actor, command.id))


def ready(table: Table, command: commands.Ready, actor: Actor, context: Context) -> Verdict:
    seat = _own_seat(table, actor)
    if isinstance(seat, Illegal):
        return seat
    if table.chairs[seat].ready == command.yes:
        return ALREADY_SO
    return Decision(events.Readied(by=actor.person, msg=command.id, seat=seat, yes=command.yes))


def _host_only(table: Table, actor: Actor) -> Illegal | None:
    if actor.person != table.host:
        return NOT_HOST
    return None if table.phase == LOBBY else NOT_LOBBY


def _exchanged(table: Table, one: int, other: int, actor: Actor, message: str) -> events.Reseated:
    order = list(range(len(table.chairs)))
    order[one], order[other] = other, one
    return events.Reseated(by=actor.person, msg=message, order=order)
