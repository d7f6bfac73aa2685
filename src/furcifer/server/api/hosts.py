"""The names this server answers to.

A page of another site can make its own name point to this server (DNS rebinding) and would then count as one
of this server's pages. So names must be known. Addresses in digits and names that exist only in a local
network cannot be abused in this way, so phones in the same network need no setting.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from furcifer.core import Illegal
from furcifer.server.settings import Settings

LOCAL = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
ANY = "*"
LONGEST = 260  # letters of a name with a port; the QR code of a link has no room for thousands
UNKNOWN_HOST = Illegal(
    "unknown_host", "This server does not answer to that name. Its host can allow it: see allowed_hosts."
)


class AllowedHosts:
    """The names a request may ask for; `.example.org` allows every name that ends so."""

    def __init__(self, settings: Settings) -> None:
        named = {name.lower() for name in settings.allowed_hosts}
        self._endings = (*LOCAL, *(name for name in named if name.startswith(".")))
        own = {socket.gethostname().lower(), urlsplit(settings.public_url).hostname or ""}
        self._names = (named | own) - {""}

    def allow(self, header: str) -> bool:
        """Return whether a Host header names this server."""
        if not header:
            return True
        if not (name := host_name(header)):
            return False
        known = ANY in self._names or name in self._names or name.endswith(self._endings)
        return known or "." not in name or _is_address(name)


def host_name(header: str) -> str:
    """Return the name in a Host header, without its port; empty if the header is no name with a port.

    >>> [host_name(text) for text in ("Example.org:8000", "[::1]:80", "127.0.0.1", "[", "a:99999", "a/b")]
    ['example.org', '::1', '127.0.0.1', '', '', '']
    """
    try:
        parts = urlsplit(f"//{header}")
        _ = parts.port  # raises if there can be no such port
    except ValueError:
        return ""
    plain = parts.netloc == header and "@" not in header and len(header) <= LONGEST
    return parts.hostname or "" if plain else ""


def is_loopback(address: str) -> bool:
    """Return whether an address belongs to this machine."""
    return _is_address(address) and ipaddress.ip_address(address).is_loopback


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
