"""A rematch: everybody is asked, takes another seat, and keeps the score of the series."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from furcifer.core import Outcome, all_games, find
from furcifer.server.table import commands, events
from furcifer.server.table.decide import decide
from furcifer.server.table.decide.rematch import REMATCH_EXISTS
from furcifer.server.table.decide.verdict import NOT_OVER, NOT_SEATED, Actor, Context, Decision, FreshTable
from furcifer.server.table.evolve import evolve
from furcifer.server.table.fairness import commitment
from furcifer.server.table.series import rotation, standing
from furcifer.server.table.state import Table

NEW = FreshTable("n" * 22, 9)
CONTEXT = Context(0, 0, lambda: NEW)
REMATCH, YES, NO = (
    commands.Rematch(id="m"),
    commands.Consent(id="y", yes=True),
    commands.Consent(id="n", yes=False),
)


def seated(game: str, *people: str, bots: dict[int, str] | None = None) -> Table:
    """A table of these people on its first seats, and bots."""
    seats = len(people) + len(bots or {})
    chairs = [(name.lower(), name) for name in people]
    created = events.Created(
        by=people[0].lower(),
        setup=events.Setup(game, seats),
        name=people[0],
        commitment="c",
        chairs=chairs,
        bots=bots or {},
    )
    return evolve(Table("x" * 22, 5), created, 0)


def over(table: Table, *winners: int) -> Table:
    scores = tuple(float(seat in winners) for seat in range(len(table.chairs)))
    return replace(table, phase="over", outcome=Outcome(scores, winners, "invasion"))


def actor(name: str) -> Actor:
    return Actor(name.lower(), name)


def do(table: Table, command, name: str) -> tuple[Table, Decision]:
    decision = decide(table, command, actor(name), CONTEXT)
    assert isinstance(decision, Decision), decision
    return evolve(table, decision.event, 0, decision.match), decision


def opened(decision: Decision) -> Table:
    """The table that a decision opens."""
    table = evolve(Table(*decision.opening.fresh), decision.opening.created, 0)
    return table if decision.opening.started is None else evolve(table, decision.opening.started, 0)


def names(table: Table) -> list[str]:
    return [chair.name or chair.bot or "" for chair in table.chairs]


def test_nothing_starts_before_everyone_has_agreed():
    table, decision = do(over(seated("coloretto", "Ann", "Bob", "Cem"), 0), REMATCH, "Bob")
    assert decision.opening is None
    assert table.asked() == [0, 2]
    table, decision = do(table, YES, "Ann")
    assert (decision.opening, table.asked()) == (None, [2])
    table, decision = do(table, REMATCH, "Cem")  # asking too is agreeing
    new = opened(decision)
    assert (table.rematch, table.rematch_seats) == (NEW.id, (0, 1, 2))
    assert (new.phase, names(new)) == ("playing", ["Cem", "Ann", "Bob"])
    assert (new.host, new.setup, new.commitment) == ("ann", table.setup, commitment(NEW.seed))


def test_against_bots_it_starts_at_once():
    _, decision = do(over(seated("coloretto", "Ann", bots={1: "easy", 2: "easy"}), 1), REMATCH, "Ann")
    new = opened(decision)
    assert (new.phase, names(new)) == ("playing", ["easy", "Ann", "easy"])
    assert [chair.wins for chair in new.chairs] == [0, 0, 1]


def test_the_score_of_the_series_follows_the_people():
    table = seated("chameleon-chess", "Ann", "Bob")
    for winners in [(0,), (0,), ()]:  # Ann, then Bob on Ann's seat, then a draw
        table, _ = do(over(table, *winners), REMATCH, "Ann")
        _, decision = do(table, YES, "Bob")
        table = opened(decision)
    assert dict(zip(names(table), standing(table), strict=True)) == {"Ann": 1.5, "Bob": 1.5}
    assert table.played == 3


def test_somebody_who_declines_leaves_a_free_seat_and_the_others_wait_in_the_lobby():
    table, _ = do(over(seated("coloretto", "Ann", "Bob", "Cem"), 0), REMATCH, "Ann")
    table, _ = do(table, NO, "Bob")
    assert table.asked() == [2]
    table, decision = do(table, YES, "Cem")
    new = opened(decision)
    assert (new.phase, names(new), table.rematch_seats) == ("lobby", ["Cem", "Ann", ""], (0, 2))


def test_one_of_two_who_declines_ends_the_proposal():
    table, _ = do(over(seated("chameleon-chess", "Ann", "Bob"), 0), REMATCH, "Ann")
    table, _ = do(table, NO, "Bob")
    assert (table.proposal, table.rematch, table.refused.declined) == (None, None, {1})


def test_people_who_do_not_answer_can_be_left_behind():
    table, _ = do(over(seated("coloretto", "Ann", "Bob", "Cem"), 0), REMATCH, "Bob")
    assert decide(table, REMATCH, actor("Bob"), CONTEXT).code == "already_answered"
    table, decision = do(table, commands.Rematch(id="go", go=True), "Bob")
    new = opened(decision)
    assert (new.phase, names(new), new.host) == ("lobby", ["", "", "Bob"], "bob")


def test_a_bot_keeps_the_seat_of_somebody_who_left_the_match():
    table = over(seated("coloretto", "Ann", "Bob", "Cem"), 0)
    chairs = (*table.chairs[:1], replace(table.chairs[1], bot="easy", left=True), table.chairs[2])
    table, _ = do(replace(table, chairs=chairs), REMATCH, "Ann")
    _, decision = do(table, YES, "Cem")
    assert (opened(decision).phase, names(opened(decision))) == ("playing", ["Cem", "Ann", "easy"])


def test_a_rematch_needs_an_end_and_a_seat_and_happens_once():
    table = seated("chameleon-chess", "Ann", "Bob")
    assert decide(table, REMATCH, actor("Ann"), CONTEXT) == NOT_OVER
    assert decide(over(table), REMATCH, actor("Eve"), CONTEXT) == NOT_SEATED
    after = evolve(over(table), events.Rematched(by="ann", to=NEW.id), 0)
    assert decide(after, REMATCH, actor("Ann"), CONTEXT) == REMATCH_EXISTS


# Seats


def sizes() -> list[tuple[str, int]]:
    return [(slug, seats) for slug, game in all_games().items() for seats in game.meta.seats]


@pytest.mark.parametrize(("slug", "seats"), sizes())
def test_in_a_round_of_matches_every_seat_goes_around_and_nobody_leads_twice_running(slug, seats):
    game = find(slug)
    order, places = rotation(game, seats), game.seating(seats)
    assert sorted(order) == list(range(seats))
    assert all(old != new for new, old in enumerate(order))
    if not places:
        return
    team_size = Counter(place.team for place in places)
    people, leads = list(range(seats)), Counter()
    for _ in range(max(team_size.values())):
        now = {people[seat] for seat, place in enumerate(places) if place.lead}
        leads.update(now)
        people = [people[old] for old in order]
        assert not now & {people[seat] for seat, place in enumerate(places) if place.lead}
        assert [places[people.index(one)].team for one in range(seats)] == [place.team for place in places]
    if len(set(team_size.values())) == 1:
        assert set(leads.values()) == {1}


def test_people_who_share_a_phone_answer_once():
    created = events.Created(
        by="ann",
        setup=events.Setup("coloretto", 3),
        name="Ann",
        commitment="c",
        chairs=[("ann", "Ann"), ("ann~1", "Bob"), ("cem", "Cem")],
    )
    table, _ = do(over(evolve(Table("x" * 22, 5), created, 0), 0), REMATCH, "Ann")
    assert table.asked() == [2]
    _, decision = do(table, YES, "Cem")
    assert names(opened(decision)) == ["Cem", "Ann", "Bob"]
