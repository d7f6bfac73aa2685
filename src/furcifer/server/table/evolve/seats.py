"""Events before the match, and about seats at any time: who sits where, the set-up, the host."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from furcifer.core.log import Share
from furcifer.server.table import events
from furcifer.server.table.devices import owner_of
from furcifer.server.table.events import Setup
from furcifer.server.table.state import LOBBY, PLAYING, Chair, Table, Voice
from furcifer.server.table.turns import charge_clocks, settle_undo

SECONDS_AFTER_FLAG_FALL = 60  # what a player has who plays on after a bot took over


def with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def created(table: Table, event: events.Created) -> Table:
    table = replace(table, commitment=event.commitment, host=event.by or "", host_name=event.name)
    table = replace(table, banned=frozenset(event.banned))
    table = replace(table, shares={owner: Share(one) for owner, one in event.commitments.items()})
    table = _with_setup(table, event.setup)
    for seat, sitter in enumerate(event.chairs):
        if sitter is not None:
            table = with_chair(table, seat, Chair(person=sitter[0], name=sitter[1]))
    table = with_bots(table, event.bots)
    for seat, wins in enumerate(event.series):
        table = with_chair(table, seat, replace(table.chairs[seat], wins=wins))
    return replace(table, played=event.played)


def with_bots(table: Table, bots: Mapping[int, str]) -> Table:
    for seat, level in bots.items():
        table = with_chair(table, seat, Chair(bot=level))
    return table


def arranged(table: Table, event: events.Arranged) -> Table:
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


def sat(table: Table, event: events.Sat) -> Table:
    table = _without_voice(table, event.by)
    before, sitter = table.seat_of(event.by), table.chairs[event.seat].person
    chair = Chair(person=event.by, name=event.name)
    if before == event.seat:
        return returned(table, event)
    if before is not None:
        chair = replace(chair, wins=table.chairs[before].wins)
        table = with_chair(table, before, Chair())
    elif sitter is not None:  # a late joiner takes the seat of somebody who left
        table = replace(table, former=table.former | {sitter})
    table = _without_swap(with_chair(table, event.seat, chair))
    return with_host_name(table, event)


def with_host_name(table: Table, event: events.Sat) -> Table:
    return replace(table, host_name=event.name) if table.host == event.by else table


def returned(table: Table, event: events.Sat) -> Table:
    """Give a person's seat back to them; after a flag fall with a little time to play on."""
    chair, clock = table.chairs[event.seat], table.setup.clock
    if chair.flagged and clock is not None:
        fresh = (clock.seconds if clock.per_move else min(clock.seconds, SECONDS_AFTER_FLAG_FALL)) * 1000
        table = replace(table, time_left={**table.time_left, event.seat: fresh})
    if event.seat in table.to_act:
        table = replace(table, waiting_since={**table.waiting_since, event.seat: table.at})
    return with_chair(table, event.seat, replace(chair, name=event.name, bot=None, flagged=False, left=False))


def joined(table: Table, event: events.Joined) -> Table:
    return replace(table, voices={**table.voices, event.by or "": Voice(event.seat, event.name)})


def parted(table: Table, event: events.Parted) -> Table:
    return replace(_without_voice(table, event.by), former=table.former | {event.by or ""})


def _without_voice(table: Table, person: str | None) -> Table:
    return replace(table, voices={who: voice for who, voice in table.voices.items() if who != person})


def stood(table: Table, event: events.Stood) -> Table:
    if table.phase == PLAYING and event.bot is not None:
        return _unseated(table, event.seat, event.bot)
    return _without_swap(with_chair(table, event.seat, Chair()))


def kicked(table: Table, event: events.Kicked) -> Table:
    table = replace(table, kicked={**table.kicked, owner_of(event.person): table.at})
    return _unseated(table, event.seat, event.bot)


def _unseated(table: Table, seat: int, bot: str | None) -> Table:
    """Take a person off a seat; during a match a bot plays on there."""
    if bot is None:
        return _without_swap(with_chair(table, seat, Chair()))
    table = bot_takes_over(table, seat, bot)
    return with_chair(table, seat, replace(table.chairs[seat], left=True))


def banned(table: Table, event: events.Banned) -> Table:
    table = replace(_without_voice(table, event.person), banned=table.banned | {owner_of(event.person)})
    return table if event.seat is None else _unseated(table, event.seat, event.bot)


def pardoned(table: Table, event: events.Pardoned) -> Table:
    return replace(table, kicked={}, banned=frozenset())


def _without_swap(table: Table) -> Table:
    """Drop the proposal of a swap once somebody has changed seats."""
    pending = table.proposal is not None and table.proposal.what == "swap"
    return replace(table, proposal=None) if pending else table


def reseated(table: Table, event: events.Reseated) -> Table:
    moved = [
        replace(table.chairs[old], ready=table.chairs[old].ready and new == old)
        for new, old in enumerate(event.order)
    ]
    return _without_swap(replace(table, chairs=tuple(moved)))


def readied(table: Table, event: events.Readied) -> Table:
    return with_chair(table, event.seat, replace(table.chairs[event.seat], ready=event.yes))


def placed(table: Table, event: events.Placed) -> Table:
    if table.phase == PLAYING:
        return bot_takes_over(table, event.seat, event.bot)
    return with_chair(table, event.seat, Chair(bot=event.bot))


def bot_takes_over(table: Table, seat: int, level: str, flagged: bool = False) -> Table:
    """Let a bot play for a person, who may come back. Their own clock stops."""
    if table.setup.clock is not None:
        table = charge_clocks(table)
    chair = replace(table.chairs[seat], bot=level, flagged=flagged)
    return settle_undo(with_chair(table, seat, chair))


def named(table: Table, event: events.Named) -> Table:
    if (seat := table.seat_of(event.by)) is not None:
        table = with_chair(table, seat, replace(table.chairs[seat], name=event.name))
    return replace(table, host_name=event.name) if table.host == event.by else table


def hosted(table: Table, event: events.Hosted) -> Table:
    return replace(table, host=event.host, host_name=event.name)
