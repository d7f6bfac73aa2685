"""What all decisions share: who asks, what comes of it, and the refusals that are the same everywhere."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from furcifer.core import Illegal, Match

from .events import AnyEvent
from .table import Table


class Asker(NamedTuple):
    """Who wants something. A `person` of None is the server itself: a bot or a clock."""

    person: str | None
    name: str = ""


class Decision(NamedTuple):
    """An event to be written, and the match after it where that is known already."""

    event: AnyEvent
    match: Match | None = None


SERVER = Asker(None)
Answer: TypeAlias = Decision | Illegal

NOT_HOST = Illegal("not_host", "Only the host of the table can do that.")
NOT_SEATED = Illegal("not_seated", "You have no seat at this table.")
NOT_LOBBY = Illegal("already_started", "The match has begun: that is no longer possible.")
NOT_PLAYING = Illegal("not_playing", "No match is being played at this table.")
NOT_OVER = Illegal("not_over", "The match is not over.")


def no_such_seat(table: Table, seat: int) -> Illegal | None:
    if seat < len(table.chairs):
        return None
    return Illegal("no_such_seat", f"There is no seat {seat + 1} at this table.", {"seat": seat + 1})
