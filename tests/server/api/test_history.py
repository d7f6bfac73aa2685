"""The last turn, and stepping back through a running match."""

from __future__ import annotations

import json

import pytest

import furcifer
from furcifer.core import Rng
from server.api.test_secrecy import SEATS, SHORT, choice

MOVES = 40


def played(friend, slug, moves=MOVES, **setup):
    """Play a while; return the table, the sockets (the last is a spectator's), and what each received."""
    people = [friend(f"Person {number}") for number in range(SEATS.get(slug, 2))]
    table = people[0].open_table(slug, seats=len(people), config=SHORT.get(slug, {}), **setup)
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    sockets = [person.socket(table) for person in (*people, friend("Watcher"))]
    people[0].post(table, "start")
    rng, game = Rng(5), furcifer.all_games()[slug]
    for socket in sockets:
        socket.until(lambda socket=socket: socket.sync["view"] is not None)
    for _ in range(moves):
        ready = [socket for socket in sockets if socket.sync["legal"] or socket.sync["asks"]]
        if not ready:
            break
        mover = ready[rng.below(len(ready))]
        seq = mover.do("act", action=choice(game, mover.sync, rng), seq=mover.sync["seq"])
        for socket in sockets:
            socket.seen(seq)
    return table, sockets


def received(socket) -> list[dict]:
    messages = (json.loads(line) for frame in socket.frames for line in frame.split("\n"))
    return [message for message in messages if message["type"] == "sync" and message["view"] is not None]


def history(socket, table) -> list[dict]:
    answer = socket.friend.http.get(f"/api/tables/{table}/history")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("slug", sorted(furcifer.all_games()))
def test_everybody_sees_the_moments_they_saw_and_no_others(friend, slug):
    table, sockets = played(friend, slug)
    for socket in sockets:
        moments = history(socket, table)
        seen = {message["seq"]: message["view"] for message in received(socket)}
        assert all(seen[moment["seq"]] == moment["view"] for moment in moments if moment["seq"] in seen)
        assert {moment["seq"] for moment in moments[2:]} <= seen.keys()
        assert [fact for moment in moments for fact in moment["facts"]] == socket.facts
        assert all(moment.keys() == {"seq", "facts", "view"} for moment in moments)  # never an action


def test_a_spectator_who_must_wait_has_no_history(friend):
    ann, eve = friend("Ann"), friend("Eve")
    table = ann.open_table("chameleon-chess", spectators="after", bots={"1": "random"})
    ann.post(table, "start")
    assert eve.http.get(f"/api/tables/{table}/history").json() == []


def test_the_last_turn_survives_a_reload(duel):
    table, (red, blue) = duel()
    for mover, move in ((red, "b1-c3"), (blue, "b5-c4")):
        seq = mover.do("act", action=move)
        for socket in (red, blue):
            socket.seen(seq)
    assert blue.sync["last_turn"] == 1
    again = red.friend.socket(table)
    assert again.facts[-again.sync["last_turn"] :] == [red.facts[-1]]
    assert again.facts[-1]["target"] == "c4"


def test_a_turn_of_several_actions_is_one_turn(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table("coloretto", seats=2)
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    sockets = [ann.socket(table), bob.socket(table)]
    for _ in range(8):
        mover = next(socket for socket in sockets if socket.sync["legal"])
        texts = [one["text"] for one in mover.sync["legal"]]
        text = "draw" if "draw" in texts else texts[0]
        seq = mover.do("act", action=text)
        for socket in sockets:
            socket.seen(seq)
        if text.startswith("place"):
            break
    last = sockets[0].facts[-sockets[0].sync["last_turn"] :]
    assert [fact["type"] for fact in last][-3:] == ["drew", "revealed", "placed"]
