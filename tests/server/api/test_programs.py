"""Programs of people's own play over HTTP and WebSocket: tokens, scopes, badges, limits, revocation."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from furcifer.server.api.programs import PREFIX, command_refusal
from furcifer.server.store.program_tokens import ProgramToken
from furcifer.server.table import commands


def make(friend, **wishes) -> dict:
    answer = friend.http.post("/api/me/programs", json={"name": "Robo"} | wishes)
    assert answer.status_code == 201, answer.text
    return answer.json()


def client(node, token: str) -> httpx.Client:
    return httpx.Client(base_url=node.url, headers={"Authorization": f"Bearer {token}"}, timeout=30)


@pytest.fixture
def program(node, friend):
    """A person with a program of theirs."""
    clients = []

    def start(**wishes):
        owner = friend("Ann")
        made = make(owner, **wishes)
        clients.append(client(node, made["token"]))
        return owner, made, clients[-1]

    yield start
    for each in clients:
        each.close()


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_program_sits_down_with_a_badge_and_plays(program, friend):
    _, made, robo = program()
    host = friend("Bea")
    table = host.open_table()
    assert robo.get("/api/me").json() == {"name": "Robo"}
    robo.post(f"/api/tables/{table}/seats", json={"seat": 1}).raise_for_status()
    chairs = host.look(table)["table"]["chairs"]
    assert [(chair["name"], chair["kind"], chair["program"]) for chair in chairs] == [
        ("Bea", "person", False),
        ("Robo", "person", True),
    ]
    assert [chair["ready"] for chair in chairs] == [False, True]
    host.post(table, "start")
    host.post(table, "actions", action="b1-c3")
    mine = robo.get(f"/api/tables/{table}").json()
    move = mine["legal"][0]["text"]
    robo.post(f"/api/tables/{table}/actions", json={"action": move, "seq": mine["seq"]}).raise_for_status()
    assert host.look(table)["to_act"] == [0]
    assert "set-cookie" not in robo.get("/api/me").headers
    assert made["token"].startswith(PREFIX)


def test_a_program_plays_over_a_socket_until_its_token_is_revoked(program, node):
    owner, made, robo = program(scopes=["play", "host"])
    table = robo.post("/api/tables", json={"game": "chameleon-chess", "bots": {"1": "random"}}).json()["id"]
    url = f"{node.url.replace('http', 'ws')}/ws/tables/{table}"
    headers = {"Authorization": f"Bearer {made['token']}"}
    with connect(url, additional_headers=headers, legacy=True) as socket:
        socket.send('{"type":"hello","id":"1"}')
        while '"sync"' not in (frame := socket.recv(timeout=30)):
            pass
        assert '"host":true' in frame
        socket.send('{"type":"chat","id":"2","text":"hi"}')
        while '"id":"2"' not in (frame := socket.recv(timeout=30)):
            pass
        assert '"code":"scope"' in frame
        assert owner.http.delete(f"/api/me/programs/{made['program']['id']}").json() == []
        with pytest.raises(ConnectionClosed) as closed:
            read_on(socket)
        assert closed.value.rcvd.code == 4401
    assert code_of(robo.get("/api/me")) == (401, "bad_token")
    with connect(url, additional_headers=headers, legacy=True) as socket, pytest.raises(ConnectionClosed):
        socket.recv(timeout=30)


def read_on(socket) -> None:
    for _ in range(20):
        socket.recv(timeout=30)


def test_the_store_holds_no_token(program, node):
    _, made, _ = program()
    database = node.env["FURCIFER_DATABASE_URL"].removeprefix("sqlite:///")
    files = Path(database).parent.glob(Path(database).name + "*")
    assert not any(made["token"].encode() in path.read_bytes() for path in files)
    assert made["token"] not in node.output


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me/link"),
        ("POST", "/api/me/programs"),
        ("GET", "/api/me/programs"),
        ("PUT", "/api/me"),
        ("GET", "/api/me/tables"),
        ("POST", "/api/analysis"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{table}/hint"),
        ("POST", "/api/tables/{table}/start"),
        ("POST", "/api/tables/{table}/chat"),
    ],
)
def test_what_a_program_may_not_do_is_refused(program, method, path):
    owner, _, robo = program()
    table = owner.open_table()
    body = {"game": "coloretto"} if path == "/api/tables" else {"text": "hi"} if "chat" in path else {}
    answer = robo.request(method, path.format(table=table), json=body)
    assert code_of(answer) == (403, "scope")


def test_a_token_for_one_table_is_made_by_its_host_and_works_nowhere_else(program, friend, node):
    owner, _, _ = program()
    mine, other = owner.open_table(), owner.open_table()
    stranger = friend("Eve")
    answer = stranger.http.post("/api/me/programs", json={"name": "Spy", "table": mine})
    assert code_of(answer) == (403, "not_host")
    with client(node, make(owner, table=mine)["token"]) as bound:
        assert bound.get(f"/api/tables/{mine}").status_code == 200
        assert code_of(bound.get(f"/api/tables/{other}")) == (403, "scope")
        assert code_of(bound.get("/api/tables")) == (403, "scope")


def test_at_public_tables_only_the_hosts_own_programs_sit_down(program, friend):
    owner, _, robo = program()
    answer = robo.post(f"/api/tables/{friend('Bea').open_table(public=True)}/seats", json={})
    assert code_of(answer) == (403, "no_programs")
    own = owner.open_table(public=True)
    assert robo.post(f"/api/tables/{own}/seats", json={}).status_code == 200


def test_a_program_is_nobody_else_and_never_several_people(program):
    owner, _, robo = program()
    table = owner.open_table()
    robo.post(f"/api/tables/{table}/seats?player=2", json={"seat": 1}).raise_for_status()
    you = robo.get(f"/api/tables/{table}").json()["you"]
    assert (you["seat"], you["host"], you["device"]) == (1, False, {})
    assert owner.look(table)["you"]["device"] == {}  # nor is it at its owner's device


def test_a_program_speaks_only_from_a_seat_that_shows_its_badge(program, friend):
    _, _, robo = program(scopes=["play", "chat"])
    table = friend("Bea").open_table()
    path = f"/api/tables/{table}/chat"
    assert code_of(robo.post(path, json={"text": "hello"})) == (403, "silence")
    robo.post(f"/api/tables/{table}/seats", json={}).raise_for_status()
    assert robo.post(path, json={"text": "hello"}).status_code == 200


def test_programs_have_their_own_limits(start_node, server):
    node = start_node(program_rate=0.01, program_burst=5, programs_per_person=1, program_sockets=1)
    owner = server.Friend(node, "Ann")
    made = make(owner)
    answer = owner.http.post("/api/me/programs", json={"name": "Second"})
    assert code_of(answer) == (409, "too_many_programs")
    with client(node, made["token"]) as robo:
        codes = [robo.get("/api/me").status_code for _ in range(6)]
        assert (codes[0], codes[-1]) == (200, 429)
    url = f"{node.url.replace('http', 'ws')}/ws/tables/{owner.open_table()}"
    headers = {"Authorization": f"Bearer {made['token']}"}
    with connect(url, additional_headers=headers, legacy=True) as first:
        assert '"welcome"' in first.recv(timeout=30)
        with connect(url, additional_headers=headers, legacy=True) as second, pytest.raises(ConnectionClosed):
            second.recv(timeout=30)
    assert owner.http.get("/api/me").status_code == 200  # people are not limited with them


def test_a_server_can_admit_no_programs(start_node, server):
    ann = server.Friend(start_node(programs_per_person=0), "Ann")
    assert code_of(ann.http.post("/api/me/programs", json={"name": "Robo"})) == (403, "forbidden")


def test_every_command_belongs_to_a_scope():
    token = ProgramToken("ann@1", "ann", frozenset(), None, 0, 1)
    for command in commands.Command.__args__:
        fields = dict.fromkeys(command.__struct_fields__, 0)
        refusal = command_refusal(token, command(**fields))
        assert refusal is not None
        assert refusal.code == "scope"
