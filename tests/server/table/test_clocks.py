"""Players' own clocks: they stop at zero, and what flag fall means depends on the table."""

from __future__ import annotations

import pytest

from furcifer.core import Outcome
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.playing import flag
from furcifer.server.table.decide.verdict import NOT_PLAYING, Actor, Context, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.snapshot import clocks
from furcifer.server.table.state import Table

CONTEXT = Context(0, 0, lambda: FreshTable("n" * 22, 9))
PEOPLE = ["ann", "bob", "cat", "dan"]
SECOND = 1000


def started(game: str, seats: int, people: int, **setup: object) -> Table:
    """Return a table in play: people on the first seats, bots on the others, 60 s + 5 s for everybody."""
    chairs = [(name, name.title()) for name in PEOPLE[:people]] + [None] * (seats - people)
    created = events.Created(
        by="ann",
        setup=events.Setup(game, seats, clock=events.Clock(60, 5), **setup),
        name="Ann",
        commitment="c",
        chairs=chairs,
        bots=dict.fromkeys(range(people, seats), "random"),
    )
    table = evolve(Table("x" * 22, 5), created, 0)
    decision = decide(table, commands.Start(id="s"), Actor("ann", "Ann"), CONTEXT)
    return evolve(table, decision.event, 0)


def flagged(table: Table, at: int) -> Table:
    """Return the table after the clock of the seat to act ran out."""
    return evolve(table, flag(table, table.to_act[0], at).event, at)


def test_nobody_is_flagged_before_the_time_is_up():
    table = started("chameleon-chess", 2, 2)
    assert flag(table, 0, 59 * SECOND) == NOT_PLAYING


@pytest.mark.parametrize("choice", ["lose", "bot"])
def test_in_a_game_for_two_the_player_loses_on_time(choice):
    table = flagged(started("chameleon-chess", 2, 2, flag_fall=choice), 60 * SECOND)
    assert (table.phase, table.to_act, table.outcome) == ("over", (), Outcome((0.0, 1.0), (1,), "time"))
    assert [chair.flagged for chair in table.chairs] == [True, False]


def test_in_a_bigger_game_the_host_chooses_that_the_player_loses():
    table = flagged(started("coloretto", 3, 3, flag_fall="lose"), 60 * SECOND)
    loser = [chair.flagged for chair in table.chairs].index(True)
    assert table.outcome.winners == tuple(seat for seat in range(3) if seat != loser)


@pytest.mark.parametrize(("seats", "winners"), [(4, 2), (2, 0)])
def test_a_team_loses_together(seats, winners):
    table = flagged(started("codenames", seats, seats, flag_fall="lose"), 60 * SECOND)
    loser = [chair.flagged for chair in table.chairs].index(True)
    assert len(table.outcome.winners) == winners
    assert all(seat % 2 != loser % 2 for seat in table.outcome.winners)


def test_a_bot_takes_over_and_the_clock_stays_at_zero():
    table = flagged(started("coloretto", 3, 3), 60 * SECOND)
    seat = table.to_act[0]
    assert (table.chairs[seat].bot is not None, table.chairs[seat].flagged) == (True, True)
    for turn in range(6):
        mover = table.to_act[0]
        action = str(table.match.legal(mover)[0])
        after = table.match.act(mover, action)
        entries = [(who, str(what)) for who, what in after.entries[len(table.match.entries) :]]
        by = table.chairs[mover].person if table.chairs[mover].bot is None else None
        table = evolve(table, events.Acted(by=by, entries=entries), (61 + turn) * SECOND)
    assert table.time_left[seat] == 0


def test_who_plays_on_has_a_minute_and_is_not_charged_for_the_bot():
    table = flagged(started("coloretto", 3, 3), 60 * SECOND)
    seat = table.to_act[0]
    name = PEOPLE[seat]
    sit = decide(table, commands.Sit(id="m"), Actor(name, name.title()), CONTEXT)
    table = evolve(table, sit.event, 75 * SECOND)
    assert (table.chairs[seat].bot, table.chairs[seat].flagged) == (None, False)
    assert table.flag_due(seat) == (75 + 60) * SECOND


def test_bots_have_no_clock():
    table = started("coloretto", 3, 1)
    assert [clock.seat for clock in clocks(table, "ann", 0)] == [0]


def test_a_clock_stops_while_the_player_is_away():
    table = started("chameleon-chess", 2, 2)
    table = evolve(table, events.Stood(by="ann", seat=0, bot="random"), 10 * SECOND)
    assert table.time_left[0] == 50 * SECOND
    table = evolve(table, events.Sat(by="ann", seat=0, name="Ann"), 40 * SECOND)
    assert table.flag_due(0) == (40 + 50) * SECOND
