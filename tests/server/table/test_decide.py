"""`decide`: every command has one entrance, and decisions about whole tables are pure."""

from __future__ import annotations

import pytest

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.decide import DECIDERS, decide, setup
from furcifer.server.table.decide.lifecycle import SAME_NAME, abandon, rename
from furcifer.server.table.decide.verdict import (
    NOT_LOBBY,
    NOT_PLAYING,
    NOT_SEATED,
    Actor,
    Context,
    FreshTable,
)
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table

ANN, BOB, EVE = Actor("ann", "Ann"), Actor("bob", "Bob"), Actor("eve", "Eve")
NEW = FreshTable("n" * 22, 9)
CONTEXT = Context(0, 0, lambda: NEW)


@pytest.fixture
def table() -> Table:
    setup = events.Setup("coloretto", 3)
    chairs = [("ann", "Ann"), ("bob", "Bob"), None]
    created = events.Created(
        by="ann", setup=setup, name="Ann", commitment="c", chairs=chairs, bots={2: "easy"}
    )
    return evolve(Table("x" * 22, 5), created, 0)


@pytest.fixture
def finished(table) -> Table:
    from msgspec.structs import replace

    return replace(table, phase="over")


def test_every_command_is_decided_here():
    assert set(DECIDERS) == set(commands.Command.__args__)


def test_renaming_needs_a_person_of_the_table_and_another_name(table, finished):
    assert rename(table, "bob", "Bobby").event == events.Named(by="bob", name="Bobby")
    assert rename(table, "bob", "Bob") == SAME_NAME
    assert rename(table, "eve", "Eva") == NOT_SEATED
    assert rename(finished, "bob", "Bobby") == NOT_LOBBY


def test_only_silent_unfinished_tables_are_abandoned(table, finished):
    assert abandon(table, silent_since=1).event == events.Abandoned()
    assert abandon(table, silent_since=0) == NOT_PLAYING
    assert abandon(finished, silent_since=1) == NOT_PLAYING


def test_a_refused_command_says_why_in_a_sentence(table):
    for command in (
        commands.Act(id="m", action="draw"),
        commands.Sit(id="m", seat=9),
        commands.Start(id="m", fill="genius"),
        commands.Undo(id="m"),
        commands.Chat(id="m", text=" "),
        commands.Arrange(id="m", language="xx"),
    ):
        refusal = decide(table, command, ANN, CONTEXT)
        assert isinstance(refusal, Illegal)
        assert refusal.text.endswith(".")


def test_a_set_up_is_validated_only_where_it_changes(table, monkeypatch):
    """A pack of 620 words was read again, for 4 ms, whenever the host switched the hints on or off."""
    read = []
    monkeypatch.setattr(setup, "setup_refusal", read.append)
    for changes in ({"hints": True}, {"public": True, "spectators": "none"}, {"seats": 3}, {"taps": False}):
        decide(table, commands.Arrange(id="1", **changes), ANN, CONTEXT)
    assert not read
    validated = [
        {"seats": 4},
        {"language": "de"},
        {"clock": events.Clock(60)},
        {"config": {"side": "violet"}},
    ]
    for changes in validated:
        decide(table, commands.Arrange(id="1", **changes), ANN, CONTEXT)
    assert len(read) == 4
