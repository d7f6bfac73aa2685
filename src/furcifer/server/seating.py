"""Who sits where, and who is the host."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from furcifer import bots
from furcifer.core import ConfigError, Illegal, Match, find
from furcifer.core.codec import options

from . import events, protocol
from .events import Setup
from .table import ABANDONED, LOBBY, OVER, PLAYING, Table
from .wishes import (
    NOT_HOST,
    NOT_LOBBY,
    NOT_PLAYING,
    NOT_SEATED,
    Answer,
    Asker,
    Decision,
    no_such_seat,
)


def sit(table: Table, asker: Asker, wish: protocol.Sit, now: int, idle_ms: float) -> Answer:
    if wish.seat is not None and (wrong := no_such_seat(table, wish.seat)):
        return wrong
    if table.phase == LOBBY:
        return _sit_down(table, asker, wish)
    return _come_back(table, asker, wish) if table.phase == PLAYING else NOT_PLAYING


def _sit_down(table: Table, asker: Asker, wish: protocol.Sit) -> Answer:
    seat = wish.seat
    if seat is None:
        seat = next((number for number, chair in enumerate(table.chairs) if chair.free), None)
        if seat is None:
            return Illegal("table_full", "Every seat at this table is taken.")
    if table.chairs[seat].person == asker.person:
        return Illegal("already_seated", "You sit there already.")
    if not table.chairs[seat].free:
        return Illegal("seat_taken", f"Seat {seat + 1} is taken.", {"seat": seat + 1})
    return Decision(events.Sat(by=asker.person, msg=wish.id, seat=seat, name=asker.name))


def _come_back(table: Table, asker: Asker, wish: protocol.Sit) -> Answer:
    """Only to one's own seat: whoever has seen one hand may not go on with another."""
    seat = table.seat_of(asker.person)
    if seat is None or wish.seat not in (None, seat):
        return Illegal("seat_taken", "During a match one can only come back to one's own seat.")
    chair = table.chairs[seat]
    if chair.bot is None:
        return Illegal("already_seated", "You sit there already.")
    if chair.flagged:
        return Illegal("time_is_up", "Your time is up: a bot plays the rest of this match for you.")
    return Decision(events.Sat(by=asker.person, msg=wish.id, seat=seat, name=asker.name))


def stand(table: Table, asker: Asker, wish: protocol.Stand, now: int, idle_ms: float) -> Answer:
    seat = table.seat_of(asker.person)
    if seat is None or not table.chairs[seat].played_by_person:
        return NOT_SEATED
    if table.phase not in (LOBBY, PLAYING):
        return NOT_PLAYING
    level = substitute(table) if table.phase == PLAYING else None
    return Decision(events.Stood(by=asker.person, msg=wish.id, seat=seat, bot=level))


def substitute(table: Table) -> str:
    """The bot that goes on for a person: neither a giant nor a fool."""
    return bots.usual(table.setup.game)


def place(table: Table, asker: Asker, wish: protocol.Place, now: int, idle_ms: float) -> Answer:
    if wrong := no_such_seat(table, wish.seat) or no_such_level(table.setup.game, wish.level):
        return wrong
    event = events.Placed(by=asker.person, msg=wish.id, seat=wish.seat, bot=wish.level)
    chair = table.chairs[wish.seat]
    if table.phase == LOBBY:
        if asker.person != table.host:
            return NOT_HOST
        taken = Illegal("seat_taken", f"Seat {wish.seat + 1} is taken.", {"seat": wish.seat + 1})
        return taken if chair.person is not None else Decision(event)
    if table.phase != PLAYING:
        return NOT_PLAYING
    if asker.person != table.host and table.seat_of(asker.person) is None:
        return NOT_SEATED
    return _relieve(table, event, chair.played_by_person, now, idle_ms)


