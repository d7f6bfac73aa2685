"""People and programs that do not play by the rules: no 5xx, no stuck table, no access."""

from __future__ import annotations

import json

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from furcifer.server.api.identity import Signer

QUICK = hypothesis.settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def str_of_length(value) -> str:
    return f"{value[:24]!r}"


def read_on(socket, ping: bool = False) -> None:
    for _ in range(300):
        if ping:
            socket.send("ping")
        socket.read()


def test_no_request_the_schema_allows_makes_the_server_fail(node, friend):
    ann = friend("Ann")
    schema = schemathesis.openapi.from_dict(ann.http.get("/schema").json())
    table = ann.open_table(public=True)
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 18
    for operation in operations:
        forgets = (operation.method.upper(), operation.path) == ("DELETE", "/api/me")
        attack(operation, node.url, friend().cookie if forgets else ann.cookie, table)
    assert ann.look(table)["seq"] > 1  # it still answers


def attack(operation, url: str, cookie: str, table: str) -> None:
    @QUICK
    @hypothesis.given(case=operation.as_strategy())
    def requests(case) -> None:
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        if isinstance(case.body, dict) and "/analysis" in case.path:
            case.body["think"] = False  # a search is compiled on its first use
        answer = case.call(base_url=url, headers={"Cookie": f"furcifer={cookie}"}, timeout=30)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert {"code", "text"} <= set(answer.json())

    requests()


@pytest.mark.parametrize(
    ("method", "path", "content"),
    [
        ("POST", "/api/tables", b""),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/tables", b"[" * 15_000),
        ("POST", "/api/tables", b'{"game":"' + b"x" * 100_000 + b'"}'),
        ("POST", "/api/tables", b'{"game":"coloretto","config":{"a":' + b"[" * 3000 + b"]" * 3000 + b"}}"),
        ("PUT", "/api/me", b'{"name":null}'),
        ("DELETE", "/api/tables", b""),
        ("GET", "/api/tables/..%2f..%2fetc", b""),
        ("GET", "/api/tables/x?since=-1", b""),
        ("GET", "/assets/../../settings.py", b""),
        ("POST", "/api/links/forged.99999999999.0000", b""),
        ("GET", "/t/nothing", b""),
    ],
    ids=str_of_length,
)
def test_nonsense_is_answered_with_a_reason(node, method, path, content):
    headers = {"Content-Type": "application/json"}
    answer = httpx.request(method, node.url + path, content=content, headers=headers, timeout=60)
    assert 400 <= answer.status_code < 500
    assert {"code", "text"} <= set(answer.json())


# Sockets


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type":"act"}',
        '{"type":"nothing","id":"1"}',
        '{"type":"act","id":1,"action":"b1-c3"}',
        '{"type":"act","id":"","action":"b1-c3"}',
        '{"type":"act","id":"1","action":["b1-c3"]}',
        '{"type":"act","id":"1","seq":-1,"action":"b1-c3"}',
        '{"type":"act","id":"1","seq":1e400,"action":"b1-c3"}',
        '{"type":"sit","id":"1","seat":99999999999999999999}',
        '{"type":"hello","id":"1","seen":"all"}',
        '{"type":"act","id":"1","action":{"type":"move","origin":' + "[" * 2000 + "]" * 2000 + "}}",
        '{"type":"act","id":"1","action":"\\ud800"}',
    ],
    ids=str_of_length,
)
def test_frames_that_are_no_messages_are_refused_and_harm_nothing(duel, frame):
    _, (red, _) = duel()
    red.ws.send(frame)
    before = len(red.frames)
    red.do("chat", text="still here")
    received = [json.loads(line) for text in red.frames[before:] for line in text.split("\n")]
    refusals = [message for message in received if message["type"] == "refused"]
    assert refusals[0]["code"] in ("malformed", "notation", "no_such_seat", "already_started", "seat_taken")
    red.do("act", action="b1-c3")


