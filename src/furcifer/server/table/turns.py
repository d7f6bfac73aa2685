"""The match within a table: playing log entries, whose turn it is, clocks, and taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from furcifer.core import History, Match, Seat, Step, read_config
from furcifer.core.log import upgrade

from .events import Clock, Meaning, Started
from .offer import Offer
from .state import RECENT_STEPS, Entry, OldMatch, PhaseTimer, Table


def start_match(table: Table, event: Started) -> Table:
    """Return the table with its match begun."""
    game, setup, entries, config = table.game, table.setup, event.entries, table.setup.config
    if event.version != game.meta.version:
        table, log = _begin_old_match(table, event.version, entries)
        if not log:
            return table
        config, entries = log["config"], log["actions"]
    options = read_config(game.kinds.config, config, game.meta.title)
    start = game.start(options, setup.seats)
    match = Match(game, options, setup.seats, table.match_seed, History(), start, data=event.data)
    seconds = dict.fromkeys(range(setup.seats), setup.clock.seconds * 1000) if setup.clock else {}
    return play(replace(table, match=match, time_left=seconds), entries, None, by_bot=False)


def play(
    table: Table,
    entries: Sequence[tuple[int, str]],
    after: Match | None,
    by_bot: bool,
    meaning: Meaning | None = None,
) -> Table:
    """Advance the match by entries of the log, which were checked when they were made.

    `meaning` belongs to the first of them.
    """
    match = table.match
    assert match is not None, "a match starts before anybody acts"
    if after is None:
        actions = [(Seat(seat), match.game.parse(notation)) for seat, notation in entries]
        steps = _steps(match, actions)
        after = _after(match, actions, steps[-1].after if steps else match.state)
    else:
        steps = _steps(match, after.entries.since(len(match.entries)), after.state)
    entered = table.entries
    for at, step in enumerate(steps):
        entered = entered.plus(Entry(table.seq, step.seat, by_bot, None if at else meaning))
    recent = (*table.steps, *steps)[-RECENT_STEPS:]
    turn = _next_turn(table, after, entries[0][0] if entries else None)
    return replace(table, match=after, steps=recent, entries=entered, acted_at=table.at, **turn)


def _steps(match: Match, actions: Sequence[tuple[Seat, Any]], end: Any = None) -> tuple[Step, ...]:
    """Return the steps of these actions from the present state; `end` is the state after them, if known."""
    state, steps, number = match.state, [], len(match.entries)
    last = number + len(actions) - 1
    for seat, action in actions:
        known = end is not None and number == last
        after = end if known else match.game.apply(state, seat, action)
        steps.append(Step(number, seat, action, state, after))
        state, number = after, number + 1
    return tuple(steps)


def _after(match: Match, actions: Sequence[tuple[Seat, Any]], state: Any) -> Match:
    entries = match.entries
    for entry in actions:
        entries = entries.plus(entry)
    return replace(match, entries=entries, state=state)


def _next_turn(table: Table, match: Match, mover: int | None) -> dict[str, Any]:
    """Return who is to act in this match, with which options, and since when the table waits for them."""
    to_act = match.game.to_act(match.state)
    offers, waiting, timers = {}, {}, {}
    for seat in to_act:
        offers[seat] = _offer(table, match, seat, mover)
        waiting[seat] = table.at if seat == mover else table.waiting_since.get(seat, table.at)
        if (timer := _timer(table, match, seat)) is not None:
            timers[seat] = timer
    outcome = None if to_act else match.game.outcome(match.state)
    return {
        "to_act": to_act,
        "outcome": outcome,
        "offers": offers,
        "waiting_since": waiting,
        "timers": timers,
    }


def _offer(table: Table, match: Match, seat: Seat, mover: int | None) -> Offer:
    offer = Offer(match.game, match.state, seat, table.seq)
    old = None if seat == mover else table.offers.get(seat)
    return old if old is not None and old.same(offer) else offer


def _timer(table: Table, match: Match, seat: Seat) -> PhaseTimer | None:
    timer = match.game.timer(match.state, seat)
    if timer is None:
        return None
    running = table.timers.get(seat)
    same = running is not None and running.name == timer.name
    return running if same else PhaseTimer(timer.name, table.at, timer.seconds)


def charge_clocks(table: Table, mover: int = -1, clock: Clock | None = None) -> Table:
    """Take the time that has passed from the own clocks of the people to act. Bots have none."""
    left, people = {**table.time_left}, table.people()
    for seat in table.to_act:
        if seat in people:
            left[seat] = max(0, left[seat] - (table.at - table.waiting_since[seat]))
    if clock is not None and mover in people:
        rest = clock.seconds * 1000 if clock.per_move else left[mover]
        left[mover] = rest + clock.increment * 1000
    return replace(table, time_left=left, waiting_since=dict.fromkeys(table.to_act, table.at))


def settle_undo(table: Table) -> Table:
    """Once every other person agrees, remove the seat's last decision and everything after it."""
    if table.undo_seat is None or not set(table.people()) <= {table.undo_seat, *table.undo_agreed}:
        return table
    return take_back(table, table.undo_seat)


def take_back(table: Table, seat: int) -> Table:
    """Remove the seat's last decision and everything after it."""
    match = table.match
    assert match is not None
    cut = max(number for number, entry in enumerate(table.entries) if entry.seat == seat)
    state = next(step.before for step in match.steps() if step.number == cut)
    before = replace(match, entries=History(match.entries[:cut]), state=state)
    table = replace(table, undone_seq=table.seq, undo_seat=None, offers={})
    turn = _next_turn(table, before, None)
    return replace(table, match=before, entries=History(table.entries[:cut]), steps=(), **turn)


# A match that began in another version of its game. The game leads its entries to the present version, if
# it can; otherwise the table can only be read.


def _begin_old_match(
    table: Table, version: int, entries: Sequence[tuple[int, str]]
) -> tuple[Table, Mapping[str, Any]]:
    """Return the table with a match of that version, and its log so far in the present version.

    The log is empty if nobody can lead it to the present version.
    """
    setup = table.setup
    log = {"game": setup.game, "version": version, "seats": setup.seats, "config": setup.config}
    table = replace(table, old_match=OldMatch({**log, "actions": []}))
    return _with_old_entries(table, entries)


def translate_entries(
    table: Table, entries: Sequence[tuple[int, str]]
) -> tuple[Table, list[tuple[int, str]]]:
    """Return the table with these entries of the older version, and them as the present version has them."""
    match = table.match
    assert match is not None
    table, log = _with_old_entries(table, entries)
    return table, [(seat, text) for seat, text in log.get("actions", ())][len(match.entries) :]


def _with_old_entries(table: Table, entries: Sequence[tuple[int, str]]) -> tuple[Table, Mapping[str, Any]]:
    old = table.old_match
    assert old is not None
    played = {entry.seq for entry in table.entries}  # the others were taken back
    kept = [at for at, seq in enumerate(old.seqs) if seq in played]
    actions = [*(old.log["actions"][at] for at in kept), *map(list, entries)]
    seqs = (*(old.seqs[at] for at in kept), *(table.seq for _ in entries))
    log = {**old.log, "actions": actions}
    upgraded = upgrade(table.game, log)
    if upgraded is None:
        return replace(table, old_match=None, other_version=old.log["version"], match=None), {}
    return replace(table, old_match=OldMatch(log, seqs)), upgraded
