"""Identities: a cookie is set when a visitor does something, never for a look."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.sync.client import connect

LOOKS = ["/", "/games", "/api/me", "/api/games", "/api/tables", "/api/me/tables", "/schema"]


@pytest.mark.parametrize("path", LOOKS)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_first_look_sets_no_cookie(node, method, path):
    answer = httpx.request(method, node.url + path)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_head_is_answered_wherever_get_is(node, friend):
    ann = friend("Ann")
    table = ann.open_table()
    paths = [f"/t/{table}", f"/api/tables/{table}", f"/api/tables/{table}/history", "/health/ready"]
    for path in paths:
        got, head = ann.http.get(path), ann.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-type"] == got.headers["content-type"]


def test_looking_at_a_table_sets_no_cookie_and_sitting_down_does(node, friend):
    table = friend("Ann").open_table()
    with httpx.Client(base_url=node.url) as bob:
        bob.get(f"/t/{table}")
        bob.get(f"/api/tables/{table}")
        assert not bob.cookies
        bob.post(f"/api/tables/{table}/seats", json={"seat": 0})  # taken
        assert not bob.cookies
        bob.post(f"/api/tables/{table}/seats", json={"seat": 1})
        assert bob.get(f"/api/tables/{table}").json()["you"]["seat"] == 1


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("PUT", "/api/me", {"name": "Bob"}), ("POST", "/api/tables", {"game": "chameleon-chess"})],
)
def test_naming_oneself_and_opening_a_table_set_it(node, method, path, body):
    answer = httpx.request(method, node.url + path, json=body)
    assert answer.headers["set-cookie"].startswith("furcifer=")


def test_an_analysis_needs_nobody(node):
    body = {"game": "chameleon-chess", "moves": [], "think": False}
    answer = httpx.post(f"{node.url}/api/analysis", json=body)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


def test_a_socket_without_a_cookie_looks_and_does_nothing_else(node, friend):
    """Its actions would belong to nobody: the next socket of the same browser would be somebody else."""
    table = friend("Ann").open_table()
    with connect(f"{node.url.replace('http', 'ws')}/ws/tables/{table}", legacy=True) as socket:
        for message in ({"type": "hello"}, {"type": "sit", "seat": 1}, {"type": "chat", "text": "Hi"}):
            socket.send(json.dumps(message | {"id": message["type"]}))
        lines: list[dict] = []
        while sum(line["type"] == "refused" for line in lines) < 2:
            lines += map(json.loads, socket.recv(timeout=20).split("\n"))
    assert {line["code"] for line in lines if line["type"] == "refused"} == {"no_identity"}
    sync = next(line for line in lines if line["type"] == "sync")
    assert sync["you"]["seat"] is None
    assert friend().look(table)["chat"] == []


def test_signing_out_leaves_nobody(friend):
    ann = friend("Ann")
    ann.http.post("/api/me/sign-out").raise_for_status()
    assert not ann.http.cookies
    assert ann.http.get("/api/me").json() == {"name": ""}
