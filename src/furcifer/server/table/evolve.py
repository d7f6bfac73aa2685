"""`evolve`: the table after an event. The same log gives the same table on every node."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from furcifer.core import Match, Outcome, Seat

from . import events
from .devices import owner_of
from .events import AnyEvent, Setup
from .state import (
    ABANDONED,
    CHAT_LINES,
    LOBBY,
    OVER,
    PLAYING,
    REMEMBERED_IDS,
    Chair,
    Processed,
    Proposal,
    Table,
    Voice,
)
from .turns import charge_clocks, play, settle_undo, start_match, take_back, translate_entries

OF_A_MATCH = (  # nothing to do for a match that this server cannot play
    events.Acted,
    events.Flagged,
    events.UndoAsked,
    events.UndoAnswered,
    events.Retracted,
)
SECONDS_AFTER_FLAG_FALL = 60  # what a player has who plays on after a bot took over


def evolve(table: Table, event: AnyEvent, at: int, match: Match | None = None) -> Table:
    """Return the table after one event. Pass `match` if the resulting match has already been computed."""
    table = _stamp(table, event, at)
    if table.other_version is not None and isinstance(event, OF_A_MATCH):
        return table
    if isinstance(event, events.Acted):
        return _acted(table, event, match)
    if isinstance(event, events.Said):
        return replace(table, chat=(*table.chat[1 - CHAT_LINES :], (table.seq, event)))
    return EVOLVERS[type(event)](replace(table, info_seq=table.seq), event)


def _stamp(table: Table, event: AnyEvent, at: int) -> Table:
    """Advance the seq and the time, and remember the command that caused the event."""
    seq, at, person = table.seq + 1, max(table.at, at), event.by
    if person is None:
        return replace(table, seq=seq, at=at)
    processed = table.processed
    if event.msg is not None:
        done = Processed(seq, event.digest)
        processed = {**processed, person: _remembered(processed.get(person, {}), event.msg, done)}
    return replace(table, seq=seq, at=at, last_active={**table.last_active, person: at}, processed=processed)


def _remembered(known: dict[str, Processed], message: str, done: Processed) -> dict[str, Processed]:
    after = known.copy()  # ten times as fast as {**known} for a dict from which keys were deleted
    after[message] = done
    if len(after) > REMEMBERED_IDS:
        del after[next(iter(after))]
    return after


def _with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


# Before the match


def _created(table: Table, event: events.Created) -> Table:
    table = replace(table, commitment=event.commitment, host=event.by or "", host_name=event.name)
    table = _with_setup(table, event.setup)
    for seat, sitter in enumerate(event.chairs):
        if sitter is not None:
            table = _with_chair(table, seat, Chair(person=sitter[0], name=sitter[1]))
    table = _with_bots(table, event.bots)
    for seat, wins in enumerate(event.series):
        table = _with_chair(table, seat, replace(table.chairs[seat], wins=wins))
    return replace(table, played=event.played)


def _with_bots(table: Table, bots: Mapping[int, str]) -> Table:
    for seat, level in bots.items():
        table = _with_chair(table, seat, Chair(bot=level))
    return table


def _arranged(table: Table, event: events.Arranged) -> Table:
    changed = event.setup or msgspec.convert(msgspec.to_builtins(table.setup) | event.changes, Setup)
    before, table = table.setup, _with_setup(table, changed)
    agreed = (before.config, before.clock, before.seats) == (changed.config, changed.clock, changed.seats)
    return table if agreed or table.phase != LOBBY else _nobody_ready(table)


def _nobody_ready(table: Table) -> Table:
    """Take all ready marks back: what people agreed to has changed."""
    return replace(table, chairs=tuple(replace(chair, ready=False) for chair in table.chairs))


def _with_setup(table: Table, setup: Setup) -> Table:
    added = (Chair() for _ in range(setup.seats - len(table.chairs)))
    return replace(table, setup=setup, chairs=(*table.chairs[: setup.seats], *added))


def _sat(table: Table, event: events.Sat) -> Table:
    table = _without_voice(table, event.by)
    before, sitter = table.seat_of(event.by), table.chairs[event.seat].person
    chair = Chair(person=event.by, name=event.name)
    if before == event.seat:
        return _returned(table, event)
    if before is not None:
        chair = replace(chair, wins=table.chairs[before].wins)
        table = _with_chair(table, before, Chair())
    elif sitter is not None:  # a late joiner takes the seat of somebody who left
        table = replace(table, former=table.former | {sitter})
    table = _without_swap(_with_chair(table, event.seat, chair))
    return _with_host_name(table, event)


def _with_host_name(table: Table, event: events.Sat) -> Table:
    return replace(table, host_name=event.name) if table.host == event.by else table


def _returned(table: Table, event: events.Sat) -> Table:
    """Give a person's seat back to them; after a flag fall with a little time to play on."""
    chair, clock = table.chairs[event.seat], table.setup.clock
    if chair.flagged and clock is not None:
        fresh = (clock.seconds if clock.per_move else min(clock.seconds, SECONDS_AFTER_FLAG_FALL)) * 1000
        table = replace(table, time_left={**table.time_left, event.seat: fresh})
    if event.seat in table.to_act:
        table = replace(table, waiting_since={**table.waiting_since, event.seat: table.at})
    return _with_chair(
        table, event.seat, replace(chair, name=event.name, bot=None, flagged=False, left=False)
    )


def _joined(table: Table, event: events.Joined) -> Table:
    return replace(table, voices={**table.voices, event.by or "": Voice(event.seat, event.name)})


def _parted(table: Table, event: events.Parted) -> Table:
    return replace(_without_voice(table, event.by), former=table.former | {event.by or ""})


def _without_voice(table: Table, person: str | None) -> Table:
    return replace(table, voices={who: voice for who, voice in table.voices.items() if who != person})


