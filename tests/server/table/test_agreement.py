"""Ends that players decide themselves: resign, draw, claim, abandon, begin again."""

from __future__ import annotations

import pytest

from furcifer.core import Illegal, Match, Outcome
from furcifer.server.table import commands, events
from furcifer.server.table.decide import agreement, decide
from furcifer.server.table.decide.verdict import Actor, Context, Decision, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.state import Table

NEW = FreshTable("n" * 22, 9)
CONTEXT = Context(0, 0, lambda: NEW)
YES, NO = commands.Consent(id="y", yes=True), commands.Consent(id="n", yes=False)


def playing(game: str, *people: str, bots: dict[int, str] | None = None, **setup) -> Table:
    seats = len(people) + len(bots or {})
    created = events.Created(
        by=people[0].lower(),
        setup=events.Setup(game, seats, **setup),
        name=people[0],
        commitment="c",
        chairs=[(name.lower(), name) for name in people],
        bots=bots or {},
    )
    table = evolve(Table("x" * 22, 5), created, 0)
    return do(table, commands.Start(id="s"), people[0])


def decided(table: Table, command, name: str):
    return decide(table, command, Actor(name.lower(), name), CONTEXT)


def do(table: Table, command, name: str) -> Table:
    decision = decided(table, command, name)
    assert isinstance(decision, Decision), decision
    return evolve(table, decision.event, 0, decision.match)


@pytest.fixture
def chess() -> Table:
    return playing("chameleon-chess", "Ann", "Bob")


def propose(what: str) -> commands.Propose:
    return commands.Propose(id=what, what=what)


def test_who_resigns_loses_and_the_log_says_so(chess):
    table = do(chess, commands.Resign(id="r"), "Ann")
    assert table.phase == "over"
    assert table.outcome == Outcome((0.0, 1.0), (1,), "resigned")
    assert (table.to_act, table.match.to_act, table.offers) == ((), (), {})
    assert Match.replay(table.match.log).outcome == table.outcome
    assert decided(table, commands.Act(id="a", action="b1-c3"), "Ann").code == "not_playing"


def test_resigning_needs_a_duel_and_a_seat(chess):
    assert decided(chess, commands.Resign(id="r"), "Eve").code == "not_seated"
    three = playing("coloretto", "Ann", "Bob", "Cem")
    assert decided(three, commands.Resign(id="r"), "Ann").code == "not_offered"
    assert decided(three, propose("draw"), "Ann").code == "not_offered"
    assert decided(chess, propose("abandon"), "Ann").code == "not_offered"


def test_a_draw_needs_the_other(chess):
    table = do(chess, propose("draw"), "Ann")
    assert table.asked() == [1]
    assert decided(table, propose("draw"), "Bob").code == "undo_pending"
    assert decided(table, YES, "Ann").code == "own_question"
    drawn = do(table, YES, "Bob")
    assert drawn.outcome == Outcome((0.5, 0.5), (), "agreed")
    refused = do(table, NO, "Bob")
    assert (refused.phase, refused.proposal, refused.refused.declined) == ("playing", None, {1})
    withdrawn = do(table, NO, "Ann")
    assert (withdrawn.proposal, withdrawn.refused) == (None, None)


def test_playing_on_declines_a_draw_but_the_proposers_own_move_does_not(chess):
    table = do(chess, propose("draw"), "Ann")
    table = do(table, commands.Act(id="a", action="b1-c3"), "Ann")
    assert table.proposal is not None
    table = do(table, commands.Act(id="b", action="a5-a4"), "Bob")
    assert (table.proposal, table.refused.declined) == (None, {1})


def test_more_than_two_abandon_a_match_only_together():
    table = do(playing("coloretto", "Ann", "Bob", "Cem"), propose("abandon"), "Bob")
    table = do(table, YES, "Ann")
    assert (table.phase, table.asked()) == ("playing", [2])
    assert decided(table, YES, "Ann").code == "already_answered"
    assert do(table, NO, "Cem").proposal is None
    ended = do(table, YES, "Cem")
    assert ended.outcome == Outcome((0.0, 0.0, 0.0), (), "abandoned")


def test_alone_among_bots_nobody_is_asked():
    table = playing("codenames", "Ann", bots={1: "easy", 2: "easy", 3: "easy"})
    assert do(table, propose("abandon"), "Ann").outcome.reason == "abandoned"


def test_a_new_beginning_keeps_the_seats_and_deals_anew():
    table = playing("codenames", "Ann", "Bob")
    table = do(table, propose("restart"), "Ann")
    decision = decided(table, YES, "Bob")
    after = evolve(table, decision.event, 0)
    new = evolve(Table(*decision.opening.fresh), decision.opening.created, 0)
    new = evolve(new, decision.opening.started, 0)
    assert (after.phase, after.outcome.reason, after.rematch) == ("over", "restarted", NEW.id)
    assert [chair.name for chair in new.chairs] == ["Ann", "Bob"]
    assert (new.phase, new.played) == ("playing", 0)
    assert new.match.view(1).words != table.match.view(1).words


def test_the_win_can_be_claimed_only_when_the_other_has_left(chess):
    claim = commands.Claim(id="c")
    assert decided(chess, claim, "Ann").code == "not_left"
    table = do(chess, commands.Stand(id="l"), "Bob")
    assert do(table, claim, "Ann").outcome == Outcome((1.0, 0.0), (0,), "claimed")
    back = do(table, commands.Sit(id="b"), "Bob")
    assert decided(back, claim, "Ann").code == "not_left"


def test_a_bot_answers_an_offer_and_does_not_move_before():
    table = playing("chameleon-chess", "Ann", bots={1: "easy"})
    table = do(table, commands.Act(id="a", action="b1-c3"), "Ann")
    assert table.waits_for_bot(1)
    table = do(table, propose("draw"), "Ann")
    assert table.asks_bot(1)
    assert not table.waits_for_bot(1)
    declined = evolve(table, agreement.bot_reply(table, 1, False).event, 0)
    assert declined.waits_for_bot(1)
    assert evolve(table, agreement.bot_reply(table, 1, True).event, 0).outcome.reason == "agreed"
    assert isinstance(agreement.bot_reply(declined, 1, True), Illegal)
