"""The match so far as one listener saw it: what is new, the last turn, and every earlier moment.

A moment holds a View of an earlier state and the facts that led to it, never an action: a listener receives
exactly what they received then.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from msgspec import Struct

from furcifer.core import CHANCE, Seat

from .state import Table


class Moment(Struct, frozen=True):
    """One listener's view after the event at `seq`, and the facts they learned from it."""

    seq: int
    facts: list[Any]
    view: Any


class News:
    """The facts that listeners learned from a table's newest entries, shared by all who learn the same."""

    __slots__ = ("_hidden", "_known", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._hidden = table.match is not None and table.match.game.meta.hidden
        self._known: dict[tuple[int | None, int], tuple[list[Any], int]] = {}

    def after(self, seat: int | None, since: int) -> tuple[list[Any], int]:
        """Return what a seat (None: a spectator) learned after `since`, and how much in the last turn."""
        key = seat if self._hidden else None, since  # in an open game everybody learns the same
        if (known := self._known.get(key)) is None:
            new, turn = _entries_after(self._table, since), _last_turn(self._table)
            facts = _learned(self._table, seat, new)
            told = facts if turn == new else _learned(self._table, seat, turn)
            known = self._known[key] = facts, len(told)
        return known


def _learned(table: Table, seat: int | None, count: int) -> list[Any]:
    """Return the facts that this seat (None: a spectator) learned from the newest `count` entries."""
    match = table.match
    if match is None or not count:
        return []
    listener = None if seat is None else Seat(seat)
    if count > len(table.steps):
        return list(match.told(listener, since=len(table.entries) - count))
    facts: list[Any] = []
    for step in table.steps[len(table.steps) - count :]:
        facts += match.game.tell(step.before, step.seat, step.action, step.after, listener)
    return facts


def _entries_after(table: Table, since: int) -> int:
    """Return how many entries came after `since`."""
    new = 0
    for entry in reversed(table.entries):
        if entry.seq <= since:
            break
        new += 1
    return new


def _last_turn(table: Table) -> int:
    """Return how many of the newest entries are the last turn: a seat's actions and the draws after them."""
    mover, length = None, 0
    for count, entry in enumerate(reversed(table.entries), start=1):
        if entry.seat == CHANCE:
            continue
        if mover is not None and entry.seat != mover:
            break
        mover, length = entry.seat, count
    return length


def moments(table: Table, seat: int | None) -> list[Moment]:
    """Return every moment of the match so far for this seat (None: a spectator), from the start on."""
    match = table.match
    if match is None:
        return []
    game, listener = match.game, None if seat is None else Seat(seat)
    found = [Moment(0, [], game.view(game.start(match.config, match.seats), listener))]
    numbered = zip(table.entries, match.steps(), strict=True)
    for seq, group in groupby(numbered, key=lambda pair: pair[0].seq):
        steps = [step for _, step in group]
        facts = [
            fact
            for step in steps
            for fact in game.tell(step.before, step.seat, step.action, step.after, listener)
        ]
        view = game.view(steps[-1].after, listener)
        if facts or view != found[-1].view:  # otherwise this listener noticed nothing
            found.append(Moment(seq, facts, view))
    return found
