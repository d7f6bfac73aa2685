"""Late joiners: a further person at a seat that knows only what everybody knows, such as an operative's.

The number of seats is fixed at the start, so a late joiner becomes a second voice of a seat: they see its
view and act for it, and the log records who acted. Nobody who may have seen a secret can become one.
"""

from __future__ import annotations

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.devices import is_program, knows_no_secret, owner_of, watches
from furcifer.server.table.state import PLAYING, Table

from .seating import ALREADY_SEATED, OWN_SEAT_ONLY, blocked
from .verdict import NOT_PLAYING, Actor, Context, Decision, Verdict, no_such_seat

MOST_VOICES = 4  # at one seat
NO_VOICE = Illegal("no_voice", "Nobody can join that seat during the match.")


def join(table: Table, command: commands.Join, actor: Actor, context: Context) -> Verdict:
    if wrong := no_such_seat(table, command.seat) or blocked(table, actor.person, context.now):
        return wrong
    if table.phase != PLAYING:
        return NOT_PLAYING
    if not watches(table, actor.person):
        return ALREADY_SEATED
    if owner_of(actor.person) in {owner_of(person) for person in table.former}:
        return OWN_SEAT_ONLY
    if is_program(actor.person) or command.seat not in seats_to_join(table):
        return NO_VOICE
    return Decision(events.Joined(by=actor.person, msg=command.id, seat=command.seat, name=actor.name))


def seats_to_join(table: Table) -> list[int]:
    """Return the seats that a spectator may join now: of a team, played by a person, without secrets.

    Not at a public table, where a stranger could spoil the match, nor where nobody may watch.
    """
    closed = table.phase != PLAYING or table.setup.public or table.setup.spectators != "open"
    if closed or not table.game.seating(table.setup.seats):
        return []
    voices = [voice.seat for voice in table.voices.values()]
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.played_by_person and voices.count(seat) < MOST_VOICES and knows_no_secret(table, seat)
    ]
