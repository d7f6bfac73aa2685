"""Replaying a log: the table after many events, exactly as `evolve` leads to it, in half the time.

Nobody looks at the tables between the moves of a long log, so most of a run of moves changes only the match.
The last moves of a run go through `evolve`, which works out who is to act, since when and with which options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from furcifer.core import History, Seat
from furcifer.server.table.events import Acted, AnyEvent
from furcifer.server.table.state import PLAYING, RECENT_STEPS, REMEMBERED_IDS, Entry, Processed, Table

from . import evolve

Logged: TypeAlias = tuple[AnyEvent, int]  # an event and its time
LAST = 2 * RECENT_STEPS  # moves at the end of a run that go through `evolve`
SHORT = 2 * LAST  # a run of fewer moves is not worth the trouble


def replay(table: Table, log: Sequence[Logged]) -> Table:
    """Return the table after these events."""
    at = 0
    while at < len(log):
        run = _run_of_moves(table, log, at)
        if run >= SHORT and (skipped := _skip(table, log[at : at + run])) is not None:
            table, moves = skipped
            at += moves
        for event, when in log[at : at + max(1, run)]:
            table = evolve(table, event, when)
            at += 1
    return table


def _run_of_moves(table: Table, log: Sequence[Logged], at: int) -> int:
    """Return how many of the next events are moves that change nothing but the match."""
    occupied = table.undo_seat is not None or table.proposal is not None or table.old_match is not None
    if table.phase != PLAYING or table.match is None or table.setup.clock is not None or occupied:
        return 0
    end = at
    while end < len(log) and type(log[end][0]) is Acted:
        end += 1
    return end - at


def _skip(table: Table, run: Sequence[Logged]) -> tuple[Table, int] | None:
    """Return the table after most moves of a run, and their number; None if it cannot be known this way.

    Who has waited for how long follows from the moves before, unless a move leaves nobody waiting who waited
    before it. The first such move near the end of the run is the last one skipped.
    """
    first = len(run) - LAST
    before = _after_moves(table, run[:first])
    for moves, (event, at) in enumerate(run[first:-RECENT_STEPS], start=first + 1):
        after = evolve(before, event, at)
        if not set(before.to_act) & set(after.to_act):
            return after, moves
        before = after
    return None


def _after_moves(table: Table, run: Sequence[Logged]) -> Table:
    """Return the table after moves, without its recent steps and without knowing since when it waits."""
    match = table.match
    assert match is not None
    game, state, seq, time = match.game, match.state, table.seq, table.at
    played: list[tuple[Seat, Any]] = []
    entries: list[Entry] = []
    for event, at in run:
        assert isinstance(event, Acted)
        seq, time = seq + 1, max(time, at)
        meaning = event.meaning
        for number, notation in event.entries:
            seat, action = Seat(number), game.parse(notation)
            state = game.apply(state, seat, action)
            played.append((seat, action))
            entries.append(Entry(seq, seat, event.by is None, meaning))
            meaning = None  # it belongs to the first entry
    return replace(
        _stamped(table, run),
        match=replace(match, entries=History([*match.entries, *played]), state=state),
        entries=History([*table.entries, *entries]),
        seq=seq,
        at=time,
        acted_at=time,
        to_act=game.to_act(state),
        steps=(),
        offers={},
        waiting_since={},
        timers={},
    )


def _stamped(table: Table, run: Sequence[Logged]) -> Table:
    """Return the table with the senders of these moves, their commands and their last times noted."""
    last_active, time, seq = dict(table.last_active), table.at, table.seq
    processed = {person: dict(known) for person, known in table.processed.items()}
    for event, at in run:
        seq, time = seq + 1, max(time, at)
        if event.by is None:
            continue
        last_active[event.by] = time
        if event.msg is not None:
            known = processed.setdefault(event.by, {})
            known[event.msg] = Processed(seq, event.digest)
            if len(known) > REMEMBERED_IDS:
                del known[next(iter(known))]
    return replace(table, last_active=last_active, processed=processed)
