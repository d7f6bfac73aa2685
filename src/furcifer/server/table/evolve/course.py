"""Events of the match: its start, actions, clocks, taking back, and the end."""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core import Match, Outcome, Seat
from furcifer.server.table import events
from furcifer.server.table.state import ABANDONED, OVER, PLAYING, Proposal, Table
from furcifer.server.table.turns import (
    charge_clocks,
    play,
    settle_undo,
    start_match,
    take_back,
    translate_entries,
)

from .seats import bot_takes_over, with_bots, with_chair
from .shares import seated_only, with_nonce


def started(table: Table, event: events.Started) -> Table:
    table = seated_only(with_bots(replace(table, phase=PLAYING), event.bots))
    return start_match(with_nonce(table, event.by, event.nonce), event)


def acted(table: Table, event: events.Acted, match: Match | None) -> Table:
    if table.setup.clock is not None:
        table = charge_clocks(table, event.entries[0][0], table.setup.clock)
    if table.undo_seat is not None:  # playing on withdraws the request
        table = replace(table, undo_seat=None, info_seq=table.seq)
    proposal = table.proposal
    if proposal is not None and proposal.what == "draw" and event.entries[0][0] != proposal.seat:
        declined = proposal._replace(declined=frozenset({event.entries[0][0]}))
        table = replace(table, proposal=None, refused=declined, info_seq=table.seq)  # playing on declines it
    entries = event.entries
    if table.old_match is not None and not event.version:
        table, entries = translate_entries(table, entries)
        if table.match is None:
            return table
    table = play(table, entries, match, by_bot=event.by is None, meaning=event.meaning)
    if table.outcome is None:
        return table
    return replace(table, phase=OVER, proposal=None, info_seq=table.seq)


def flagged(table: Table, event: events.Flagged) -> Table:
    seat = event.seat
    table = charge_clocks(table)
    table = replace(table, time_left={**table.time_left, seat: 0})
    if event.bot is not None:
        return bot_takes_over(table, seat, event.bot, flagged=True)
    match = table.match
    assert match is not None
    table = with_chair(table, seat, replace(table.chairs[seat], flagged=True))
    return _over(table, match.lost_by(seat, "time"))


def _stopped(table: Table) -> Table:
    """Return the table with nobody to act any more."""
    return replace(table, to_act=(), offers={}, timers={}, undo_seat=None)


# Taking back


def undo_asked(table: Table, event: events.UndoAsked) -> Table:
    return settle_undo(replace(table, undo_seat=event.seat, undo_agreed=frozenset()))


def undo_answered(table: Table, event: events.UndoAnswered) -> Table:
    if not event.yes:
        return replace(table, undo_seat=None)
    return settle_undo(replace(table, undo_agreed=table.undo_agreed | {event.seat}))


def retracted(table: Table, event: events.Retracted) -> Table:
    table = take_back(table, event.seat)
    return replace(table, retracted=len(table.entries))


# Hints, and the end


def hinted(table: Table, event: events.Hinted) -> Table:
    chair = table.chairs[event.seat]
    return with_chair(table, event.seat, replace(chair, hints=chair.hints + 1))


def proposed(table: Table, event: events.Proposed) -> Table:
    return replace(table, proposal=Proposal(event.what, event.seat, event.other), refused=None)


def replied(table: Table, event: events.Replied) -> Table:
    """Note an answer. One refusal is the end of a proposal, except for a rematch that others still want."""
    proposal = table.proposal
    if proposal is None:
        return table
    if event.seat is None or event.seat == proposal.seat:
        return replace(table, proposal=None)
    if event.yes:
        return replace(table, proposal=proposal._replace(agreed=proposal.agreed | {event.seat}))
    declined = proposal._replace(declined=proposal.declined | {event.seat})
    table = replace(table, proposal=declined)
    if proposal.what == "rematch" and (table.asked() or declined.agreed):
        return table
    return replace(table, proposal=None, refused=declined)


def ended(table: Table, event: events.Ended) -> Table:
    winners = tuple(map(Seat, event.winners))
    return _over(table, Outcome(tuple(event.scores), winners, event.reason))


def rematched(table: Table, event: events.Rematched) -> Table:
    if event.restart:
        table = _over(table, Outcome((0.0,) * len(table.chairs), (), "restarted"))
    return replace(table, proposal=None, rematch=event.to, rematch_seats=tuple(event.seats))


def _over(table: Table, outcome: Outcome) -> Table:
    """End the match by agreement, by resignation or on time."""
    match = None if table.match is None else table.match.end(outcome)
    return replace(_stopped(table), phase=OVER, match=match, outcome=outcome, proposal=None)


def abandoned(table: Table, event: events.Abandoned) -> Table:
    return replace(_stopped(table), phase=ABANDONED)


def redacted(table: Table, event: events.Redacted) -> Table:
    """Note that clients must ask for everything again: names and chat have changed."""
    return replace(table, undone_seq=table.seq)
