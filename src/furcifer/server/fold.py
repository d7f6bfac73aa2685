"""From event to event. The same log gives the same table on every node."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from furcifer.core import Match, Seat, read_config

from . import events
from .events import AnyEvent
from .table import LOBBY, OVER, PLAYING, Chair, Entry, Offer, Running, Step, Table


def fold(table: Table, event: AnyEvent, at: int, ready: Match | None = None) -> None:
    """Lead the table over one event; `ready` is the match after it, where somebody has it already."""
    table.seq += 1
    table.at = max(table.at, at)
    table.remember(event.by, event.msg)
    kind = type(event)
    if kind is events.Acted:
        _acted(table, event, ready)  # type: ignore[arg-type]
    elif kind is events.Said:
        table.chat.append((table.seq, event))  # type: ignore[arg-type]
    else:
        table.facts_seq = table.seq
        FOLDS[kind](table, event)


# Before the match


def _created(table: Table, event: events.Created) -> None:
    table.commitment = event.commitment
    table.host, table.host_name = event.by or "", event.name
    _arranged(table, events.Arranged(setup=event.setup))
    for seat, sitter in enumerate(event.chairs):
        if sitter is not None:
            table.chairs[seat] = Chair(person=sitter[0], name=sitter[1])
    for seat, level in event.bots.items():
        table.chairs[seat] = Chair(bot=level)


def _arranged(table: Table, event: events.Arranged) -> None:
    table.setup = event.setup
    count = event.setup.seats
    table.chairs = [*table.chairs[:count], *(Chair() for _ in range(count - len(table.chairs)))]


def _sat(table: Table, event: events.Sat) -> None:
    if (before := table.seat_of(event.by)) is not None and table.phase == LOBBY:
        table.chairs[before] = Chair()
    table.chairs[event.seat] = Chair(person=event.by, name=event.name)
    if table.host == event.by:
        table.host_name = event.name


def _stood(table: Table, event: events.Stood) -> None:
    if table.phase == PLAYING and event.bot is not None:
        table.chairs[event.seat].bot = event.bot
        _settle_undo(table)
    else:
        table.chairs[event.seat] = Chair()


def _placed(table: Table, event: events.Placed) -> None:
    if table.phase == PLAYING:
        table.chairs[event.seat].bot = event.bot  # the person may come back
        _settle_undo(table)
    else:
        table.chairs[event.seat] = Chair(bot=event.bot)


def _named(table: Table, event: events.Named) -> None:
    if (seat := table.seat_of(event.by)) is not None:
        table.chairs[seat].name = event.name
    if table.host == event.by:
        table.host_name = event.name


def _hosted(table: Table, event: events.Hosted) -> None:
    table.host, table.host_name = event.host, event.name


# The match


def fresh_match(table: Table) -> Match:
    """The match of this table before anybody, chance included, has acted."""
    game, setup = table.game, table.setup
    config = read_config(game.kinds.config, setup.config, game.meta.title)
    return Match(game, config, setup.seats, table.seed, (), game.start(config, setup.seats))


def _started(table: Table, event: events.Started) -> None:
    table.phase = PLAYING
    for seat, level in event.bots.items():
        table.chairs[seat] = Chair(bot=level)
    table.match = fresh_match(table)
    if clock := table.setup.clock:
        table.left = dict.fromkeys(range(table.setup.seats), clock.seconds * 1000)
    table.facts_seq = table.seq
    _played(table, event.entries, None, by_bot=False)


def _acted(table: Table, event: events.Acted, ready: Match | None) -> None:
    seat = event.entries[0][0]
    by_bot = event.by is None
    _spend(table, seat)
    if table.asked is not None:  # whoever plays on has moved past the question
        table.asked, table.facts_seq = None, table.seq
    _played(table, event.entries, ready, by_bot)
    if table.outcome is not None:
        table.phase, table.facts_seq = OVER, table.seq


def _played(table: Table, entries: Sequence[tuple[int, str]], ready: Match | None, by_bot: bool) -> None:
    match = table.match
    assert match is not None, "a match was started before anybody acted"
    first = len(match.entries)
    after = ready if ready is not None else _followed(match, entries)
    state = match.state
    for seat, action in after.entries[first:]:
        last = len(entries) == 1
        then = after.state if last else match.game.apply(state, seat, action)
        table.steps.append(Step(table.seq, seat, action, state, then))
        table.entries.append(Entry(table.seq, seat, by_bot))
        state = then
    table.match = after
    _look(table, entries[0][0] if entries else None)


def _followed(match: Match, entries: Sequence[tuple[int, str]]) -> Match:
    """The match after entries of the log, which were checked when they were made."""
    game, state = match.game, match.state
    added: list[tuple[Seat, Any]] = []
    for seat, notation in entries:
        action = game.parse(notation)
        state = game.apply(state, Seat(seat), action)
        added.append((Seat(seat), action))
    return Match(game, match.config, match.seats, match.seed, (*match.entries, *added), state)


def _look(table: Table, mover: int | None) -> None:
    """See who is waited for, what they may do, and how long they have."""
    match = table.match
    assert match is not None
    game, state = match.game, match.state
    table.to_act = to_act = game.to_act(state)
    if not to_act:
        table.outcome = game.outcome(state)
    before, table.offers = table.offers, {}
    for seat in to_act:
        legal, ask = game.legal(state, seat), game.asks(state, seat)
        old = before.get(seat)
        same = old is not None and seat != mover and (old.legal, old.ask) == (legal, ask)
        table.offers[seat] = Offer(legal, ask, old.since if old is not None and same else table.seq)
    table.waited = {
        seat: table.waited[seat] if seat in table.waited and seat != mover else table.at for seat in to_act
    }
    table.timers = {seat: timer for seat in to_act if (timer := _timer(table, seat)) is not None}


def _timer(table: Table, seat: Seat) -> Running | None:
    assert table.match is not None
    timer = table.match.game.timer(table.match.state, seat)
    if timer is None:
        return None
    running = table.timers.get(seat)
    same = running is not None and running.name == timer.name
    return running if same else Running(timer.name, table.at, timer.seconds)


def _spend(table: Table, mover: int) -> None:
    """Take what everybody waited for has used from their own clocks."""
    if table.setup.clock is None:
        return
    for seat in table.to_act:
        table.left[seat] = table.left[seat] - (table.at - table.waited[seat])
        table.waited[seat] = table.at
    if mover >= 0:
        table.left[mover] += table.setup.clock.increment * 1000


def _flagged(table: Table, event: events.Flagged) -> None:
    chair = table.chairs[event.seat]
    chair.bot, chair.flagged = event.bot, True
    table.left[event.seat] = 0
    _settle_undo(table)


# Taking back


def _asked(table: Table, event: events.Asked) -> None:
    table.asked, table.agreed = event.seat, set()
    _settle_undo(table)


def _answered(table: Table, event: events.Answered) -> None:
    if not event.yes:
        table.asked = None
        return
    table.agreed.add(event.seat)
    _settle_undo(table)


def _settle_undo(table: Table) -> None:
    """Once every other person agrees, the asker's last decision and what followed it are gone."""
    if table.asked is None or not set(table.people()) <= {table.asked, *table.agreed}:
        return
    cut = max(place for place, entry in enumerate(table.entries) if entry.seat == table.asked)
    match = fresh_match(table)
    assert table.match is not None
    kept = [(seat, str(action)) for seat, action in table.match.entries[:cut]]
    table.match = _followed(match, kept)
    del table.entries[cut:]
    table.steps.clear()
    table.undone_seq, table.asked = table.seq, None
    table.offers = {}
    _look(table, None)


# Hints


def _hinted(table: Table, event: events.Hinted) -> None:
    table.chairs[event.seat].hints += 1


# After the match


def _rematched(table: Table, event: events.Rematched) -> None:
    table.rematch = event.to


def _abandoned(table: Table, event: events.Abandoned) -> None:
    table.phase, table.to_act, table.offers, table.timers = "abandoned", (), {}, {}


FOLDS: dict[type, Callable[[Table, Any], None]] = {
    events.Created: _created,
    events.Arranged: _arranged,
    events.Sat: _sat,
    events.Stood: _stood,
    events.Placed: _placed,
    events.Named: _named,
    events.Hosted: _hosted,
    events.Started: _started,
    events.Flagged: _flagged,
    events.Asked: _asked,
    events.Answered: _answered,
    events.Hinted: _hinted,
    events.Rematched: _rematched,
    events.Abandoned: _abandoned,
}
