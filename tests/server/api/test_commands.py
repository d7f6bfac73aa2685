"""HTTP and WebSocket take the same commands and give the same answers."""

from __future__ import annotations

import pytest

from furcifer.core import Illegal
from furcifer.server.api import protocol
from furcifer.server.api.refusals import STATUSES, status_of
from furcifer.server.table import commands


@pytest.fixture
def send(friend):
    """Send a command over HTTP: the status and the body."""

    def post(person, table: str, kind: str, **fields: object) -> tuple[int, dict]:
        body = {"type": kind, "id": "m1", **fields}
        answer = person.http.post(f"/api/tables/{table}/commands", json=body)
        return answer.status_code, answer.json()

    return post


def test_a_match_can_be_played_by_commands_alone(friend, send):
    ann, bob = friend("Ann"), friend("Bob")
    table = ann.open_table()
    assert send(bob, table, "sit", seat=1)[0] == 200
    assert send(ann, table, "arrange", id="a1", public=True)[0] == 200
    assert send(ann, table, "start", id="a2")[0] == 200
    status, answer = send(ann, table, "act", id="a3", action="b1-c3")
    assert (status, answer["type"], answer["id"]) == (200, "accepted", "a3")
    assert send(ann, table, "act", id="a3", action="b1-c3") == (status, answer)  # sent twice, done once
    assert send(bob, table, "chat", text="hello", id="b2")[0] == 200
    assert ann.look(table)["seq"] == answer["seq"] + 1


def test_an_id_is_bound_to_the_kind_and_content_of_its_command(duel, send):
    table, (red, _) = duel()

    def say(kind: str, **fields: object) -> dict:
        red.answers.pop("m1", None)
        return red.ask(kind, id="m1", **fields)

    seq = say("act", action="b1-c3", seq=red.sync["seq"])["seq"]
    assert say("act", action="b1-c3")["seq"] == seq  # the seq it was chosen at is no content
    for kind, fields in (("act", {"action": "a1-a2"}), ("chat", {"text": "b1-c3"}), ("undo", {})):
        assert say(kind, **fields)["code"] == "id_reused"
        assert send(red.friend, table, kind, **fields)[1]["code"] == "id_reused"
    assert red.friend.look(table)["seq"] == seq


def test_a_refusal_has_the_same_fields_on_both_ways(duel, send):
    table, (red, blue) = duel()
    for kind, fields in (
        ("act", {"action": "a5-a4"}),
        ("start", {}),
        ("place", {"seat": 1, "level": "genius"}),
        ("consent", {"yes": True}),
        ("rematch", {}),
    ):
        status, body = send(blue.friend, table, kind, **fields)
        answer = blue.ask(kind, id=kind, **fields)
        assert answer == {"type": "refused", "id": kind, **body}
        assert set(body) == set(Illegal.__struct_fields__)
        assert status == status_of(body["code"]) in (403, 409)
    assert red.sync["seq"] == red.friend.look(table)["seq"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"type": "act"},
        {"type": "nothing", "id": "1"},
        {"type": "hello", "id": "1"},
        {"type": "ping", "id": "1"},
        {"type": "sit", "id": "1", "seat": "first"},
        [],
    ],
)
def test_what_is_no_command_is_malformed(friend, body):
    ann = friend("Ann")
    answer = ann.http.post(f"/api/tables/{ann.open_table()}/commands", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_one_schema_serves_both_ways():
    kinds = set(commands.Command.__args__)
    assert set(protocol.FromClient.__args__) == kinds | {protocol.Hello, protocol.Ping}
    assert protocol.read(b'{"type":"sit","id":"1","seat":3}') == commands.Sit(id="1", seat=3)


@pytest.mark.parametrize("way", ["open", "arrange"])
def test_an_unknown_language_is_refused_with_a_sentence(friend, way):
    ann = friend("Ann")
    if way == "open":
        answer = ann.http.post("/api/tables", json={"game": "codenames", "language": "xx"})
    else:
        change = {"type": "arrange", "id": "1", "language": "xx"}
        answer = ann.http.post(f"/api/tables/{ann.open_table()}/commands", json=change)
    assert (answer.status_code, answer.json()["code"]) == (409, "no_such_language")
    assert answer.json()["text"] == "There is no language 'xx'; the languages are: en, fr, it."


def test_every_status_of_a_refusal_is_an_error():
    assert set(STATUSES.values()) <= {400, 401, 403, 404, 405, 413, 429, 500, 503}
    assert status_of("any rule of any game") == 409
