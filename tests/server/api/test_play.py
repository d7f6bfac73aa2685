"""Whole matches over sockets and over plain HTTP."""

from __future__ import annotations

import random

import pytest


def test_two_friends_play_a_whole_match(duel, server):
    _, sockets = duel()
    moves = server.play_out(sockets, random.Random(1))
    red, blue = sockets
    assert moves > 5
    assert red.sync["outcome"] == blue.sync["outcome"]
    assert red.facts == blue.facts  # nothing is hidden in this game
    assert len(red.facts) == moves
    assert red.table_info["phase"] == "over"


def test_a_reconnect_resumes_from_the_last_seq(duel, server):
    table, (red, blue) = duel()
    rng = random.Random(2)
    for turn in range(6):
        mover = (red, blue)[turn % 2]
        mover.until(lambda mover=mover: mover.sync["legal"])
        mover.do("act", action=rng.choice(mover.sync["legal"])["text"], seq=mover.sync["seq"])
        if turn == 2:
            blue.seen(red.sync["seq"])
            seen, facts = blue.sync["seq"], len(blue.facts)
            blue.close()
            blue = blue.friend.socket(table, seen=seen)
            assert (blue.sync["since"], blue.facts, facts) == (seen, [], 3)
    red.seen(blue.sync["seq"])
    again = blue.friend.socket(table, seen=seen)
    assert again.facts == red.facts[3:]
    fresh = blue.friend.socket(table)
    assert fresh.facts == red.facts


def test_two_tabs_stay_in_step(duel):
    table, (red, blue) = duel()
    tab = red.friend.socket(table)
    seq = red.do("act", action="b1-c3", seq=red.sync["seq"])
    for socket in (red, blue, tab):
        socket.seen(seq)
    assert tab.sync == red.sync | {
        "since": tab.sync["since"],
        "table": tab.sync["table"],
        "facts": tab.sync["facts"],
    }


def test_a_message_sent_twice_is_done_once(duel):
    table, (red, blue) = duel()
    first = red.do("act", id="once", action="b1-c3", seq=red.sync["seq"])
    assert red.do("act", id="once", action="b1-c3", seq=red.sync["seq"]) == first
    again = red.friend.socket(table)
    assert again.do("act", id="once", action="b1-c3") == first
    assert blue.friend.post(table, "chat", id="once", text="the same id of somebody else")["seq"] == first + 1


def test_what_was_chosen_at_an_older_state_is_refused(duel, server):
    _, (red, blue) = duel()
    before = red.sync["seq"]
    red.do("act", action="b1-c3", seq=before)
    blue.until(lambda: blue.sync["legal"])
    old = blue.sync["seq"]
    blue.do("act", action=blue.sync["legal"][0]["text"], seq=old)
    red.until(lambda: red.sync["legal"])
    assert red.ask("act", action="c3-b1", seq=before)["code"] == "stale"
    assert blue.ask("act", action="a5-a4", seq=old)["code"] == "not_your_turn"


def test_chat_does_not_make_a_choice_stale(duel):
    _, (red, blue) = duel()
    seq = red.sync["seq"]
    blue.do("chat", text="hurry up")
    assert red.do("act", action="b1-c3", seq=seq) == seq + 2


def test_scripts_play_without_a_socket(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats")
    ann.post(table, "start")
    assert ann.post(table, "actions", action="b1-c3")["type"] == "accepted"
    legal = bob.look(table)["legal"]
    assert bob.post(table, "actions", action=legal[0]["action"])["type"] == "accepted"
    seq = ann.look(table)["seq"]
    assert ann.look(table, since=seq)["facts"] == []
    assert len(ann.look(table, since=seq - 1)["facts"]) == 1


def test_waiting_for_news_over_http(friend):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    bob.post(table, "seats")
    seq = ann.post(table, "start")["seq"]
    assert bob.look(table, since=seq, wait=0.1)["facts"] == []
    ann.post(table, "actions", action="b1-c3")
    assert len(bob.look(table, since=seq, wait=20)["facts"]) == 1


def test_nothing_new_costs_nothing(friend):
    ann = friend("Ann")
    table = ann.open_table()
    answer = ann.http.get(f"/api/tables/{table}")
    again = ann.http.get(f"/api/tables/{table}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("action", ["b1-b1", "hello", {"type": "move"}, {"type": "no"}, ""])
def test_the_rules_answer_with_a_reason(duel, action):
    _, (red, _) = duel()
    answer = red.ask("act", action=action)
    assert answer["type"] == "refused"
    assert answer["code"] in ("notation", "own_piece", "no_such_move")
    assert answer["text"].endswith(".")
