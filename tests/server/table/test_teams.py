"""The lobby of teams: swaps by consent, moves, lots, leads, ready marks, kicks, and late joiners."""

from __future__ import annotations

import pytest

from furcifer.core import Illegal
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.seating import BLOCK_MS
from furcifer.server.table.decide.verdict import Actor, Context, Decision, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.snapshot import snapshot
from furcifer.server.table.state import Table


def decided(table: Table, command, name: str, now: int = 0, seed: int = 9):
    context = Context(now, 0, lambda: FreshTable("n" * 22, seed))
    return decide(table, command, Actor(name.lower(), name), context)


def do(table: Table, command, name: str, **when) -> Table:
    decision = decided(table, command, name, **when)
    assert isinstance(decision, Decision), decision
    return evolve(table, decision.event, when.get("now", 0), decision.match)


def refusal(table: Table, command, name: str, **when) -> str:
    found = decided(table, command, name, **when)
    assert isinstance(found, Illegal), found
    return found.code


def names(table: Table) -> list[str]:
    return [chair.name or chair.bot or "" for chair in table.chairs]


@pytest.fixture
def lobby() -> Table:
    """Ann and Cem are Red, Bob and Dee are Blue; seat 5 is free, a bot has seat 6."""
    created = events.Created(
        by="ann",
        setup=events.Setup("codenames", 6),
        name="Ann",
        commitment="c",
        chairs=[("ann", "Ann"), ("bob", "Bob"), ("cem", "Cem"), ("dee", "Dee")],
        bots={5: "easy"},
    )
    return evolve(Table("x" * 22, 5), created, 0)


def test_two_people_swap_seats_only_if_both_want_to(lobby):
    asked = do(lobby, commands.Swap(id="s", seat=1), "Cem")
    assert (asked.asked(), names(asked)) == ([1], names(lobby))
    assert refusal(asked, commands.Swap(id="t", seat=0), "Dee") == "undo_pending"
    assert refusal(asked, commands.Consent(id="y", yes=True), "Dee") == "already_answered"
    agreed = do(asked, commands.Consent(id="y", yes=True), "Bob")
    assert names(agreed)[:4] == ["Ann", "Cem", "Bob", "Dee"]
    declined = do(asked, commands.Consent(id="n", yes=False), "Bob")
    assert (names(declined), declined.refused.declined) == (names(lobby), {1})


def test_a_bot_swaps_at_once_and_an_empty_seat_is_no_partner(lobby):
    assert names(do(lobby, commands.Swap(id="s", seat=5), "Cem"))[2:] == ["easy", "Dee", "", "Cem"]
    assert refusal(lobby, commands.Swap(id="s", seat=4), "Cem") == "seat_empty"
    assert refusal(lobby, commands.Swap(id="s", seat=2), "Cem") == "already_seated"
    assert refusal(lobby, commands.Swap(id="s", seat=2), "Eve") == "not_seated"


def test_somebody_who_changes_seats_withdraws_the_swap(lobby):
    asked = do(lobby, commands.Swap(id="s", seat=1), "Cem")
    assert do(asked, commands.Sit(id="m", seat=4), "Bob").proposal is None


def test_the_host_moves_people_to_free_seats_only(lobby):
    assert names(do(lobby, commands.Move(id="m", seat=1, to=4), "Ann"))[4] == "Bob"
    assert refusal(lobby, commands.Move(id="m", seat=1, to=2), "Ann") == "seat_taken"
    assert refusal(lobby, commands.Move(id="m", seat=1, to=4), "Bob") == "not_host"


def test_shuffled_teams_keep_everybody_and_differ_with_the_lot(lobby):
    shuffled = [do(lobby, commands.Shuffle(id="x"), "Ann", seed=seed) for seed in range(6)]
    assert all(sorted(names(table)) == sorted(names(lobby)) for table in shuffled)
    assert len({tuple(names(table)) for table in shuffled}) > 1
    assert refusal(lobby, commands.Shuffle(id="x"), "Bob") == "not_host"


