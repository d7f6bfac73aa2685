"""Seats, bots in seats, and the host role."""

from __future__ import annotations

from furcifer import bots
from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.devices import is_program, owner_of, programmer_of
from furcifer.server.table.state import LOBBY, PLAYING, Table

from .verdict import (
    NOT_HOST,
    NOT_PLAYING,
    NOT_SEATED,
    Actor,
    Context,
    Decision,
    Verdict,
    no_such_seat,
    seat_taken,
)

ALREADY_SEATED = Illegal("already_seated", "You already sit there.")
TABLE_FULL = Illegal("table_full", "Every seat at this table is taken.")
OWN_SEAT_ONLY = Illegal("seat_taken", "During a match you can only return to your own seat.")
NO_PROGRAMS = Illegal("no_programs", "At a public table only programs of its host may sit down.")
BANNED = Illegal("banned_here", "The host has banned you from this table. You may watch.")
BLOCK_MS = 5 * 60_000  # how long somebody whom the host asked to leave cannot sit down again
BOT_ALREADY_PLAYS = Illegal("seat_taken", "A bot already plays for that seat.")


def sit(table: Table, command: commands.Sit, actor: Actor, context: Context) -> Verdict:
    if command.seat is not None and (wrong := no_such_seat(table, command.seat)):
        return wrong
    if table.phase not in (LOBBY, PLAYING):
        return NOT_PLAYING
    if wrong := blocked(table, actor.person, context.now) or _uninvited(table, actor.person):
        return wrong
    if table.phase == LOBBY:
        return _sit_down(table, command, actor)
    if table.seat_of(actor.person) is None:
        return _join_late(table, command, actor)
    return _come_back(table, command, actor)


def blocked(table: Table, person: str, now: int) -> Illegal | None:
    """Return why somebody whom the host asked to leave cannot sit down yet."""
    if owner_of(person) in table.banned:
        return BANNED
    left = table.kicked.get(owner_of(person), -BLOCK_MS) + BLOCK_MS - now
    if left <= 0:
        return None
    minutes = -(-left // 60_000)
    text = f"The host asked you to leave. You can sit down again in {minutes} minutes."
    return Illegal("kicked", text, {"minutes": minutes})


def _uninvited(table: Table, person: str) -> Illegal | None:
    """Return why a program may not sit down: strangers expect people at a public table."""
    if not is_program(person) or not table.setup.public:
        return None
    return None if programmer_of(person) == programmer_of(table.host) else NO_PROGRAMS


def _sit_down(table: Table, command: commands.Sit, actor: Actor) -> Verdict:
    seat = command.seat
    if seat is None:
        seat = next((number for number, chair in enumerate(table.chairs) if chair.free), None)
        if seat is None:
            return TABLE_FULL
    if table.chairs[seat].person == actor.person:
        return ALREADY_SEATED
    if not table.chairs[seat].free:
        return seat_taken(seat)
    return Decision(events.Sat(by=actor.person, msg=command.id, seat=seat, name=actor.name))


def _join_late(table: Table, command: commands.Sit, actor: Actor) -> Verdict:
    """Take a seat that somebody left during the match. Nobody may see one hand and then play another."""
    vacant = [number for number, chair in enumerate(table.chairs) if chair.left]
    if (voice := table.voices.get(actor.person)) is not None:  # of that seat and no other
        vacant = [seat for seat in vacant if seat == voice.seat]
    if actor.person in table.former or not vacant or command.seat not in (None, *vacant):
        return OWN_SEAT_ONLY
    seat = vacant[0] if command.seat is None else command.seat
    return Decision(events.Sat(by=actor.person, msg=command.id, seat=seat, name=actor.name))


def _come_back(table: Table, command: commands.Sit, actor: Actor) -> Verdict:
    """Return to one's own seat only: nobody may see one hand and then play another."""
    seat = table.seat_of(actor.person)
    if seat is None or command.seat not in (None, seat):
        return OWN_SEAT_ONLY
    chair = table.chairs[seat]
    if chair.bot is None:
        return ALREADY_SEATED
    return Decision(events.Sat(by=actor.person, msg=command.id, seat=seat, name=actor.name))


def stand(table: Table, command: commands.Stand, actor: Actor, context: Context) -> Verdict:
    if (voice := table.voices.get(actor.person)) is not None and table.phase == PLAYING:
        return Decision(events.Parted(by=actor.person, msg=command.id, seat=voice.seat))
    seat = table.seat_of(actor.person)
    if seat is None or not table.chairs[seat].played_by_person:
        return NOT_SEATED
    if table.phase not in (LOBBY, PLAYING):
        return NOT_PLAYING
    level = substitute(table) if table.phase == PLAYING else None
    return Decision(events.Stood(by=actor.person, msg=command.id, seat=seat, bot=level))


def substitute(table: Table) -> str:
    """Return the level of the bot that plays on for a person."""
    return bots.default_level(table.setup.game)


def place(table: Table, command: commands.Place, actor: Actor, context: Context) -> Verdict:
    if wrong := no_such_seat(table, command.seat) or no_such_level(table.setup.game, command.level):
        return wrong
    event = events.Placed(by=actor.person, msg=command.id, seat=command.seat, bot=command.level)
    chair = table.chairs[command.seat]
    if table.phase == LOBBY:
        if actor.person != table.host:
            return NOT_HOST
        return seat_taken(command.seat) if chair.person is not None else Decision(event)
    if table.phase != PLAYING:
        return NOT_PLAYING
    if actor.person != table.host and table.seat_of(actor.person) is None:
        return NOT_SEATED
    return _replace_idle(table, event, context) if chair.played_by_person else BOT_ALREADY_PLAYS


def _replace_idle(table: Table, event: events.Placed, context: Context) -> Verdict:
    """Let a bot take over a seat that has kept the others waiting for long enough."""
    waited = context.now - table.waiting_since.get(event.seat, context.now)
    if waited < context.idle_ms:
        wait = max(1, round((context.idle_ms - waited) / 1000))
        return Illegal(
            "not_idle",
            f"Seat {event.seat + 1} still has {wait} seconds before a bot can take over.",
            {"seat": event.seat + 1, "seconds": wait},
        )
    return Decision(event)


def no_such_level(slug: str, level: str) -> Illegal | None:
    """Return the refusal for a bot that this game does not have."""
    if bots.has_bot(level, slug):
        return None
    known = ", ".join(bots.choices(slug))
    text = f"There is no bot {level!r} for this game; the bots are: {known}."
    return Illegal("no_such_bot", text, {"level": level})


def host(table: Table, command: commands.Host, actor: Actor, context: Context) -> Verdict:
    if wrong := no_such_seat(table, command.seat):
        return wrong
    heir = table.chairs[command.seat]
    if heir.person is None:
        seat = command.seat + 1
        return Illegal("no_person", f"No person sits on seat {seat}.", {"seat": seat})
    if actor.person != table.host:
        seen = max(table.last_active.get(table.host, 0), context.host_seen)
        if heir.person != actor.person or context.now - seen < context.idle_ms:
            return NOT_HOST
    return Decision(events.Hosted(by=actor.person, msg=command.id, host=heir.person, name=heir.name))
