"""The next match of the same people, at a table of its own.

One person proposes it and the others agree. When all have answered, the new table is written in one
transaction with the link to it, and the match there has already started unless a seat is free.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from furcifer.core import Illegal, Match
from furcifer.server.table import commands, events, series
from furcifer.server.table.devices import owner_of
from furcifer.server.table.state import OVER, Table

from .lifecycle import open_table
from .shares import beginning
from .verdict import NOT_OVER, NOT_SEATED, Actor, Context, Decision, Opening, Request, Verdict

REMATCH_EXISTS = Illegal("rematch_exists", "There is already a table for the rematch.")
ALREADY_ASKED = Illegal("already_answered", "You have already asked for a rematch.")


def rematch(table: Table, command: commands.Rematch, actor: Actor, context: Context) -> Verdict:
    seat = table.seat_of(actor.person)
    if wrong := _refusal(table, seat, actor):
        return wrong
    request = Request(actor, command.id, context)
    agreed = _agreed(table, seat)
    if table.proposal is None:
        if set(table.present()) <= agreed:
            return _next_table(table, agreed, request)
        return Decision(events.Proposed(by=actor.person, msg=command.id, what="rematch", seat=seat))
    if seat is not None and seat in table.asked():
        return answer(table, seat, True, request)
    return _next_table(table, agreed, request) if command.go else ALREADY_ASKED


def _refusal(table: Table, seat: int | None, actor: Actor) -> Illegal | None:
    if table.phase != OVER:
        return NOT_OVER
    if seat is None and actor.person != table.host:
        return NOT_SEATED
    return None if table.rematch is None else REMATCH_EXISTS


def answer(table: Table, seat: int, yes: bool, request: Request) -> Verdict:
    """Answer the proposal of a rematch. The last answer opens the table for all who agreed."""
    agreed = _agreed(table, seat if yes else None)
    if table.asked() != [seat] or len(agreed) < 2:
        return Decision(events.Replied(by=request.actor.person, msg=request.message, seat=seat, yes=yes))
    return _next_table(table, agreed, request)


def _agreed(table: Table, seat: int | None) -> set[int]:
    """Return the seats that want the rematch: this one, those that agreed, and others at their devices."""
    proposal = table.proposal
    seats = {seat} if proposal is None else {seat, proposal.seat, *proposal.agreed}
    devices = {table.chairs[one].device for one in seats if one is not None}
    return {one for one in table.present() if table.chairs[one].device in devices}


def restart(table: Table, request: Request) -> Verdict:
    """End the match without a result and begin it again: same seats, other cards."""
    seats = table.present()
    opening = _opening(table, list(range(len(table.chairs))), seats, request)
    event = events.Rematched(
        by=request.actor.person, msg=request.message, to=opening.fresh.id, seats=seats, restart=True
    )
    return Decision(event, opening=opening)


def _next_table(table: Table, seats: Collection[int], request: Request) -> Verdict:
    order = series.rotation(table.game, len(table.chairs))
    opening = _opening(table, order, seats, request)
    event = events.Rematched(
        by=request.actor.person, msg=request.message, to=opening.fresh.id, seats=sorted(seats)
    )
    return Decision(event, opening=opening)


def _opening(table: Table, order: list[int], seats: Collection[int], request: Request) -> Opening:
    """Open a table for the people of these seats and the bots; start its match if no seat stays free."""
    chairs = [_sitter(table, old) if old in seats else None for old in order]
    bots = {new: level for new, old in enumerate(order) if old not in seats and (level := _bot(table, old))}
    fresh, host = request.context.fresh_table(), _host(table, seats, request.actor)
    opening = open_table(fresh, host, table.setup, chairs, bots)
    taken = [chairs[seat] is not None or seat in bots for seat in range(len(order))]
    wins = series.standing(table)
    scores = [wins[old] if taken[new] else 0.0 for new, old in enumerate(order)]
    created = replace(opening.created, series=scores, played=series.matches(table))
    seated = {owner_of(sitter[0]) for sitter in chairs if sitter is not None}
    promised = {one: made for one, made in table.next_commitments.items() if one in seated}
    created = replace(created, commitments=promised, banned=sorted(table.banned))
    begun = _start(table, opening, promised, request.context.reveal_ms) if all(taken) else None
    return Opening(fresh, created, begun)


def _sitter(table: Table, seat: int) -> tuple[str, str] | None:
    chair = table.chairs[seat]
    return None if chair.person is None else (chair.person, chair.name)


def _bot(table: Table, seat: int) -> str | None:
    """Return the bot that keeps a seat: its own, or the one that plays for a person who left."""
    chair = table.chairs[seat]
    return None if chair.present else chair.bot


def _host(table: Table, seats: Collection[int], actor: Actor) -> Actor:
    """Return the host of the next table: the same one, unless they stay behind."""
    seat = table.seat_of(table.host)
    stays = seat is not None and seat not in seats
    return actor if stays else Actor(table.host, table.host_name)


def _start(
    table: Table, opening: Opening, promised: Mapping[str, str], wait: int
) -> events.Started | events.Sealed:
    """Return the beginning of the match; if shares of the seed were promised, they are revealed first."""
    setup = table.setup
    if promised:
        return events.Sealed(by=opening.created.by, wait=wait)
    match = Match.start(setup.game, setup.seats, opening.fresh.seed, setup.config)
    return replace(beginning(match), by=opening.created.by)
