"""Several people at one device: handing the phone on, and a big screen for everybody."""

from __future__ import annotations

import json

import pytest

import furcifer
from furcifer.core import Rng
from server.api.test_secrecy import (
    MOST,
    SEATS,
    SHORT,
    check_listener,
    choice,
    history,
    pytest_generate_tests,  # noqa: F401
)
from server.conftest import Friend, Refusal, Socket


class Player(Friend):
    """One of several people at a friend's device."""

    def __init__(self, owner: Friend, which: str) -> None:
        self.node, self.http, self.which = owner.node, owner.http, which

    def post(self, table: str, what: str, **body: object) -> dict:
        return super().post(table, f"{what}?player={self.which}", **body)

    def look(self, table: str, since: int = 0, **query: object) -> dict:
        return super().look(table, since, player=self.which, **query)

    def socket(self, table: str, seen: int = 0, hello: bool = True) -> Socket:
        return Socket(self, f"{table}?player={self.which}", seen, hello)


def shared_table(friend, slug, **setup):
    """Open a table with every seat at one device; return the owner, the table and the players."""
    owner = friend("Phone")
    seats = SEATS.get(slug, 2)
    table = owner.open_table(slug, seats=seats, sit=None, config=SHORT.get(slug, {}), **setup)
    players = [Player(owner, str(seat + 1)) for seat in range(seats)]
    for seat, player in enumerate(players):
        owner.http.put(f"/api/me?player={seat + 1}", json={"name": f"Player {seat + 1}"})
        player.post(table, "seats", seat=seat)
    owner.post(table, "start")
    return owner, table, players


def test_every_player_receives_their_own_seat_alone(friend, node, slug):
    """The device opens one socket a turn, for the person who lifts the curtain, and closes it afterwards."""
    owner, table, players = shared_table(friend, slug)
    public, rng, game = owner.socket(table), Rng(3), furcifer.all_games()[slug]
    assert public.sync["you"]["device"] == {str(seat): str(seat + 1) for seat in range(len(players))}
    opened = []
    for _ in range(MOST):
        if public.sync["outcome"] is not None:
            break
        seat = public.sync["to_act"][0]
        in_hand = players[seat].socket(table)
        assert in_hand.sync["you"]["seat"] == seat
        seq = in_hand.do("act", action=choice(game, in_hand.sync, rng), seq=in_hand.sync["seq"])
        in_hand.seen(seq)
        in_hand.close()
        opened.append((seat, in_hand))
        public.seen(seq)
    story = history(node, table)
    check_listener(game, None, public, story)
    for seat, socket in opened[:: max(1, len(opened) // 12)]:
        check_listener(game, seat, socket, story)


def test_nobody_else_can_be_a_player_of_the_device(friend):
    _, table, _ = shared_table(friend, "codenames")
    thief = Player(friend("Eve"), "1").look(table)
    assert (thief["you"]["seat"], thief["view"]["key"], thief["you"]["device"]) == (None, None, {})


def test_every_player_keeps_their_own_name(friend):
    owner, table, _ = shared_table(friend, "chameleon-chess")
    assert [chair["name"] for chair in owner.look(table)["table"]["chairs"]] == ["Player 1", "Player 2"]
    assert owner.http.get("/api/me").json() == {"name": "Phone"}


def screens(friend, taps):
    """Start Codenames for four people; return the table, the people and the host's screen."""
    people = [friend(f"Person {seat}") for seat in range(4)]
    table = people[0].open_table("codenames", seats=4, taps=taps)
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    return table, people, Player(people[0], "screen")


def test_a_screen_shows_what_everybody_knows_even_on_a_spymasters_device(friend):
    table, people, screen = screens(friend, taps=True)
    assert people[0].look(table)["view"]["key"] is not None
    seen = screen.look(table)
    assert (seen["you"]["seat"], seen["view"]["key"], seen["legal"], seen["asks"]) == (None, None, [], None)
    watcher = friend("Eve").look(table)
    assert seen["view"] == watcher["view"]


def test_guesses_are_tapped_on_the_hosts_screen_if_the_host_allows_it(friend):
    table, people, screen = screens(friend, taps=True)
    starter = next(seat for seat, person in enumerate(people[:2]) if person.look(table)["asks"])
    people[starter].post(table, "actions", action="clue zzyzx 1")
    legal = screen.look(table)["legal"]
    assert legal == people[starter + 2].look(table)["legal"]
    assert legal
    with pytest.raises(Refusal) as refused:  # first: a guess may find the assassin and end the match
        Player(friend("Eve"), "screen").post(table, "actions", action="stop")
    assert refused.value.code == "not_seated"
    screen.post(table, "actions", action=legal[0]["text"])
    assert people[2].look(table)["view"]["turns"][0]["guesses"]


def test_no_screen_may_act_unless_the_host_allows_it(friend):
    table, people, screen = screens(friend, taps=False)
    starter = next(seat for seat, person in enumerate(people[:2]) if person.look(table)["asks"])
    people[starter].post(table, "actions", action="clue zzyzx 1")
    assert screen.look(table)["legal"] == []
    with pytest.raises(Refusal) as refused:
        screen.post(table, "actions", action="stop")
    assert refused.value.code == "not_seated"


def test_a_screen_never_acts_for_a_seat_with_a_secret(friend):
    """In The Chameleon every seat holds a card, so nothing can be tapped on the screen."""
    people = [friend(f"Person {seat}") for seat in range(4)]
    table = people[0].open_table("chameleon", seats=4, taps=True, config={"voice": True})
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    seen = Player(people[0], "screen").look(table)
    assert seen["to_act"]
    assert json.dumps(seen["legal"]) == "[]"


def test_a_kicked_person_cannot_come_back_as_another_player_of_the_device(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    ann.http.delete(f"/api/tables/{table}/seats/1").raise_for_status()
    with pytest.raises(Refusal) as refused:
        Player(bob, "2").post(table, "seats", seat=1)
    assert refused.value.code == "kicked"
