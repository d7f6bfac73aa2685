"""`evolve`: tables are values, and the log alone decides what they are."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest

from furcifer.server.table import events
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import CHAT_LINES, RECENT_STEPS, REMEMBERED_IDS, Table

SETUP = events.Setup("chameleon-chess", 2, {"draws": False}, clock=events.Clock(60, 1))
STORY = [
    events.Created(by="ann", setup=SETUP, name="Ann", commitment="c", chairs=[("ann", "Ann"), None]),
    events.Sat(by="bob", msg="b1", seat=1, name="Bob"),
    events.Said(by="bob", msg="b2", name="Bob", text="hello", seat=1),
    events.Started(by="ann", msg="a1"),
    events.Acted(by="ann", msg="a2", entries=[(0, "a1-a2")]),
    events.UndoAsked(by="ann", msg="a3", seat=0),
    events.UndoAnswered(by="bob", msg="b3", seat=1, yes=True),
    events.Acted(by="ann", msg="a4", entries=[(0, "b1-c3")]),
    events.Hinted(by="bob", msg="b4", seat=1),
    events.Stood(by="bob", msg="b5", seat=1, bot="random"),
    events.Sat(by="bob", msg="b6", seat=1, name="Bobby"),
    events.Hosted(by="ann", msg="a5", host="bob", name="Bobby"),
    events.Named(by="ann", name="Anna"),
    events.Flagged(seat=1, bot="random"),
    events.Abandoned(),
]


def members(table: Table) -> dict:
    """Every member of a table, copied, except the match, which is a value itself."""
    return {name: deepcopy(value) for name, value in msgspec.structs.asdict(table).items() if name != "match"}


def tables() -> list[Table]:
    story = [Table("x" * 22, 5)]
    for number, event in enumerate(STORY):
        story.append(evolve(story[-1], event, 1000 * number))
    return story


def test_an_event_never_changes_the_table_before_it():
    story = [Table("x" * 22, 5)]
    kept = [members(story[0])]
    for number, event in enumerate(STORY):
        story.append(evolve(story[-1], event, 1000 * number))
        kept.append(members(story[-1]))
    assert [members(table) for table in story] == kept


def test_the_same_log_gives_the_same_table():
    assert tables()[-1] == tables()[-1]


def test_what_the_story_leads_to():
    story = tables()
    assert story[7].undone_seq == 7
    assert story[7].match == story[4].match  # the move was taken back
    assert [chair.name for chair in story[13].chairs] == ["Anna", "Bobby"]
    assert (story[13].host, story[13].host_name) == ("bob", "Bobby")
    assert story[9].chairs[1].hints == 1
    assert story[14].chairs[1].flagged
    assert (story[15].phase, story[15].to_act) == ("abandoned", ())
    processed = {message: done.seq for message, done in story[-1].processed["ann"].items()}
    assert processed == {"a1": 4, "a2": 5, "a3": 6, "a4": 8, "a5": 12}


def test_a_table_cannot_be_changed_in_place():
    with pytest.raises(AttributeError):
        tables()[-1].phase = "lobby"


def test_the_seed_is_not_in_the_text_of_a_table():
    assert "5" not in repr(Table("x" * 22, 5))


def test_memory_of_commands_chat_and_steps_is_bounded():
    table = tables()[8]
    for number in range(300):
        said = events.Said(by="eve", msg=f"e{number}", name="Eve", text="again")
        table = evolve(table, said, 0)
    assert len(table.chat) == CHAT_LINES
    assert list(table.processed["eve"]) == [f"e{number}" for number in range(300 - REMEMBERED_IDS, 300)]
    for turn in range(40):
        action = (("a5-a4", "a4-a5"), ("a1-a2", "a2-a1"))[turn % 2][turn // 2 % 2]
        table = evolve(table, events.Acted(by=None, entries=[(1 - turn % 2, action)]), 0)
    assert len(table.steps) == RECENT_STEPS
    assert len(table.entries) == len(table.match.entries) == 41
