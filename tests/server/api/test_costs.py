"""Expensive requests cost their sender more, and a request that changes nothing writes nothing."""

from __future__ import annotations

import pytest

from furcifer.server.api.limits import Buckets, Limits
from furcifer.server.settings import Settings
from furcifer.server.store import open_database
from server.conftest import in_a_loop

PACK = [f"word{number:03}-{'x' * 12}" for number in range(620)]


@pytest.fixture
def log_of():
    """The stored events of a table."""

    def read(node, table: str) -> list[str]:
        async def scene():
            database = await open_database(node.env["FURCIFER_DATABASE_URL"])
            rows = await database.log(table)
            await database.close()
            return [row.body for row in rows]

        return in_a_loop(scene())

    return read


def test_a_bucket_takes_what_a_request_costs():
    buckets = Buckets(rate=1e-9, burst=10)
    assert [buckets.take("a", 4) for _ in range(3)] == [True, True, False]
    assert buckets.take("a", 2)
    assert buckets.take("b", 1000)  # a full bucket is always enough
    assert not buckets.take("b", 0.1)


def test_a_long_message_costs_as_much_as_many_short_ones():
    limits = Limits(Settings(person_rate=1e-9, person_burst=80))
    assert [limits.message("ann", "a", 16_384) for _ in range(6)] == [True] * 4 + [False] * 2


def test_all_addresses_together_open_so_many_sockets():
    limits = Limits(Settings(sockets=3, sockets_per_address=2))
    for address in ("a", "a", "b"):
        assert limits.room_for_socket(address)
        limits.socket_opened(address)
    assert not limits.room_for_socket("c")
    limits.socket_closed("b")
    assert limits.room_for_socket("c")
    assert not limits.room_for_socket("a")


def test_a_refused_table_is_not_read_first(start_node, server):
    """A pack of 620 words was read before the request was turned away."""
    ann = server.Friend(start_node(new_table_rate=0.01, new_table_burst=1), "Ann")
    assert (
        ann.http.post("/api/tables", json={"game": "codenames", "config": {"pack": PACK}}).status_code == 201
    )
    for config in ({"pack": PACK}, {"pack": ["too few"]}):
        answer = ann.http.post("/api/tables", json={"game": "codenames", "config": config})
        assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")


def test_changes_of_the_set_up_write_what_changed(node, friend, log_of):
    """Every switch once wrote the whole set-up again, words included."""
    ann = friend("Ann")
    table = ann.open_table("codenames", seats=4, config={"pack": PACK})
    socket = ann.socket(table)
    first = len(log_of(node, table))
    for number in range(10):
        socket.do("arrange", public=number % 2 == 0)
    seq = socket.do("arrange", public=False, seats=4)
    assert socket.do("arrange", public=False, config={"pack": PACK, "language": "en"}) == seq
    written = log_of(node, table)[first:]
    assert len(written) == 10
    assert sum(map(len, written)) < 3000
    setting = ann.look(table)["table"]["setting"]
    assert (setting["seats"], len(setting["config"]["pack"]), setting["public"]) == (4, 620, False)


def test_a_flood_of_long_set_ups_is_slowed_down(start_node, server, log_of):
    """11 MB were written in 8 seconds, within the limits."""
    node = start_node(person_rate=0.01, person_burst=80, address_rate=0.01, address_burst=1000)
    ann = server.Friend(node, "Ann")
    table = ann.open_table("codenames", seats=4)
    socket = ann.socket(table)
    answers = [socket.ask("arrange", config={"pack": [f"n{number}", *PACK[:500]]}) for number in range(20)]
    assert answers[0]["type"] == "accepted"
    assert {answer.get("code") for answer in answers} == {None, "slow_down"}
    assert sum(map(len, log_of(node, table))) < 80 * 1024


def test_a_new_name_is_written_only_where_somebody_sees_it(node, friend, log_of):
    """60 renames with 60 tables wrote 3,600 events."""
    ann = friend("Ann")
    tables = [ann.open_table() for _ in range(5)]
    socket = ann.socket(tables[0])
    before = [len(log_of(node, table)) for table in tables]
    for number in range(10):
        ann.http.put("/api/me", json={"name": f"Ann {number}"}).raise_for_status()
    written = [len(log_of(node, table)) - count for table, count in zip(tables, before, strict=True)]
    assert written == [10, 0, 0, 0, 0]
    assert [ann.look(table)["table"]["chairs"][0]["name"] for table in tables] == ["Ann 9"] * 5
    socket.close()


def test_renaming_at_many_open_tables_is_limited(start_node, server):
    ann = server.Friend(start_node(person_rate=0.01, person_burst=60), "Ann")
    sockets = [ann.socket(ann.open_table()) for _ in range(8)]
    codes = [ann.http.put("/api/me", json={"name": f"A{number}"}).status_code for number in range(8)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert len(sockets) == 8


def test_nobody_speaks_by_a_new_name_in_the_middle_of_a_match(friend):
    """A spymaster could say anything to the others by renaming himself."""
    people = [friend(name) for name in ("Ann", "Bob", "Cem", "Dee")]
    table = people[0].open_table("codenames", seats=4)
    for seat, person in enumerate(people[1:], start=1):
        person.post(table, "seats", seat=seat)
    people[0].post(table, "start")
    watcher = people[1].socket(table)
    people[0].http.put("/api/me", json={"name": "take the owl"}).raise_for_status()
    people[0].socket(table)
    seq = watcher.do("chat", text="hello") if watcher.sync["you"]["may_chat"] else watcher.sync["seq"]
    watcher.seen(seq)
    assert people[1].look(table)["table"]["chairs"][0]["name"] == "Ann"
    assert "take the owl" not in "".join(watcher.frames)
