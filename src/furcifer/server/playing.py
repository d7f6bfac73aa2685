"""Starting, acting, and what a clock or a bot does."""

from __future__ import annotations

from typing import Any

import msgspec

from furcifer.core import FurciferError, Illegal, IllegalAction, Match

from . import events, protocol, seating
from .table import LOBBY, PLAYING, Table
from .wishes import NOT_HOST, NOT_LOBBY, NOT_PLAYING, NOT_SEATED, Answer, Asker, Decision

STALE = Illegal("stale", "The table has moved on since then: look again before you act.")


def start(table: Table, asker: Asker, wish: protocol.Start, now: int, idle_ms: float) -> Answer:
    if asker.person != table.host:
        return NOT_HOST
    if table.phase != LOBBY:
        return NOT_LOBBY
    free = [number for number, chair in enumerate(table.chairs) if chair.free]
    if wish.fill is not None and (wrong := seating.no_such_level(table.setup.game, wish.fill)):
        return wrong
    if free and wish.fill is None:
        seats = ", ".join(str(seat + 1) for seat in free)
        return Illegal("seats_empty", f"Nobody sits on seat {seats}.", {"seats": seats})
    try:
        match = Match.start(table.setup.game, table.setup.seats, table.seed, table.setup.config)
    except FurciferError as error:
        return Illegal("bad_setup", str(error))
    fill = dict.fromkeys(free, wish.fill or "")
    return Decision(
        events.Started(by=asker.person, msg=wish.id, entries=_written(match, 0), bots=fill), match
    )


def act(table: Table, asker: Asker, wish: protocol.Act, now: int, idle_ms: float) -> Answer:
    if table.match is None or table.phase != PLAYING:
        return NOT_PLAYING
    seat = table.seat_of(asker.person)
    if seat is None:
        return NOT_SEATED
    if table.chairs[seat].bot is not None:
        return Illegal("bot_plays", "A bot plays for you now: sit down again to go on.")
    offer = table.offers.get(seat)
    if wish.seq is not None and offer is not None and wish.seq < offer.since:
        return STALE
    return play(table, seat, wish.action, asker.person, wish.id)


def play(table: Table, seat: int, action: Any, by: str | None = None, msg: str | None = None) -> Answer:
    """The decision of a seat, as the rules see it; a bot has no `by`."""
    match = table.match
    assert match is not None
    if isinstance(action, dict):
        try:
            action = msgspec.convert(action, match.game.kinds.action)
        except msgspec.ValidationError as error:
            return Illegal("notation", f"That is no action of {match.game.meta.title}: {error}.")
    try:
        after = match.act(seat, action)
    except IllegalAction as error:
        return error.illegal
    return Decision(events.Acted(by=by, msg=msg, entries=_written(after, len(match.entries))), after)


def time_up(table: Table, seat: int, now: int) -> Answer:
    """A phase timer ran out: the table acts for the seat."""
    running = table.timers.get(seat)
    if table.match is None or table.phase != PLAYING or running is None or now < running.due:
        return NOT_PLAYING
    try:
        after = table.match.time_up(seat)
    except IllegalAction as error:
        return error.illegal
    return Decision(events.Acted(entries=_written(after, len(table.match.entries))), after)


def flag(table: Table, seat: int, now: int) -> Answer:
    """A player's own clock ran out: a bot plays the rest."""
    if table.phase != PLAYING or seat not in table.to_act or not table.chairs[seat].played_by_person:
        return NOT_PLAYING
    if now < flag_at(table, seat):
        return NOT_PLAYING
    return Decision(events.Flagged(seat=seat, bot=seating.substitute(table)))


def flag_at(table: Table, seat: int) -> int:
    return table.waited[seat] + table.left[seat]


def _written(match: Match, since: int) -> list[tuple[int, str]]:
    return [(seat, str(action)) for seat, action in match.entries[since:]]