def _stood(table: Table, event: events.Stood) -> Table:
    if table.phase == PLAYING and event.bot is not None:
        table = _bot_takes_over(table, event.seat, event.bot)
        return _with_chair(table, event.seat, replace(table.chairs[event.seat], left=True))
    return _without_swap(_with_chair(table, event.seat, Chair()))


def _kicked(table: Table, event: events.Kicked) -> Table:
    table = replace(table, kicked={**table.kicked, owner_of(event.person): table.at})
    return _without_swap(_with_chair(table, event.seat, Chair()))


def _without_swap(table: Table) -> Table:
    """Drop the proposal of a swap once somebody has changed seats."""
    pending = table.proposal is not None and table.proposal.what == "swap"
    return replace(table, proposal=None) if pending else table


def _reseated(table: Table, event: events.Reseated) -> Table:
    moved = [
        replace(table.chairs[old], ready=table.chairs[old].ready and new == old)
        for new, old in enumerate(event.order)
    ]
    return _without_swap(replace(table, chairs=tuple(moved)))


def _readied(table: Table, event: events.Readied) -> Table:
    return _with_chair(table, event.seat, replace(table.chairs[event.seat], ready=event.yes))


def _placed(table: Table, event: events.Placed) -> Table:
    if table.phase == PLAYING:
        return _bot_takes_over(table, event.seat, event.bot)
    return _with_chair(table, event.seat, Chair(bot=event.bot))


def _bot_takes_over(table: Table, seat: int, level: str, flagged: bool = False) -> Table:
    """Let a bot play for a person, who may come back. Their own clock stops."""
    if table.setup.clock is not None:
        table = charge_clocks(table)
    chair = replace(table.chairs[seat], bot=level, flagged=flagged)
    return settle_undo(_with_chair(table, seat, chair))


def _named(table: Table, event: events.Named) -> Table:
    if (seat := table.seat_of(event.by)) is not None:
        table = _with_chair(table, seat, replace(table.chairs[seat], name=event.name))
    return replace(table, host_name=event.name) if table.host == event.by else table


def _hosted(table: Table, event: events.Hosted) -> Table:
    return replace(table, host=event.host, host_name=event.name)


# The match


def _started(table: Table, event: events.Started) -> Table:
    return start_match(_with_bots(replace(table, phase=PLAYING), event.bots), event)


def _acted(table: Table, event: events.Acted, match: Match | None) -> Table:
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


def _flagged(table: Table, event: events.Flagged) -> Table:
    seat = event.seat
    table = charge_clocks(table)
    table = replace(table, time_left={**table.time_left, seat: 0})
    if event.bot is not None:
        return _bot_takes_over(table, seat, event.bot, flagged=True)
    match = table.match
    assert match is not None
    table = _with_chair(table, seat, replace(table.chairs[seat], flagged=True))
    return _over(table, match.lost_by(seat, "time"))


def _stopped(table: Table) -> Table:
    """Return the table with nobody to act any more."""
    return replace(table, to_act=(), offers={}, timers={}, undo_seat=None)


# Taking back


def _undo_asked(table: Table, event: events.UndoAsked) -> Table:
    return settle_undo(replace(table, undo_seat=event.seat, undo_agreed=frozenset()))


def _undo_answered(table: Table, event: events.UndoAnswered) -> Table:
    if not event.yes:
        return replace(table, undo_seat=None)
    return settle_undo(replace(table, undo_agreed=table.undo_agreed | {event.seat}))


def _retracted(table: Table, event: events.Retracted) -> Table:
    table = take_back(table, event.seat)
    return replace(table, retracted=len(table.entries))


# Hints, and the end


def _hinted(table: Table, event: events.Hinted) -> Table:
    chair = table.chairs[event.seat]
    return _with_chair(table, event.seat, replace(chair, hints=chair.hints + 1))


def _proposed(table: Table, event: events.Proposed) -> Table:
    return replace(table, proposal=Proposal(event.what, event.seat, event.other), refused=None)


def _replied(table: Table, event: events.Replied) -> Table:
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


def _ended(table: Table, event: events.Ended) -> Table:
    winners = tuple(map(Seat, event.winners))
    return _over(table, Outcome(tuple(event.scores), winners, event.reason))


def _rematched(table: Table, event: events.Rematched) -> Table:
    if event.restart:
        table = _over(table, Outcome((0.0,) * len(table.chairs), (), "restarted"))
    return replace(table, proposal=None, rematch=event.to, rematch_seats=tuple(event.seats))


def _over(table: Table, outcome: Outcome) -> Table:
    """End the match by agreement, by resignation or on time."""
    match = None if table.match is None else table.match.end(outcome)
    return replace(_stopped(table), phase=OVER, match=match, outcome=outcome, proposal=None)


def _abandoned(table: Table, event: events.Abandoned) -> Table:
    return replace(_stopped(table), phase=ABANDONED)


EVOLVERS: dict[type, Callable[[Table, Any], Table]] = {
    events.Created: _created,
    events.Arranged: _arranged,
    events.Sat: _sat,
    events.Stood: _stood,
    events.Joined: _joined,
    events.Parted: _parted,
    events.Placed: _placed,
    events.Kicked: _kicked,
    events.Reseated: _reseated,
    events.Readied: _readied,
    events.Named: _named,
    events.Hosted: _hosted,
    events.Started: _started,
    events.Flagged: _flagged,
    events.UndoAsked: _undo_asked,
    events.UndoAnswered: _undo_answered,
    events.Retracted: _retracted,
    events.Hinted: _hinted,
    events.Proposed: _proposed,
    events.Replied: _replied,
    events.Ended: _ended,
    events.Rematched: _rematched,
    events.Abandoned: _abandoned,
}