def test_a_spymaster_is_picked_or_drawn_within_the_team(lobby):
    picked = do(lobby, commands.Appoint(id="p", team="blue", seat=3), "Ann")
    assert names(picked)[:4] == ["Ann", "Dee", "Cem", "Bob"]
    drawn = {
        names(do(lobby, commands.Appoint(id="d", team="red"), "Ann", seed=seed))[0] for seed in range(12)
    }
    assert drawn == {"Ann", "Cem"}  # the free seat is never drawn
    assert refusal(lobby, commands.Appoint(id="p", team="blue", seat=2), "Ann") == "not_in_team"
    assert refusal(lobby, commands.Appoint(id="p", team="green"), "Ann") == "no_such_team"
    assert refusal(lobby, commands.Appoint(id="p", team="red"), "Bob") == "not_host"


def test_ready_marks_can_be_taken_back_and_a_change_of_options_takes_them_back(lobby):
    ready = do(lobby, commands.Ready(id="r"), "Bob")
    assert ready.chairs[1].ready
    assert not do(ready, commands.Ready(id="n", yes=False), "Bob").chairs[1].ready
    public = do(ready, commands.Arrange(id="a", public=True), "Ann")
    assert public.chairs[1].ready  # concerns no rule
    other = do(ready, commands.Arrange(id="a", config={"expert": True}), "Ann")
    assert not other.chairs[1].ready
    assert not do(ready, commands.Move(id="m", seat=1, to=4), "Ann").chairs[4].ready


def test_somebody_who_was_kicked_is_told_and_cannot_sit_again_at_once(lobby):
    table = do(lobby, commands.Remove(id="k", seat=1), "Ann")
    assert names(table)[1] == ""
    assert snapshot(table, "bob", 0).you.kicked
    assert not snapshot(table, "eve", 0).you.kicked
    assert refusal(table, commands.Sit(id="s", seat=1), "Bob") == "kicked"
    assert names(do(table, commands.Sit(id="s", seat=1), "Eve"))[1] == "Eve"
    later = do(table, commands.Sit(id="s", seat=1), "Bob", now=BLOCK_MS)
    assert names(later)[1] == "Bob"
    assert not snapshot(later, "bob", 0).you.kicked


def test_a_bot_that_is_removed_blocks_nobody(lobby):
    assert do(lobby, commands.Remove(id="k", seat=5), "Ann").kicked == {}


@pytest.fixture
def match(lobby) -> Table:
    return do(lobby, commands.Start(id="s", fill="easy"), "Ann")


def test_a_late_joiner_takes_a_seat_that_somebody_left_but_no_other(match):
    assert refusal(match, commands.Sit(id="s"), "Eve") == "seat_taken"
    left = do(match, commands.Stand(id="l"), "Dee")
    assert snapshot(left, "eve", 0).table.chairs[3].vacant
    assert refusal(left, commands.Sit(id="s", seat=5), "Eve") == "seat_taken"  # a bot's from the start
    joined = do(left, commands.Sit(id="s", seat=3), "Eve")
    assert (joined.chairs[3].name, joined.chairs[3].bot) == ("Eve", None)


def test_nobody_sees_one_hand_and_then_plays_another(match):
    table = do(match, commands.Stand(id="l"), "Ann")  # Red's spymaster, who has seen the key
    table = do(table, commands.Stand(id="m"), "Dee")
    table = do(table, commands.Sit(id="s", seat=0), "Eve")
    assert refusal(table, commands.Sit(id="b", seat=3), "Ann") == "seat_taken"
    assert refusal(table, commands.Sit(id="b"), "Ann") == "seat_taken"


def test_who_left_may_come_back_as_long_as_nobody_took_the_seat(match):
    left = do(match, commands.Stand(id="l"), "Dee")
    back = do(left, commands.Sit(id="b"), "Dee")
    assert (back.chairs[3].bot, back.chairs[3].left) == (None, False)
