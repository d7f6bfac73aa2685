"""Bots wait like people: longer with many choices and after another bot, but never for a whole second."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from furcifer.core import CHANCE, History
from furcifer.server.node.automation import Automation, pause_to_follow
from furcifer.server.settings import Settings
from furcifer.server.table.state import Entry, Table

USUAL = Settings().bot_pause
PERSON, BOT, SAME_BOT = Entry(1, 0, bot=False), Entry(1, 0, bot=True), Entry(1, 1, bot=True)
CARD = Entry(2, CHANCE, bot=False)


def waits(choices: int, *before: Entry, usual: float = USUAL) -> float:
    """Return how long the bot on seat 1 waits."""
    offers = {1: SimpleNamespace(legal=range(choices))}
    return pause_to_follow(Table("t", 1, entries=History(before), offers=offers), 1, usual)


def test_a_bot_waits_longer_when_it_has_more_choices():
    seconds = [waits(choices, PERSON) for choices in (1, 2, 8, 30, 200)]
    assert seconds == sorted(set(seconds))
    assert 0.25 < seconds[0] < seconds[3] == pytest.approx(USUAL, rel=0.05)
    assert waits(0, PERSON) == pytest.approx(USUAL)  # free text


def test_a_bot_waits_longer_after_another_bot():
    for choices in (1, 8):
        assert waits(choices, BOT, CARD) == waits(choices, BOT) > waits(choices, PERSON)
        assert waits(choices) == waits(choices, SAME_BOT) == waits(choices, PERSON)


def test_no_action_of_a_bot_takes_a_second():
    longest = max(waits(choices, before) for choices in range(1000) for before in (PERSON, BOT, SAME_BOT))
    assert longest == pytest.approx(0.9)


def test_the_host_may_choose_slower_bots_or_none_that_wait():
    assert waits(30, BOT, usual=2) == pytest.approx(waits(30, BOT) * 2 / USUAL)
    assert waits(30, BOT, usual=0) == 0


def test_a_slip_keeps_its_time_to_be_taken_back(monkeypatch):
    monkeypatch.setattr(Table, "retractor", lambda table: 0)
    clock = SimpleNamespace(now=lambda: 1000)
    table = Table("t", 1, acted_at=500, entries=History([PERSON]), offers={1: SimpleNamespace(legal=[1])})
    live = SimpleNamespace(table=table, clock=clock)
    assert Automation(SimpleNamespace(settings=Settings()))._pause(live, 1) == pytest.approx(
        Settings().retract_seconds - 0.5
    )