@pytest.mark.parametrize(("frame", "code"), [(b"binary", 1003), ("x" * 20_000, 1009)])
def test_binary_and_oversized_frames_end_the_socket_only(duel, frame, code):
    table, (red, blue) = duel()
    red.ws.send(frame)
    with pytest.raises(ConnectionClosed) as caught:
        read_on(red)
    assert caught.value.rcvd.code == code
    again = red.friend.socket(table)
    again.do("act", action="b1-c3", seq=again.sync["seq"])
    blue.seen(again.sync["seq"])


def test_messages_before_hello_and_unknown_seqs_are_answered(friend):
    ann = friend("Ann")
    table = ann.open_table(bots={1: "random"})
    socket = ann.socket(table, hello=False)
    socket.do("start")
    assert socket.sync == {}  # nothing is pushed to who did not say hello
    socket.send("hello", seen=10_000)
    socket.until(lambda: socket.sync)
    assert socket.sync["since"] == socket.sync["seq"]
    assert socket.ask("ping")["type"] == "pong"
    assert socket.ask("act", action="b1-c3", seq=10_000)["type"] == "accepted"


def test_pages_of_other_sites_get_no_socket_and_no_post(node, friend):
    ann = friend("Ann")
    table = ann.open_table()
    cookie = {"Cookie": f"furcifer={ann.cookie}"}
    url = node.url.replace("http", "ws") + f"/ws/tables/{table}"
    for origin in ("https://elsewhere.example", "null", f"{node.url}0", "file://"):
        with pytest.raises(InvalidStatus):
            connect(url, additional_headers=cookie, origin=origin, legacy=True)
        answer = httpx.put(f"{node.url}/api/me", json={"name": "X"}, headers=cookie | {"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin")
    connect(url, additional_headers=cookie, origin=node.url, legacy=True).close()


def test_an_allowed_site_may_come_in(start_node, server):
    node = start_node(allowed_origins="https://friend.example, https://other.example")
    ann = server.Friend(node)
    url = node.url.replace("http", "ws") + f"/ws/tables/{ann.open_table()}"
    connect(url, origin="https://other.example", legacy=True).close()
    with pytest.raises(InvalidStatus):
        connect(url, origin="https://third.example", legacy=True)


def test_a_socket_for_no_table_tells_nothing(node, friend):
    cookie = {"Cookie": f"furcifer={friend().cookie}"}
    for name in ("A" * 22, "x", "..", "%00"):
        socket = connect(
            f"{node.url.replace('http', 'ws')}/ws/tables/{name}", additional_headers=cookie, legacy=True
        )
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=30)
        assert caught.value.rcvd.code == 4404
    with pytest.raises(InvalidStatus):
        connect(f"{node.url.replace('http', 'ws')}/ws/other", additional_headers=cookie, legacy=True)


# Cookies


def test_forged_and_foreign_cookies_are_nobody(node, friend):
    ann = friend("Ann")
    table = ann.open_table()
    person, _, signature = ann.cookie.partition(".")
    forged = [
        person,
        f"{person}.",
        f"{person}.{'0' * 32}",
        f"{person}.{signature[:-1]}",
        f"{person}x.{signature}",
        Signer("another key").cookie(person),
        f"{person}.99999999999.{signature}",
        ".",
        "é",
    ]
    for cookie in forged:
        raw = {"Cookie": f"furcifer={cookie}".encode()}
        seen = httpx.get(f"{node.url}/api/tables/{table}", headers=raw)
        assert seen.json()["you"].items() >= {"seat": None, "host": False, "may_chat": True}.items()
        assert httpx.post(f"{node.url}/api/tables/{table}/start", json={}, headers=raw).status_code == 403


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(node):
    cookie = httpx.post(f"{node.url}/api/me").headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in cookie


