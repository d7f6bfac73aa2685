"""What comes of a wish: an event, or the reason why not. Pure: it reads the table and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import playing, protocol, seating, talking, undoing
from .protocol import Wish
from .table import Table
from .wishes import Answer, Asker

DECISIONS: dict[type, Callable[[Table, Asker, Any, int, float], Answer]] = {
    protocol.Act: playing.act,
    protocol.Start: playing.start,
    protocol.Chat: talking.chat,
    protocol.Sit: seating.sit,
    protocol.Stand: seating.stand,
    protocol.Place: seating.place,
    protocol.Remove: seating.remove,
    protocol.Host: seating.host,
    protocol.Arrange: seating.arrange,
    protocol.Undo: undoing.undo,
    protocol.Consent: undoing.consent,
}


def decide(table: Table, asker: Asker, wish: Wish, now: int, idle_ms: float) -> Answer:
    return DECISIONS[type(wish)](table, asker, wish, now, idle_ms)
