"""My games: kept for the person, running ones first, and nothing in them that the table would not tell."""

from __future__ import annotations

import json
import random

import pytest

from server.conftest import without_ids


def mine(friend, **query) -> dict:
    answer = friend.http.get("/api/me/tables", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_game_is_listed_with_its_people_whose_turn_it_is_and_its_end(duel, server):
    table, (red, blue) = duel()
    first, second = mine(red.friend), mine(blue.friend)
    (line,) = first["running"]
    assert (line["id"], line["game"], line["phase"]) == (table, "chameleon-chess", "playing")
    assert [seat["name"] for seat in line["seats"]] == ["Ann", "Bob"]
    assert (line["you"], line["to_act"], line["your_turn"]) == (0, [0], True)
    assert second["running"][0]["your_turn"] is False
    server.play_out([red, blue], random.Random(3))
    after = mine(red.friend)
    assert after["running"] == []
    assert after["finished"][0]["outcome"] == red.sync["outcome"]
    assert after["finished"][0]["at"] >= line["opened"]


def test_a_list_is_the_persons_own_and_moves_with_the_personal_link(friend):
    ann, eve = friend("Ann"), friend("Eve")
    table = ann.open_table()
    assert [line["id"] for line in mine(ann)["running"]] == [table]
    assert mine(eve) == {"running": [], "finished": [], "next": None}
    phone = friend()
    link = ann.http.post("/api/me/link", json={}).json()["link"]
    phone.http.post(f"/api/links/{link.rpartition('/')[2]}").raise_for_status()
    assert [line["id"] for line in mine(phone)["running"]] == [table]


def test_nothing_hidden_is_in_the_list_of_a_running_game(friend):
    people = [friend(name) for name in ("Ann", "Bob", "Cem", "Dee")]
    table = people[0].open_table("codenames", seats=4, spectators="after")
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    words = people[0].look(table)["view"]["words"]
    key = people[0].look(table)["view"]["key"]
    for person in people:
        text = json.dumps([mine(person), person.http.get("/api/me/data").json()])
        assert key not in text
        assert not any(word in without_ids(text) for word in words)
        assert "furcifer=" not in text
        assert set(mine(person)["running"][0]) == {
            *("id", "game", "phase", "opened", "at", "seats", "you"),
            *("to_act", "your_turn", "left_ms", "outcome", "voice"),
        }


def test_a_host_without_a_seat_does_not_learn_whose_turn_it_is_where_nobody_may_watch(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table("codenames", seats=2, spectators="after", sit=None)
    bob.post(table, "seats", seat=0)
    ann.post(table, "start", fill="easy")
    assert (mine(ann)["running"][0]["to_act"], mine(ann)["running"][0]["you"]) == ([], None)
    assert mine(bob)["running"][0]["to_act"]


def finish(friend) -> str:
    """A finished game of this person against a bot."""
    table = friend.open_table(bots={"1": "greedy"})
    friend.post(table, "start")
    friend.post(table, "commands", type="resign", id="r")
    return table


def test_finished_games_come_in_pages_and_can_be_taken_off_the_list(friend):
    ann = friend("Ann")
    tables = [finish(ann) for _ in range(22)]
    first = mine(ann)
    second = mine(ann, before=first["next"])
    listed = [line["id"] for line in first["finished"] + second["finished"]]
    assert (listed, second["next"], second["running"]) == (tables[::-1], None, [])
    left = ann.http.delete(f"/api/me/tables/{tables[-1]}").json()
    assert tables[-1] not in [line["id"] for line in left["finished"]]
    assert ann.http.get("/api/me/data").json()["name"] == "Ann"
    assert len(ann.http.get("/api/me/data").json()["tables"]) == 21
    assert ann.http.delete("/api/me/tables").json()["finished"] == []
    assert ann.look(tables[0])["table"]["phase"] == "over"  # the table itself stays


def test_somebody_who_left_before_the_start_no_longer_has_the_table(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    assert len(mine(bob)["running"]) == 1
    bob.http.delete(f"/api/tables/{table}/seats/1")
    assert mine(bob)["running"] == []


def test_days_per_move_begin_anew_with_every_move(friend):
    ann, bob = friend("Ann"), friend("Bob")
    day = 86_400
    table = ann.open_table(clock={"seconds": 3 * day, "per_move": True})
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    assert mine(ann)["running"][0]["left_ms"] == pytest.approx(3 * day * 1000, rel=0.01)
    ann.post(table, "actions", action="b1-c3")
    clocks = ann.look(table)["clocks"]
    assert clocks[0]["left_ms"] == 3 * day * 1000
    assert mine(bob)["running"][0]["your_turn"] is True
    assert mine(ann)["running"][0]["left_ms"] is None
