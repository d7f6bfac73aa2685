"""Several nodes on one PostgreSQL and one Valkey: any node serves any table."""

from __future__ import annotations

import random
import time


def test_friends_at_two_nodes_play_one_match(start_node, postgres, valkey, server):
    database, bus = postgres.new_database(), f"redis://127.0.0.1:{valkey.port}"
    one = start_node(database, bus_url=bus)
    two = start_node(database, bus_url=bus, bot_pause=0)
    ann = server.Friend(one, "Ann")
    bob = server.Friend(two, "Bob")
    table = ann.open_table()
    bob.post(table, "seats", seat=1)
    ann.post(table, "start")
    sockets = [ann.socket(table), bob.socket(table)]
    assert server.play_out(sockets, random.Random(5)) > 5
    assert sockets[0].facts == sockets[1].facts
    assert ann.at(two).look(table)["you"] == {
        "seat": 0,
        "host": True,
        "may_chat": True,
        "may_undo": False,
        "removed": False,
    }


def test_two_nodes_that_accept_at_once_stay_linear(start_node, postgres, server):
    """Without a bus: the log's key is the only judge."""
    database = postgres.new_database()
    nodes = [start_node(database), start_node(database)]
    ann = server.Friend(nodes[0], "Ann")
    table = ann.open_table()
    tabs = [ann.socket(table), ann.at(nodes[1]).socket(table)]
    sent = [
        [tab.send("chat", text=f"{number} of {tab.friend.node.url}") for tab in tabs] for number in range(40)
    ]
    for column, tab in enumerate(tabs):
        tab.until(lambda tab=tab, column=column: all(row[column] in tab.answers for row in sent))
    answers = [tab.answers[row[column]] for row in sent for column, tab in enumerate(tabs)]
    assert {answer["type"] for answer in answers} == {"accepted"}
    seqs = [answer["seq"] for answer in answers]
    assert len(set(seqs)) == len(seqs) == 80
    chats = [server.Friend(node, cookie=ann.cookie).look(table)["chat"] for node in nodes]
    assert chats[0] == chats[1]
    assert sorted(line["seq"] for line in chats[0]) == sorted(seqs)


def test_bots_pass_to_another_node_when_theirs_dies(start_node, postgres, valkey, server):
    database, bus = postgres.new_database(), f"redis://127.0.0.1:{valkey.port}"
    settings = {"bus_url": bus, "claim_seconds": 2}
    one = start_node(database, **settings, bot_pause=30)  # it claims the table, and never gets to move
    ann = server.Friend(one, "Ann")
    table = ann.open_table(bots={0: "random"}, sit=1)
    ann.post(table, "start")
    time.sleep(0.5)
    two = start_node(database, **settings, bot_pause=0)
    again = ann.at(two)
    assert again.look(table)["facts"] == []
    one.kill()
    seen = again.look(table)
    while not seen["facts"]:
        seen = again.look(table, since=seen["seq"], wait=20)
    assert again.look(table)["facts"][0]["seat"] == 0
