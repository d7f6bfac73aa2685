"""Chat, with the limits the games set."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from furcifer.core import Illegal, part

from . import events, protocol
from .names import clean
from .table import ABANDONED, PLAYING, Table
from .wishes import Answer, Asker, Decision

CHAT_LENGTH = 300
SILENT = Illegal("silence", "You may not chat now.")


def chat(table: Table, asker: Asker, wish: protocol.Chat, now: int, idle_ms: float) -> Answer:
    text = clean(wish.text, CHAT_LENGTH)
    if not text:
        return Illegal("empty", "There is nothing to say in that.")
    if not may_chat(table, asker.person):
        return SILENT
    seat = table.seat_of(asker.person)
    return Decision(events.Said(by=asker.person, msg=wish.id, name=asker.name, text=text, seat=seat))


def may_chat(table: Table, person: str | None) -> bool:
    """While a match is played, only those who play it, and only when their game lets them."""
    if table.phase == ABANDONED:
        return False
    if table.phase != PLAYING or table.match is None:
        return True
    seat = table.seat_of(person)
    return seat is not None and _game_allows(table, seat)


@cache
def _limit(slug: str) -> Callable[[Any, int], bool] | None:
    """The limit a game sets to chat, where it sets one."""
    return getattr(part(slug, "knowledge"), "may_chat", None)


def _game_allows(table: Table, seat: int) -> bool:
    asked = _limit(table.setup.game)
    assert table.match is not None
    return asked is None or asked(table.match.view(seat), seat)