def test_a_personal_link_carries_the_seat_once_and_expires(friend):
    ann = friend("Ann")
    table = ann.open_table()
    link = ann.http.post("/api/me/link").json()
    assert link["svg"].startswith("<?xml")
    token = link["link"].rpartition("/")[2]
    phone = friend("Bob")
    assert phone.http.get(f"/api/links/{token}").json() == {"name": "Ann"}
    assert phone.http.post(f"/api/links/{token}").json() == {"name": "Ann"}
    assert phone.look(table)["you"]["seat"] == 0
    assert friend().http.post(f"/api/links/{token}").status_code == 404  # once
    person, expires, number, signature = token.split(".")
    for bad in (f"{person}.{int(expires) + 9}.{number}.{signature}", f"{person}.{signature}", ann.cookie):
        assert phone.http.post(f"/api/links/{bad}").status_code == 404
    assert Signer("k").read_link(Signer("k").link("p", 100), now=101) is None


def test_opening_a_personal_link_signs_nobody_in(node, friend):
    """Otherwise a picture on a foreign page could make somebody play as somebody else."""
    ann, bob = friend("Ann"), friend("Bob")
    link = ann.http.post("/api/me/link").json()["link"]
    before = bob.cookie
    bob.http.get(link)
    assert bob.http.get("/api/me").json() == {"name": "Bob"}
    assert bob.cookie == before
    token, foreign = link.rpartition("/")[2], {"Origin": "https://elsewhere.example"}
    assert bob.http.post(f"/api/links/{token}", headers=foreign).status_code == 403
    assert bob.http.get("/api/me").json() == {"name": "Bob"}


def test_signing_out_leaves_a_new_person(friend):
    ann = friend("Ann")
    table = ann.open_table()
    assert ann.http.post("/api/me/sign-out").json() == {"name": ""}
    assert ann.look(table)["you"].items() >= {"seat": None, "host": False, "may_chat": True}.items()


# Floods


def test_floods_are_slowed_down_per_person_and_per_address(start_node, server):
    node = start_node(person_rate=1, person_burst=20, address_rate=1000, address_burst=1000)
    ann, bob = server.Friend(node, "Ann"), server.Friend(node, "Bob")
    table = ann.open_table()
    codes = [bob.http.get(f"/api/tables/{table}").status_code for _ in range(40)]
    assert 429 in codes
    assert set(codes) <= {200, 429}
    socket = ann.socket(table)
    numbers = [socket.send("ping") for _ in range(60)]
    socket.until(lambda: all(number in socket.answers for number in numbers))
    kinds = {socket.answers[number]["type"] for number in numbers}
    assert kinds == {"pong", "refused"}
    with pytest.raises(ConnectionClosed) as caught:
        read_on(socket, ping=True)
    assert caught.value.rcvd.code == 1008
    assert httpx.get(f"{node.url}/health/live").status_code == 200


def test_one_address_opens_so_many_tables_and_sockets(start_node, server):
    node = start_node(new_table_rate=1, new_table_burst=3, sockets_per_address=2)
    ann = server.Friend(node, "Ann")
    tables = [ann.http.post("/api/tables", json={"game": "chameleon-chess"}) for _ in range(5)]
    assert [answer.status_code for answer in tables] == [201, 201, 201, 429, 429]
    table = tables[0].json()["id"]
    first, _second = ann.socket(table), ann.socket(table)
    with pytest.raises(InvalidStatus):
        ann.socket(table)
    first.close()


def test_an_address_behind_a_trusted_proxy_is_the_clients_own(start_node):
    node = start_node(address_rate=0.01, address_burst=5, trusted_proxies="127.0.0.1")

    def codes(address: str) -> set[int]:
        headers = {"X-Forwarded-For": f"10.9.9.9, {address}", "X-Forwarded-Proto": "https"}
        answers = [httpx.post(f"{node.url}/api/me", headers=headers) for _ in range(8)]
        assert "Secure" in answers[0].headers["set-cookie"]
        return {answer.status_code for answer in answers}

    assert codes("203.0.113.1") == {200, 429}
    assert codes("203.0.113.2") == {200, 429}