def _relieve(table: Table, event: events.Placed, by_person: bool, now: int, idle_ms: float) -> Answer:
    if not by_person:
        return Illegal("seat_taken", "A bot plays for that seat already.")
    waited = now - table.waited.get(event.seat, now)
    if waited < idle_ms:
        wait = max(1, round((idle_ms - waited) / 1000))
        return Illegal(
            "not_idle",
            f"Seat {event.seat + 1} is not idle: it has {wait} more seconds.",
            {"seat": event.seat + 1, "seconds": wait},
        )
    return Decision(event)


def no_such_level(slug: str, level: str) -> Illegal | None:
    if bots.knows(level, slug):
        return None
    text = f"There is no bot {level!r} for this game; the bots are: {', '.join(bots.levels(slug))}."
    return Illegal("no_such_bot", text, {"level": level})


def remove(table: Table, asker: Asker, wish: protocol.Remove, now: int, idle_ms: float) -> Answer:
    if asker.person != table.host:
        return NOT_HOST
    if table.phase != LOBBY:
        return NOT_LOBBY
    if wrong := no_such_seat(table, wish.seat):
        return wrong
    if table.chairs[wish.seat].free:
        return Illegal("seat_empty", f"Nobody sits on seat {wish.seat + 1}.", {"seat": wish.seat + 1})
    return Decision(events.Stood(by=asker.person, msg=wish.id, seat=wish.seat))


def host(table: Table, asker: Asker, wish: protocol.Host, now: int, idle_ms: float) -> Answer:
    if wrong := no_such_seat(table, wish.seat):
        return wrong
    heir = table.chairs[wish.seat]
    if heir.person is None:
        return Illegal("no_person", f"No person sits on seat {wish.seat + 1}.", {"seat": wish.seat + 1})
    if asker.person != table.host:
        gone = now - table.heard.get(table.host, 0) >= idle_ms
        if heir.person != asker.person or not gone:
            return NOT_HOST
    return Decision(events.Hosted(by=asker.person, msg=wish.id, host=heir.person, name=heir.name))


def arrange(table: Table, asker: Asker, wish: protocol.Arrange, now: int, idle_ms: float) -> Answer:
    if asker.person != table.host:
        return NOT_HOST
    if table.phase in (OVER, ABANDONED):
        return NOT_PLAYING
    changes = {
        name: value
        for name in ("seats", "config", "language", "public", "spectators", "clock", "hints")
        if (value := getattr(wish, name)) is not UNSET
    }
    if table.phase == PLAYING and not changes.keys() <= {"public", "spectators", "hints"}:
        return NOT_LOBBY
    setup = msgspec.structs.replace(table.setup, **changes)
    if "language" in changes:
        setup = in_language(setup, anew="config" not in changes)
    if wrong := unfit(setup):
        return wrong
    if any(not chair.free for chair in table.chairs[setup.seats :]):
        return Illegal("seat_taken", "Somebody sits on a seat that would go: let them stand up first.")
    return Decision(events.Arranged(by=asker.person, msg=wish.id, setup=setup))


def in_language(setup: Setup, anew: bool = False) -> Setup:
    """The same set-up, with the words of the game in the table's language where the game has words."""
    spoken = any(option.name == "language" for option in options(find(setup.game).kinds.config))
    if not spoken or ("language" in setup.config and not anew):
        return setup
    return msgspec.structs.replace(setup, config=setup.config | {"language": setup.language})


def unfit(setup: Setup) -> Illegal | None:
    """Why a table cannot be set up like this."""
    try:
        Match.start(setup.game, setup.seats, 0, setup.config)
    except ConfigError as error:
        return Illegal("bad_setup", str(error))
    if setup.clock is not None and not 1 <= setup.clock.seconds <= 86_400 * 30:
        return Illegal("bad_setup", "A player's clock runs from one second to thirty days.")
    if setup.clock is not None and not 0 <= setup.clock.increment <= 86_400:
        return Illegal("bad_setup", "A player's clock gains between nothing and a day for an action.")
    return None
