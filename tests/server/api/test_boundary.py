"""The boundary: origins, names of this server, headers for browsers, and bytes that are no requests."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from furcifer.server.api.gateway import WEB
from furcifer.server.api.hosts import AllowedHosts
from furcifer.server.api.security import security_headers
from furcifer.server.settings import Settings


def refusal_of(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Origins


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://127.0.0.1:99999999", "\xff"])
def test_an_origin_that_cannot_be_read_is_another_site(node, origin):
    headers = {"Origin": origin.encode("latin-1")}
    answer = httpx.put(f"{node.url}/api/me", json={"name": "X"}, headers=headers)
    assert refusal_of(answer) == (403, "cross_origin")


def test_the_scheme_of_an_origin_counts_behind_https(start_node, server):
    node = start_node(trusted_proxies="127.0.0.1")
    over_https = {"X-Forwarded-For": "203.0.113.1", "X-Forwarded-Proto": "https"}

    def rename(origin: str, headers: dict) -> int:
        body = {"name": "X"}
        return httpx.put(f"{node.url}/api/me", json=body, headers={"Origin": origin} | headers).status_code

    secure = node.url.replace("http", "https")
    assert rename(secure, over_https) == 200
    assert rename(node.url, over_https) == 403  # a page without https, which anybody on the way can write
    assert rename(node.url, {}) == 200
    assert rename(node.url.replace("http", "ftp"), {}) == 403


# Names of this server


IMPOSSIBLE = (
    "localhost:99999999",
    "localhost:x",
    "localhost:-1",
    "localhost/a",
    "localhost?a",
    "a@localhost",
    "a" * 5000,  # a link with it has no QR code
)


def test_a_name_that_only_points_here_is_refused(node, friend):
    """A foreign page could point its own name to this server and read everything (DNS rebinding)."""
    port = node.url.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", "["):
        answer = httpx.get(f"{node.url}/api/games", headers={"Host": host})
        assert refusal_of(answer) == (403, "unknown_host")
    for host in IMPOSSIBLE:
        for path in ("/api/games", f"/t/{friend('Ann').open_table()}"):
            assert refusal_of(httpx.get(node.url + path, headers={"Host": host})) == (403, "unknown_host")
        answer = httpx.post(f"{node.url}/api/me/link", headers={"Host": host})
        assert refusal_of(answer) == (403, "unknown_host")
    for host in ("localhost", f"192.168.1.7:{port}", f"[::1]:{port}", "laptop", "laptop.local"):
        assert httpx.get(f"{node.url}/api/games", headers={"Host": host}).status_code == 200
    ann = friend("Ann")
    url = f"{node.url.replace('http', 'ws')}/ws/tables/{ann.open_table()}"
    with socket.create_connection(("127.0.0.1", int(port))) as wire, pytest.raises(InvalidStatus):
        connect(url.replace("127.0.0.1", "evil.example"), sock=wire, legacy=True)


def test_more_names_can_be_allowed():
    def allowed(host: str, **settings) -> bool:
        return AllowedHosts(Settings(**settings)).allow(host)

    assert not allowed("play.example.org")
    assert allowed("Play.Example.org:8000", allowed_hosts=("play.example.org",))
    assert allowed("play.example.org", allowed_hosts=(".example.org",))
    assert not allowed("example.org.evil", allowed_hosts=(".example.org", "example.org"))
    assert allowed("play.example.org", public_url="https://play.example.org/")
    assert allowed("anything.example", allowed_hosts=("*",))
    assert not any(allowed(host, allowed_hosts=("*",)) for host in IMPOSSIBLE)
    assert allowed("")  # HTTP/1.0 has no such header, and no browser speaks it


# Headers


def test_browsers_are_told_what_this_site_never_does(node):
    for path in ("/", "/api/games", "/nowhere", "/health/live"):
        headers = httpx.get(node.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "unsafe-inline" not in re.search("script-src[^;]*", policy)[0]
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers
    refused = httpx.put(f"{node.url}/api/me", headers={"Origin": "https://elsewhere.example"})
    assert refused.headers["x-frame-options"] == "DENY"


def test_https_stays_https(start_node):
    node = start_node(trusted_proxies="127.0.0.1")
    headers = {"X-Forwarded-For": "203.0.113.1", "X-Forwarded-Proto": "https"}
    assert "max-age=" in httpx.get(node.url, headers=headers).headers["strict-transport-security"]


def test_the_pages_own_inline_scripts_are_allowed_by_their_hash(tmp_path: Path):
    page = tmp_path / "index.html"
    page.write_text("<script>a()</script><script type='module' src='/x.js'></script><script>b()</script>")
    policy = dict(security_headers(page))[b"content-security-policy"].decode()
    assert policy.count("'sha256-") == 2
    assert "sha256-" not in dict(security_headers(tmp_path / "none"))[b"content-security-policy"].decode()


# Bytes


@pytest.mark.parametrize("name", ["%00", "x" * 300, "x" * 5000, "%ff%fe", "..%2f..%2fapp.py", "a%0ab", "é"])
def test_no_asset_has_such_a_name(node, name):
    answer = httpx.get(f"{node.url}/assets/{name}")
    assert refusal_of(answer) == (404, "not_found")


def test_no_asset_lies_inside_another_file(node):
    assets = [path.name for path in (WEB / "assets").iterdir()] if (WEB / "assets").is_dir() else []
    for name in [*(f"{name}/x" for name in assets[:2]), *(f"{name}/" for name in assets[:1]), ".", "./x/.."]:
        answer = httpx.get(f"{node.url}/assets/{name}", headers={"Accept": "application/json"})
        assert answer.status_code in (200, 404), name
        assert name.endswith("/") or refusal_of(answer)[0] == 404
    assert '"fault"' not in node.output


@pytest.mark.parametrize(
    "body",
    [b"zzz\r\nhello\r\n", b"5\r\nhel", b"-1\r\n\r\n", b"ffffffffffffffffff\r\n", b"5\r\nhelloXX"],
)
def test_a_broken_body_breaks_nothing(node, body):
    port = int(node.url.rpartition(":")[2])
    head = (
        b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", port), timeout=30) as wire:
        wire.sendall(head + body)
        wire.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: wire.recv(4096), b""))
    assert not answer or answer.split()[1].startswith(b"4"), answer
    assert '"fault"' not in node.output
