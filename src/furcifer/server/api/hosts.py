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
        name = host_name(header)
        if ANY in self._names or not header or name in self._names:
            return True
        return bool(name) and ("." not in name or name.endswith(self._endings) or _is_address(name))


def host_name(header: str) -> str:
    """Return the name in a Host header, without its port; empty if it cannot be read.

    >>> [host_name(text) for text in ("Example.org:8000", "[::1]:80", "127.0.0.1", "[")]
    ['example.org', '::1', '127.0.0.1', '']
    """
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
