"""A site counts people by address: all addresses of one IPv6 network are one, as behind an IPv4 router."""

from __future__ import annotations

from types import SimpleNamespace

import httpx
import pytest

from furcifer.server.api import connections
from furcifer.server.api.gateway import Gateway, Headers
from furcifer.server.api.identity import Signer
from furcifer.server.api.limits import counted, plain
from furcifer.server.node.node import Node
from furcifer.server.settings import Settings
from server.conftest import in_a_loop


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::6", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_address_is_counted_as_its_network(address, known_as):
    assert counted(address) == known_as


def test_an_ipv4_address_is_one_however_it_is_written():
    assert plain("::ffff:10.0.0.1") == plain("10.0.0.1") == "10.0.0.1"
    assert plain("2001:db8::1") == "2001:db8::1"


def test_one_network_cannot_evade_a_limit(start_node):
    """One person with a /64 has 2^64 addresses; each had a limit of its own."""
    node = start_node(address_rate=0.01, address_burst=5, trusted_proxies="127.0.0.1")

    def codes(*addresses: str) -> set[int]:
        sent = [{"X-Forwarded-For": address} for address in addresses]
        return {httpx.post(f"{node.url}/api/me", headers=headers).status_code for headers in sent}

    assert codes(*(f"2001:db8:0:1::{number}" for number in range(8))) == {200, 429}
    assert codes("2001:db8:0:2::1") == {200}
    assert codes(*["192.0.2.1", "::ffff:192.0.2.1"] * 4) == {200, 429}


def test_one_network_is_at_one_worker():
    """So its new tables are counted in one place."""
    keys = {
        connections._MovingConnection._key(SimpleNamespace(client=(address, 1)), b"POST /api/tables HTTP/1.1")
        for address in ("2001:db8::1", "2001:db8::2:1")
    }
    assert keys == {"2001:db8::/64"}


@pytest.mark.parametrize(
    ("written", "came_from"), [("10.0.0.1", "::ffff:10.0.0.1"), ("::ffff:10.0.0.1", "10.0.0.1")]
)
def test_a_trusted_proxy_is_trusted_however_its_address_is_written(tmp_path, written, came_from):
    """A server that listens on `::` sees IPv4 addresses in their long form."""

    async def scene():
        node = Node(
            Settings(database_url=f"sqlite:///{tmp_path}/t.db", log_level="error", trusted_proxies=(written,))
        )
        await node.open()
        gateway = Gateway(node, Signer("k"))
        scope = {"client": (came_from, 1), "headers": [(b"x-forwarded-for", b"2001:db8::7")]}
        visitor = gateway.visitor(scope, Headers(scope))
        await node.close()
        return visitor.address

    assert in_a_loop(scene()) == "2001:db8::/64"
