"""Tables whose match began in another version of its game: led to the present one, or read-only."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from furcifer.core import Illegal, LogError, Match, find, registry
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide, lifecycle
from furcifer.server.table.decide.shares import beginning
from furcifer.server.table.decide.verdict import Actor, Context, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.snapshot import snapshot
from furcifer.server.table.state import Table

CHESS = "chameleon-chess"
SETUP = events.Setup(CHESS, 2, {"draws": False})
CHAIRS = [("ann", "Ann"), ("bob", "Bob")]
CONTEXT = Context(now=0, idle_ms=1e9, fresh_table=lambda: FreshTable("t", 1))


def written() -> list[events.AnyEvent]:
    """Return a table of version 1, as its log holds it: one move, another taken back."""
    opening = lifecycle.open_table(FreshTable("t", 1), Actor("ann", "Ann"), SETUP, CHAIRS)
    begun = structs.replace(beginning(Match.start(CHESS, 2, 1, SETUP.config)), by="ann")
    return [
        opening.created,
        begun,
        events.Acted(by="ann", entries=[(0, "a1-a2")]),
        events.Acted(by="bob", entries=[(1, "a5-a4")]),
        events.UndoAsked(by="bob", seat=1),
        events.UndoAnswered(by="ann", seat=0, yes=True),
    ]


def loaded(log: list[events.AnyEvent]) -> Table:
    table = Table("t", 1)
    for at, event in enumerate(log):
        table = evolve(table, events.read(events.write(event)), at)
    return table


def act(table: Table, person: str, action: str):
    return decide(table, commands.Act(id="m", action=action), Actor(person), CONTEXT)


def use_version(monkeypatch, version: int, upgrade) -> None:
    """Let chess move with `to` in place of `-`, as a new version would."""
    game = find(CHESS)

    def parse(text):
        assert "-" not in text, "an old notation"
        return game.parse(text.replace("to", "-"))

    meta = structs.replace(game.meta, version=version)
    newer = replace(game, meta=meta, parse=parse, upgrade=upgrade)
    monkeypatch.setitem(registry._found(), CHESS, newer)


def with_to(log, version):
    actions = [[seat, text.replace("-", "to")] for seat, text in log["actions"]]
    return {**log, "version": version + 1, "actions": actions}


def test_the_first_event_holds_format_and_version():
    created = lifecycle.open_table(FreshTable("t", 1), Actor("ann"), events.Setup("codenames", 4)).created
    assert (created.format, created.version) == (events.FORMAT, find("codenames").meta.version)
    match = Match.start("codenames", 4, 1)
    assert (beginning(match).version, beginning(match).data) == (match.log["version"], match.log["data"])
    with pytest.raises(LogError, match="format 9"):
        events.read(events.write(structs.replace(created, format=9)))


def test_a_match_keeps_the_word_data_it_began_with():
    opening = lifecycle.open_table(FreshTable("t", 1), Actor("ann"), events.Setup("codenames", 4))
    begun = structs.replace(beginning(Match.start("codenames", 4, 1)), data="0" * 16)
    assert loaded([opening.created, begun]).match.log["data"] == "0" * 16


def test_an_upgraded_match_is_played_on(monkeypatch):
    log = written()
    use_version(monkeypatch, 2, with_to)
    table = loaded(log)
    assert table.other_version is None
    assert [str(action) for _, action in table.match.entries] == ["a1-a2"]
    assert table.to_act == (1,)
    decision = act(table, "bob", "b5tob4")
    assert decision.event.version == 2
    monkeypatch.setattr("furcifer.server.table.decide.playing.written", None)  # nothing is written again
    moved = structs.replace(decision.event, entries=[(1, "b5tob4")])
    assert loaded([*log, moved]).match == decision.match


def test_a_match_that_cannot_be_upgraded_is_read_only(monkeypatch):
    log = written()
    use_version(monkeypatch, 2, lambda log, version: None)
    table = loaded([*log, events.Said(by="ann", name="Ann", text="hello")])
    seen = snapshot(table, "ann", 0)
    assert (seen.table.other_version, seen.view, seen.legal) == (1, None, [])
    assert [line.text for line in seen.chat] == ["hello"]
    assert not table.automated
    refusal = act(table, "bob", "b5tob4")
    assert isinstance(refusal, Illegal)
    assert refusal.code == "other_version"
    assert "version 1; this program plays version 2" in refusal.text
    ended = loaded([*log, events.Ended(scores=[1, 0], winners=[0], reason="resigned", seat=1)])
    assert (ended.phase, ended.outcome.reason) == ("over", "resigned")
