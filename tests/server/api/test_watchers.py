"""Spectators: how many there are, their own chat, and quick phrases."""

from __future__ import annotations

import json
import random

import pytest

from server.conftest import Refusal


def texts(sync: dict) -> list[str]:
    return [line["text"] for line in sync["chat"]]


def watcher_counts(socket) -> list[int]:
    messages = (json.loads(line) for frame in socket.frames for line in frame.split("\n"))
    return [message["count"] for message in messages if message["type"] == "watchers"]


def test_players_read_the_spectators_chat_after_the_end(duel, friend, server):
    table, sockets = duel()
    eve, max_ = friend("Eve"), friend("Max")
    eve.post(table, "chat", text="Red is lost")
    assert "Red is lost" in texts(max_.look(table))
    line = max_.look(table)["chat"][-1]
    assert (line["aside"], line["seat"], line["name"]) == (True, None, "Eve")
    for socket in sockets:
        assert texts(socket.friend.look(table)) == []
    server.play_out(sockets, random.Random(1))
    for socket in sockets:
        assert "Red is lost" in texts(socket.friend.look(table))
        assert any("Red is lost" in frame for frame in socket.frames[-1:])  # told with the end
        assert not any("Red is lost" in frame for frame in socket.frames[:-1])


def test_a_player_cannot_listen_in_as_a_spectator_on_the_same_device(duel, friend):
    table, (red, _) = duel()
    friend("Eve").post(table, "chat", text="a secret plan")
    sneaky = red.friend.http.get(f"/api/tables/{table}", params={"player": "9"}).json()
    assert (texts(sneaky), sneaky["you"]["may_chat"]) == ([], False)
    with pytest.raises(Refusal):
        red.friend.post(table, "chat?player=9", text="psst")


def test_spectators_who_may_not_see_the_match_do_not_chat(friend):
    ann, eve = friend("Ann"), friend("Eve")
    table = ann.open_table(spectators="after", bots={"1": "random"})
    ann.post(table, "start")
    with pytest.raises(Refusal) as refused:
        eve.post(table, "chat", text="hello")
    assert refused.value.code == "silence"


def test_everybody_is_told_how_many_watch(duel, friend):
    table, (red, _) = duel()
    eve = friend("Eve")
    first, second = eve.socket(table), eve.socket(table)  # two tabs of one person
    other = friend("Max").socket(table)
    red.until(lambda: watcher_counts(red) == [1, 2])
    for socket in (first, other):
        socket.close()
    red.until(lambda: watcher_counts(red) == [1, 2, 1])
    second.close()
    red.until(lambda: watcher_counts(red)[-1] == 0)


def test_a_phrase_is_sent_by_its_key(friend):
    ann = friend("Ann")
    table = ann.open_table()
    ann.post(table, "chat", phrase="hello")
    (line,) = ann.look(table)["chat"]
    assert (line["phrase"], line["text"]) == ("hello", "")
    answer = ann.http.post(f"/api/tables/{table}/chat", json={"phrase": "<b>"})
    assert answer.status_code == 400
    with pytest.raises(Refusal) as refused:
        ann.post(table, "chat")
    assert refused.value.code == "empty"


def test_the_lines_of_a_person_have_one_speaker_that_does_not_name_them(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    for person in (ann, bob, ann):
        person.post(table, "chat", text="hello")
    first, second, third = (line["speaker"] for line in bob.look(table)["chat"])
    assert first == third != second
    assert ann.cookie.partition(".")[0] not in bob.http.get(f"/api/tables/{table}").text
