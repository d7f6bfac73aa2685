"""Several people at one device: a phone that is handed on, and a big screen for everybody.

A device is signed in as one person, its owner. Its other players are people of their own (`owner~1`,
`owner~2`, …), so each receives their own snapshots and nothing else. `owner~screen` never has a seat: a
screen receives what everybody may know.

A person's programs that play over HTTP or WebSocket are people of their own, too (`owner@a1b2c3d4`), at no
device of the owner. Everybody at the table sees that a program plays there.
"""

from __future__ import annotations

from msgspec.structs import replace

from .state import DEVICE, PLAYING, Table

SCREEN = "screen"
PROGRAM = "@"  # separates the owner of a program from its name; in no owner's id


def player_of(owner: str, which: str) -> str:
    """Return a person at the owner's device; the owner if `which` is empty.

    >>> player_of("ann", "2"), player_of("ann", "")
    ('ann~2', 'ann')
    """
    return f"{owner}{DEVICE}{which}" if which else owner


def owner_of(person: str) -> str:
    """Return the owner of the device at which a person is."""
    return person.partition(DEVICE)[0]


def program_of(owner: str, name: str) -> str:
    """Return the person as whom a program of this owner plays."""
    return f"{owner}{PROGRAM}{name}"


def belongs_to(person: str, owner: str) -> bool:
    """Return whether somebody is the owner, another person at their device, or a program of theirs.

    >>> belongs_to("ann~2", "ann"), belongs_to(program_of("ann", "k3"), "ann"), belongs_to("anna", "ann")
    (True, True, False)
    """
    return person == owner or person.startswith((owner + DEVICE, owner + PROGRAM))


def is_program(person: str | None) -> bool:
    """Return whether a program plays as this person.

    >>> is_program(program_of("ann", "k3")), is_program("ann~2")
    (True, False)
    """
    return person is not None and PROGRAM in person


def programmer_of(person: str) -> str:
    """Return the owner of a program; anybody else is their own."""
    return person.partition(PROGRAM)[0]


def watches(table: Table, person: str | None) -> bool:
    """Return whether a person only watches: nobody at their device has a seat."""
    if person is None or is_screen(person):
        return False
    owner = owner_of(person)
    devices = {chair.device for chair in table.chairs} | {owner_of(voice) for voice in table.voices}
    return owner not in devices


def is_screen(person: str) -> bool:
    return person.endswith(DEVICE + SCREEN)


def seats_of_device(table: Table, owner: str | None) -> dict[int, str]:
    """Return the seats of the players at this device, each with the name of the player there."""
    if owner is None:
        return {}
    prefix, found = owner + DEVICE, {}
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None and chair.person.startswith(prefix):
            found[seat] = chair.person.removeprefix(prefix)
    return found


def is_host_screen(table: Table, person: str | None) -> bool:
    return person is not None and is_screen(person) and person == player_of(table.host, SCREEN)


def seat_on_screen(table: Table) -> int | None:
    """Return the seat that people may play on the host's screen: it knows only what everybody knows."""
    match = table.match
    if not table.setup.taps or table.phase != PLAYING or match is None:
        return None
    for seat in table.to_act:
        if table.chairs[seat].played_by_person and knows_no_secret(table, seat):
            return seat
    return None


def knows_no_secret(table: Table, seat: int) -> bool:
    """Return whether a seat sees exactly what a spectator sees."""
    match = table.match
    return match is not None and replace(match.view(seat), seat=None) == match.view(None)
