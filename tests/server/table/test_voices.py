"""Late joiners: further voices of a seat that knows only what everybody knows, and never of another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furcifer.server.table import commands, events
from furcifer.server.table.evolve import evolve
from furcifer.server.table.record import players_of, record_of
from furcifer.server.table.snapshot import audience, snapshot
from furcifer.server.table.state import OVER, Proposal, Table
from server.table.test_teams import decided, do, refusal

SPYMASTER, OPERATIVE, OTHER_OPERATIVE = 0, 2, 3


def joins(seat: int) -> commands.Join:
    return commands.Join(id="j", seat=seat)


@pytest.fixture
def match() -> Table:
    """Ann and Bob are spymasters, Cem and Dee operatives. Ann's team begins, with a clue for two words."""
    chairs = [("ann", "Ann"), ("bob", "Bob"), ("cem", "Cem"), ("dee", "Dee")]
    for seed in range(20):
        created = events.Created(
            by="ann", setup=events.Setup("codenames", 4), name="Ann", commitment="c", chairs=chairs
        )
        table = do(evolve(Table("x" * 22, seed), created, 0), commands.Start(id="s"), "Ann")
        if SPYMASTER in table.to_act:
            return do(table, commands.Act(id="c", action="clue zzyzx 2"), "Ann")
    raise AssertionError("Red never begins")


def test_a_spectator_becomes_a_second_voice_and_acts_for_the_seat(match):
    before = snapshot(match, "eve", 0)
    assert (before.you.seat, before.you.may_join) == (None, [OPERATIVE, OTHER_OPERATIVE])
    table = do(match, joins(OPERATIVE), "Eve")
    seen = snapshot(table, "eve", 0)
    assert (seen.you.seat, seen.you.voice, seen.you.may_join) == (OPERATIVE, True, [])
    assert seen.table.chairs[OPERATIVE].voices == ["Eve"]
    assert seen.legal == snapshot(table, "cem", 0).legal != []
    assert audience(table, "eve") != audience(table, "cem")
    guess = commands.Act(id="g", action=f"guess {table.match.view(None).words[0]}")
    assert decided(table, guess, "Eve").event.by == "eve"  # the log knows who acted
    after = do(table, guess, "Eve")
    assert after.entries[len(table.entries)].seat == OPERATIVE
    assert snapshot(after, "cem", 0).you.voice is False


def test_nobody_joins_a_seat_that_knows_a_secret_or_with_a_secret(match):
    assert refusal(match, joins(SPYMASTER), "Eve") == "no_voice"
    assert refusal(match, joins(OPERATIVE), "Bob") == "already_seated"
    assert refusal(match, joins(OPERATIVE), "Bob~2") == "already_seated"  # at a spymaster's device
    table = do(match, commands.Stand(id="l"), "Ann")
    assert refusal(table, joins(OPERATIVE), "Ann") == "already_seated"  # the seat is still hers
    table = do(table, commands.Sit(id="t", seat=SPYMASTER), "Fay")
    assert refusal(table, joins(OPERATIVE), "Ann") == "seat_taken"  # she has seen the key
    assert refusal(table, joins(OPERATIVE), "Ann~2") == "seat_taken"


def test_a_voice_never_receives_the_key_and_gives_no_clue(match):
    table = do(match, joins(OPERATIVE), "Eve")
    seen = snapshot(table, "eve", 0)
    assert seen.view.key is None
    assert replace(seen.view, seat=None) == table.match.view(None)
    assert not any(type(fact).__name__ == "KeySeen" for fact in seen.facts)
    assert refusal(table, commands.Act(id="c", action="clue tree 2"), "Eve") == "not_now"


def test_a_voice_stays_with_its_seat_and_may_take_it_over(match):
    table = do(match, joins(OPERATIVE), "Eve")
    assert refusal(table, joins(OTHER_OPERATIVE), "Eve") == "already_seated"
    table = do(table, commands.Stand(id="l"), "Dee")
    assert refusal(table, commands.Sit(id="t", seat=OTHER_OPERATIVE), "Eve") == "seat_taken"
    table = do(table, commands.Stand(id="m"), "Cem")
    table = do(table, commands.Sit(id="u", seat=OPERATIVE), "Eve")
    assert (table.chairs[OPERATIVE].person, table.voices) == ("eve", {})


def test_a_voice_that_left_can_neither_act_nor_join_again(match):
    table = do(do(match, joins(OPERATIVE), "Eve"), commands.Stand(id="l"), "Eve")
    assert snapshot(table, "eve", 0).you.seat is None
    assert table.chairs[OPERATIVE].person == "cem"
    assert refusal(table, commands.Act(id="a", action="stop"), "Eve") == "not_seated"
    assert refusal(table, joins(OTHER_OPERATIVE), "Eve") == "seat_taken"


@pytest.mark.parametrize("setup", [{"public": True}, {"spectators": "after"}])
def test_strangers_cannot_join_where_the_table_is_public_or_closed(match, setup):
    table = replace(match, setup=replace(match.setup, **setup))
    assert snapshot(table, "eve", 0).you.may_join == []
    assert refusal(table, joins(OPERATIVE), "Eve") == "no_voice"


def test_a_game_without_teams_has_no_voices():
    created = events.Created(
        by="ann",
        setup=events.Setup("chameleon-chess", 2),
        name="Ann",
        commitment="c",
        chairs=[("ann", "Ann"), ("bob", "Bob")],
    )
    table = do(evolve(Table("x" * 22, 5), created, 0), commands.Start(id="s"), "Ann")
    assert snapshot(table, "eve", 0).you.may_join == []
    assert refusal(table, joins(0), "Eve") == "no_voice"


def test_a_voice_answers_proposals_for_its_seat_but_not_about_the_rematch(match):
    table = do(match, joins(OPERATIVE), "Eve")
    asked = do(table, commands.Propose(id="p", what="abandon"), "Ann")
    assert OPERATIVE in asked.asked()
    agreed = do(asked, commands.Consent(id="y", yes=True), "Eve")
    assert OPERATIVE not in agreed.asked()
    assert refusal(agreed, commands.Consent(id="z", yes=True), "Cem") == "already_answered"
    over = replace(table, phase=OVER, proposal=Proposal("rematch", SPYMASTER))
    assert refusal(over, commands.Consent(id="y", yes=True), "Eve") == "not_seated"


def test_the_match_is_in_the_list_of_a_voice_while_it_plays_along(match):
    table = do(match, joins(OPERATIVE), "Eve")
    assert players_of(table) - players_of(match) == {"eve"}
    assert record_of(table).voices == {"eve": OPERATIVE}
    assert record_of(do(table, commands.Stand(id="l"), "Eve")).voices == {}
