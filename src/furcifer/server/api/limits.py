"""Rate limits for one person and one address: token buckets in memory. A costly request takes more tokens.

A person with IPv6 usually has a whole network, a /64, of which every address is as good as the next. Limits
count it as one address.
"""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from furcifer.server.settings import Settings
from furcifer.server.table.devices import is_program

MOST_BUCKETS = 50_000
PRUNE_SECONDS = 15.0
FREE_BYTES = 1024  # a message costs one token, and another one for every so many bytes
NETWORK = 64  # bits
KEPT = 4096  # addresses that are not read again


class Buckets:
    """A bucket for every key: it holds `burst` tokens and gains `rate` a second. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self._levels: dict[str, tuple[float, float]] = {}
        self._prune_at = time.monotonic() + PRUNE_SECONDS

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens; return False if the bucket of this key holds too few. A full one is always enough."""
        if not self.rate:
            return True
        now = time.monotonic()
        if now > self._prune_at:
            self.prune(now)
        level, at = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        cost = min(cost, self.burst)
        if level < cost:
            self._levels[key] = (level, now)
            return False
        self._levels[key] = (level - cost, now)
        return True

    def prune(self, now: float) -> None:
        """Drop the buckets that are full again."""
        self._prune_at = now + PRUNE_SECONDS
        for key, (level, at) in list(self._levels.items()):
            if level + (now - at) * self.rate >= self.burst:
                del self._levels[key]
        while len(self._levels) > MOST_BUCKETS:
            del self._levels[next(iter(self._levels))]


class Open:
    """A count of what every key has open, such as its sockets. A `most` of 0 is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: Counter[str] = Counter()

    def room(self, key: str) -> bool:
        """Return whether this key may open one more."""
        return not self._most or self._count[key] < self._most

    def opened(self, key: str) -> None:
        self._count[key] += 1

    def closed(self, key: str) -> None:
        self._count[key] -= 1
        if not self._count[key]:
            del self._count[key]


class Limits:
    """All limits of one node."""

    def __init__(self, settings: Settings) -> None:
        self.people = Buckets(settings.person_rate, settings.person_burst)
        self.programs = Buckets(settings.program_rate, settings.program_burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.new_tables = Buckets(settings.new_table_rate / 60, settings.new_table_burst)
        self.questions = Buckets(settings.question_rate / 60, settings.question_burst)
        self.connections = Open(settings.connections_per_address)
        self._sockets = Open(settings.sockets_per_address)
        self._program_sockets = Open(settings.program_sockets)
        self._open_sockets = 0
        self._most_sockets = settings.sockets

    def message(self, person: str, address: str, size: int = 0) -> bool:
        """Return whether this person may send one more message, of this many bytes, from this address."""
        cost = 1 + size / FREE_BYTES
        own = self.programs if is_program(person) else self.people
        return self.addresses.take(address, cost) and own.take(person, cost)

    def room_for_socket(self, address: str) -> bool:
        """Return whether this address may open one more socket."""
        if self._most_sockets and self._open_sockets >= self._most_sockets:
            return False
        return self._sockets.room(address)

    def program_connects(self, program: str) -> bool:
        """Count one more socket of a program; return False if it has too many."""
        if not self._program_sockets.room(program):
            return False
        self._program_sockets.opened(program)
        return True

    def program_disconnects(self, program: str) -> None:
        self._program_sockets.closed(program)

    def socket_opened(self, address: str) -> None:
        self._open_sockets += 1
        self._sockets.opened(address)

    def socket_closed(self, address: str) -> None:
        self._open_sockets -= 1
        self._sockets.closed(address)


# Addresses


@lru_cache(KEPT)
def counted(address: str) -> str:
    """Return what an address is counted as: itself, or its network in IPv6.

    >>> counted("192.0.2.1"), counted("::ffff:192.0.2.1"), counted("2001:db8::7:1")
    ('192.0.2.1', '192.0.2.1', '2001:db8::/64')
    """
    found = _read(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return str(found)
    network = IPv6Address(int(found) >> NETWORK << NETWORK)
    return f"{network}/{NETWORK}"


@lru_cache(KEPT)
def plain(address: str) -> str:
    """Return an address as settings write it: one of IPv4 that came through IPv6 has its digits."""
    found = _read(address)
    return address if found is None else str(found)


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found
