"""Rate limits for one person and one address: token buckets in memory. A costly request takes more tokens."""

from __future__ import annotations

import time
from collections import Counter

from furcifer.server.settings import Settings
from furcifer.server.table.devices import is_program

MOST_BUCKETS = 50_000
PRUNE_SECONDS = 15.0
FREE_BYTES = 1024  # a message costs one token, and another one for every so many bytes


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


class Limits:
    """All limits of one node."""

    def __init__(self, settings: Settings) -> None:
        self.people = Buckets(settings.person_rate, settings.person_burst)
        self.programs = Buckets(settings.program_rate, settings.program_burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.new_tables = Buckets(settings.new_table_rate / 60, settings.new_table_burst)
        self.questions = Buckets(settings.question_rate / 60, settings.question_burst)
        self._sockets: Counter[str] = Counter()
        self._open_sockets = 0
        self._most_sockets = settings.sockets
        self._most_of_one = settings.sockets_per_address
        self._most_of_program = settings.program_sockets

    def message(self, person: str, address: str, size: int = 0) -> bool:
        """Return whether this person may send one more message, of this many bytes, from this address."""
        cost = 1 + size / FREE_BYTES
        own = self.programs if is_program(person) else self.people
        return self.addresses.take(address, cost) and own.take(person, cost)

    def room_for_socket(self, address: str) -> bool:
        """Return whether this address may open one more socket."""
        if self._most_sockets and self._open_sockets >= self._most_sockets:
            return False
        return not self._most_of_one or self._sockets[address] < self._most_of_one

    def program_connects(self, program: str) -> bool:
        """Count one more socket of a program; return False if it has too many."""
        if self._most_of_program and self._sockets[program] >= self._most_of_program:
            return False
        self._sockets[program] += 1
        return True

    def program_disconnects(self, program: str) -> None:
        self._sockets[program] -= 1
        if not self._sockets[program]:
            del self._sockets[program]

    def socket_opened(self, address: str) -> None:
        self._open_sockets += 1
        self._sockets[address] += 1

    def socket_closed(self, address: str) -> None:
        self._open_sockets -= 1
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
