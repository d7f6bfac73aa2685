"""The host of a table removes, bans and pardons people, and cannot decide a match that way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.moderation import NOBODY_THERE, NOT_THE_OPPONENT, NOT_YOURSELF
from furcifer.server.table.decide.seating import BANNED
from furcifer.server.table.decide.verdict import (
    NOT_HOST,
    UNCHANGED,
    Actor,
    Context,
    Decision,
    FreshTable,
)
from furcifer.server.table.evolve import evolve
from furcifer.server.table.snapshot import snapshot
from furcifer.server.table.state import Table

CONTEXT = Context(10, 0, lambda: FreshTable("n" * 22, 9))


def table_of(game: str, *people: str) -> Table:
    chairs = [(name, name.title()) for name in people]
    created = events.Created(
        by=people[0],
        setup=events.Setup(game, len(people)),
        name=people[0].title(),
        commitment="c",
        chairs=chairs,
    )
    return evolve(Table("x" * 22, 5), created, 0)


def decided(table: Table, person: str, command):
    return decide(table, command, Actor(person, person.title()), CONTEXT)


def do(table: Table, person: str, command) -> Table:
    verdict = decided(table, person, command)
    assert isinstance(verdict, Decision), verdict
    return evolve(table, verdict.event, 10, verdict.match)


@pytest.fixture
def lobby() -> Table:
    return table_of("coloretto", "ann", "bob", "cem")


@pytest.fixture
def playing(lobby) -> Table:
    return do(lobby, "ann", commands.Start(id="s"))


BAN_BOB = commands.Ban(id="b", seat=1)


def test_only_the_host_bans(lobby):
    assert decided(lobby, "cem", BAN_BOB) == NOT_HOST
    assert decided(lobby, "cem", commands.Pardon(id="p")) == NOT_HOST
    assert decided(lobby, "ann", commands.Ban(id="b", seat=0)) == NOT_YOURSELF
    assert decided(lobby, "ann", commands.Ban(id="b", seat=9)) == NOBODY_THERE
    assert decided(lobby, "ann", commands.Ban(id="b")) == NOBODY_THERE


def test_whoever_is_banned_loses_the_seat_and_may_only_watch(lobby):
    table = do(lobby, "ann", BAN_BOB)
    assert table.chairs[1].free
    assert decided(table, "bob", commands.Sit(id="x")) == BANNED
    assert decided(table, "bob~2", commands.Sit(id="x")) == BANNED  # at the same device
    assert decided(table, "bob", commands.Chat(id="x", text="Hey")) == BANNED
    you = snapshot(table, "bob", 0).you
    assert (you.banned, you.may_chat, you.seat) == (True, False, None)
    assert snapshot(table, "cem", 0).table.banned == 1


def test_a_spectator_is_banned_by_a_line_of_chat(lobby):
    table = do(lobby, "eve", commands.Chat(id="c", text="Rubbish"))
    table = do(table, "ann", commands.Ban(id="b", line=table.seq))
    assert decided(table, "eve", commands.Chat(id="x", text="Again")) == BANNED
    assert decided(table, "ann", commands.Ban(id="b", line=table.seq - 1)) == UNCHANGED


def test_during_a_match_a_bot_plays_on(playing):
    for command in (BAN_BOB, commands.Remove(id="r", seat=1)):
        table = do(playing, "ann", command)
        assert table.phase == "playing"
        assert (table.chairs[1].bot is not None, table.chairs[1].left) == (True, True)
        assert isinstance(decided(table, "bob", commands.Sit(id="x")), Illegal)


def test_nobody_wins_a_match_of_two_by_removing_the_opponent():
    table = do(table_of("chameleon-chess", "ann", "bob"), "ann", commands.Start(id="s"))
    assert decided(table, "ann", BAN_BOB) == NOT_THE_OPPONENT
    assert decided(table, "ann", commands.Remove(id="r", seat=1)) == NOT_THE_OPPONENT


def test_a_pardon_lets_everybody_come_back(lobby):
    table = do(do(lobby, "ann", BAN_BOB), "ann", commands.Pardon(id="p"))
    assert do(table, "bob", commands.Sit(id="x")).chairs[1].person == "bob"
    assert decided(lobby, "ann", commands.Pardon(id="p")) == UNCHANGED


def test_a_ban_lasts_over_a_rematch(playing):
    over = replace(playing, phase="over")
    table = do(over, "ann", BAN_BOB)
    table = do(table, "ann", commands.Rematch(id="m"))
    opening = decided(table, "cem", commands.Consent(id="y", yes=True)).opening  # Bob is not asked
    following = evolve(Table(*opening.fresh), opening.created, 0)
    assert "bob" not in {chair.person for chair in following.chairs}
    assert decided(following, "bob", commands.Sit(id="x")) == BANNED
