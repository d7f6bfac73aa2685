"""Taking back: a clue at once for a few seconds, other decisions by consent, and only if there is one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.verdict import Actor, Context, Decision, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.snapshot import clocks, snapshot
from furcifer.server.table.state import Table

PEOPLE = ["ann", "bob", "cat", "dan"]
WINDOW = 5000


def context(now: int) -> Context:
    return Context(now, 0, lambda: FreshTable("n" * 22, 9), retract_ms=WINDOW)


def do(table: Table, command: commands.Command, person: str, at: int = 0) -> Table:
    verdict = decide(table, command, Actor(person, person.title()), context(at))
    assert isinstance(verdict, Decision), verdict
    return evolve(table, verdict.event, at, verdict.match)


def refusal(table: Table, person: str, at: int = 0) -> str:
    verdict = decide(table, commands.Undo(id="u"), Actor(person), context(at))
    assert isinstance(verdict, Illegal)
    return verdict.code


def started(game: str, seats: int) -> Table:
    chairs = [(name, name.title()) for name in PEOPLE[:seats]]
    setup = events.Setup(game, seats)
    created = events.Created(by="ann", setup=setup, name="Ann", commitment="c", chairs=chairs)
    return do(evolve(Table("x" * 22, 5), created, 0), commands.Start(id="s"), "ann")


@pytest.fixture
def clued() -> tuple[Table, str]:
    """Return a table of Codenames right after a clue at time 1000, and the spymaster."""
    table = started("codenames", 4)
    speaker = PEOPLE[table.to_act[0]]
    return do(table, commands.Act(id="a", action="clue zzyzx 2"), speaker, 1000), speaker


def test_a_clue_is_taken_back_without_asking(clued):
    table, speaker = clued
    (clock,) = clocks(table, speaker, 2000, WINDOW)
    assert (clock.name, clock.left_ms) == ("retract", 4000)
    after = do(table, commands.Undo(id="u"), speaker, 5999)
    assert after.match.asks(after.to_act[0]).verb == "clue"
    assert snapshot(after, speaker, table.seq).undone
    assert clocks(after, speaker, 5999, WINDOW) == []


def test_only_for_a_few_seconds(clued):
    table, speaker = clued
    assert refusal(table, speaker, 6000) == "no_undo"
    assert clocks(table, speaker, 6000, WINDOW) == []


def test_only_by_who_gave_it_and_only_they_see_the_offer(clued):
    table, speaker = clued
    for other in PEOPLE:
        if other != speaker:
            assert refusal(table, other, 1001) == "no_undo"
            assert clocks(table, other, 1001, WINDOW) == []


def test_only_until_anyone_has_acted(clued):
    table, speaker = clued
    guesser = next(seat for seat in table.to_act if table.match.legal(seat))
    mark = next(str(one) for one in table.match.legal(guesser) if str(one).startswith("mark"))
    table = do(table, commands.Act(id="g", action=mark), PEOPLE[guesser], 2000)
    assert refusal(table, speaker, 2001) == "no_undo"


def test_only_once_so_that_nobody_stops_the_clock(clued):
    table, speaker = clued
    table = do(table, commands.Undo(id="u"), speaker, 2000)
    table = do(table, commands.Act(id="b", action="clue zzyzx 3"), speaker, 3000)
    assert refusal(table, speaker, 3001) == "no_undo"


def test_not_for_a_bot(clued):
    table, _ = clued
    by_bot = tuple(replace(entry, bot=True) for entry in table.entries)
    assert replace(table, entries=by_bot).retractor() is None


def test_undo_is_offered_only_when_there_is_something_to_undo():
    table = started("chameleon-chess", 2)
    assert not snapshot(table, "ann", 0).you.may_undo
    table = do(table, commands.Act(id="a", action="b1-c3"), "ann")
    assert snapshot(table, "ann", 0).you.may_undo
    assert not snapshot(table, "bob", 0).you.may_undo
    asked = do(table, commands.Undo(id="u"), "ann")
    assert not snapshot(asked, "ann", 0).you.may_undo
