"""Decisions of a host about people who spoil the table: remove, ban, pardon."""

from __future__ import annotations

import msgspec

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.devices import owner_of
from furcifer.server.table.series import duel
from furcifer.server.table.state import ABANDONED, LOBBY, PLAYING, STARTING, Chair, Table

from .seating import substitute
from .verdict import (
    NOT_HOST,
    NOT_LOBBY,
    NOT_PLAYING,
    UNCHANGED,
    Actor,
    Context,
    Decision,
    Verdict,
    no_such_seat,
)

NOT_THE_OPPONENT = Illegal("not_opponent", "In a match of two you cannot remove your opponent.")
NOBODY_THERE = Illegal("no_person", "There is nobody to ban.")
NOT_YOURSELF = Illegal("no_person", "You cannot ban yourself.")


def remove(table: Table, command: commands.Remove, actor: Actor, context: Context) -> Verdict:
    if wrong := _host_only(table, actor) or no_such_seat(table, command.seat):
        return wrong
    chair, seat = table.chairs[command.seat], command.seat
    if chair.free:
        return Illegal("seat_empty", f"Nobody sits on seat {seat + 1}.", {"seat": seat + 1})
    own = chair.person is None or chair.person == actor.person
    if own:
        empty = Decision(events.Stood(by=actor.person, msg=command.id, seat=seat))
        return empty if table.phase == LOBBY else NOT_LOBBY
    if wrong := _unfair(table, chair):
        return wrong
    assert chair.person is not None
    kicked = events.Kicked(by=actor.person, msg=command.id, seat=seat, person=chair.person)
    return Decision(kicked if table.phase == LOBBY else _with_bot(table, kicked))


def ban(table: Table, command: commands.Ban, actor: Actor, context: Context) -> Verdict:
    if wrong := _host_only(table, actor):
        return wrong
    person = _accused(table, command)
    if person is None or owner_of(person) == owner_of(actor.person):
        return NOBODY_THERE if person is None else NOT_YOURSELF
    if owner_of(person) in table.banned:
        return UNCHANGED
    seat = table.seat_of(person)
    banned = events.Banned(by=actor.person, msg=command.id, person=person)
    if seat is None or table.phase not in (LOBBY, PLAYING):
        return Decision(banned)
    banned = events.Banned(by=actor.person, msg=command.id, person=person, seat=seat)
    return _unfair(table, table.chairs[seat]) or Decision(
        banned if table.phase == LOBBY else _with_bot(table, banned)
    )


def pardon(table: Table, command: commands.Pardon, actor: Actor, context: Context) -> Verdict:
    if wrong := _host_only(table, actor):
        return wrong
    if not table.banned and not table.kicked:
        return UNCHANGED
    return Decision(events.Pardoned(by=actor.person, msg=command.id))


def _accused(table: Table, command: commands.Ban) -> str | None:
    """Return the person of a seat, or who wrote a line of chat."""
    if command.seat is not None:
        return table.chairs[command.seat].person if command.seat < len(table.chairs) else None
    return next((said.by for seq, said in table.chat if seq == command.line), None)


def _host_only(table: Table, actor: Actor) -> Illegal | None:
    if actor.person != table.host:
        return NOT_HOST
    return NOT_PLAYING if table.phase in (STARTING, ABANDONED) else None


def _unfair(table: Table, chair: Chair) -> Illegal | None:
    """Return why a host cannot remove somebody now: they may not decide a match of two that way."""
    if table.phase == LOBBY:
        return None
    if table.phase != PLAYING or not chair.played_by_person:
        return NOT_PLAYING
    return NOT_THE_OPPONENT if duel(table.game, table.setup.seats) else None


def _with_bot(table: Table, event: events.Kicked | events.Banned) -> events.Kicked | events.Banned:
    return msgspec.structs.replace(event, bot=substitute(table))
