"""Taking people's data out of the events of a table. The match stays: the log replays to the same end.

Names, chat and ids go. Moves stay, clues and dealt words among them, because the other players' match
consists of them; they no longer lead to anybody.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from .devices import belongs_to
from .events import AnyEvent, Banned, Created, Hosted, Joined, Kicked, Named, Said, Sat

NAMELESS = "Guest"  # pages show it in their own language
NAMED_BY = (Created, Sat, Joined, Named, Said)  # events with the name of the person who caused them


class Person:
    """Takes a person, everybody at their device and their programs out of events; `alias` is the new id."""

    def __init__(self, owner: str, alias: str) -> None:
        self._owner = owner
        self._alias = alias

    def take_out(self, event: AnyEvent) -> AnyEvent:
        """Return the event without this person; the same event if it does not mention them."""
        changes: dict[str, Any] = {}
        if self._is(event.by):
            changes = {"by": self._hidden(event.by), "msg": None, "digest": ""}
            if isinstance(event, NAMED_BY):
                changes["name"] = NAMELESS
            if isinstance(event, Said):
                changes |= {"text": "", "phrase": None}
        if isinstance(event, Created):
            changes |= self._from_first_event(event)
        elif isinstance(event, Hosted) and self._is(event.host):
            changes |= {"host": self._hidden(event.host), "name": NAMELESS}
        elif isinstance(event, Kicked | Banned) and self._is(event.person):
            changes["person"] = self._hidden(event.person)
        return replace(event, **changes) if changes else event

    def _from_first_event(self, event: Created) -> dict[str, Any]:
        """Return the changes to the people whom a rematch seats."""
        changes: dict[str, Any] = {}
        if any(sitter is not None and self._is(sitter[0]) for sitter in event.chairs):
            changes["chairs"] = [
                (self._hidden(sitter[0]), NAMELESS) if sitter and self._is(sitter[0]) else sitter
                for sitter in event.chairs
            ]
        if any(map(self._is, event.banned)):
            changes["banned"] = [self._hidden(one) for one in event.banned]
        if any(map(self._is, event.commitments)):
            changes["commitments"] = {self._hidden(one): made for one, made in event.commitments.items()}
        return changes

    def _is(self, person: str | None) -> bool:
        return person is not None and belongs_to(person, self._owner)

    def _hidden(self, person: str | None) -> str:
        person = person or ""
        return self._alias + person.removeprefix(self._owner) if self._is(person) else person


def without_chat(event: AnyEvent) -> AnyEvent:
    """Return the event without what was said; that something was said stays."""
    return replace(event, text="", phrase=None, digest="") if isinstance(event, Said) else event


_said = msgspec.json.Decoder(Said)


def read_said(body: str | bytes) -> Said | None:
    """Decode a line of chat; None for any other event."""
    try:
        return _said.decode(body)
    except msgspec.DecodeError:
        return None
