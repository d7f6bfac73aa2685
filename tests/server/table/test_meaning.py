"""The meaning of a bot's clue is kept in the log and told to nobody before the match is over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furcifer.core import Candidate
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide, playing
from furcifer.server.table.decide.verdict import Actor, Context, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.snapshot import meant, snapshot, write_snapshot
from furcifer.server.table.state import OVER, Table
from furcifer.server.table.sync import Meant

ANN = Actor("ann", "Ann")
CONTEXT = Context(0, 0, lambda: FreshTable("n" * 22, 9))
WHY = "squids live in the zauberberg"


@pytest.fixture
def table() -> Table:
    """Return a co-operative game of Codenames in which a bot gives the clues."""
    setup = events.Setup("codenames", 2)
    chairs = [None, ("ann", "Ann")]
    created = events.Created(
        by="ann", setup=setup, name="Ann", commitment="c", chairs=chairs, bots={0: "gentle"}
    )
    table = evolve(Table("x" * 22, 5), created, 0)
    return evolve(table, decide(table, commands.Start(id="1"), ANN, CONTEXT).event, 0)


def clue(table: Table) -> events.Acted:
    said = table.match.game.parse("clue zauberberg 2")
    return playing.bot_move(table, 0, Candidate(said, about=table.match.state.words[:2], why=(WHY,))).event


def test_it_is_written_with_the_event_and_survives_the_log(table):
    event = clue(table)
    assert event.meaning == events.Meaning(table.match.state.words[:2], (WHY,))
    assert events.read(events.write(event)) == event
    assert evolve(table, event, 0).entries[-1].meaning == event.meaning


@pytest.mark.parametrize("person", ["ann", "eve", None])
def test_nobody_is_told_during_the_match(table, person):
    after = evolve(table, clue(table), 0)
    assert snapshot(after, person, 0).meant == []
    assert WHY.encode() not in write_snapshot(after, person, 0)


@pytest.mark.parametrize("person", ["ann", "eve", None])
def test_everybody_is_told_after_it(table, person):
    after = replace(evolve(table, clue(table), 0), phase=OVER)
    words = table.match.state.words[:2]
    expected = [Meant(len(table.entries), 0, "clue zauberberg 2", words, (WHY,))]
    assert snapshot(after, person, 0).meant == meant(after) == expected


def test_only_free_text_has_a_meaning(table):
    after = evolve(table, clue(table), 0)
    guess = after.match.legal(1)[0]
    seated = replace(after, chairs=(after.chairs[0], replace(after.chairs[1], bot="gentle")))
    event = playing.bot_move(seated, 1, Candidate(guess, about=(guess.word,), why=(WHY,))).event
    assert event.meaning is None
