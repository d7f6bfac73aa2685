"""How much one person and one address may ask of a node: token buckets, in memory."""

from __future__ import annotations

import time
from collections import Counter

from .settings import Settings

MOST_BUCKETS = 50_000


class Buckets:
    """A bucket for every key: it holds `burst` tokens and gains `rate` a second. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        level, at = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - at) * self.rate)
        if level < 1:
            self._levels[key] = (level, now)
            return False
        self._levels[key] = (level - 1, now)
        return True

    def forget(self) -> None:
        """Drop the buckets that are full again."""
        now = time.monotonic()
        for key, (level, at) in list(self._levels.items()):
            if level + (now - at) * self.rate >= self.burst:
                del self._levels[key]
        while len(self._levels) > MOST_BUCKETS:
            del self._levels[next(iter(self._levels))]


class Limits:
    def __init__(self, settings: Settings) -> None:
        self.people = Buckets(settings.person_rate, settings.person_burst)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.new_tables = Buckets(settings.new_table_rate / 60, settings.new_table_burst)
        self.questions = Buckets(settings.question_rate / 60, settings.question_burst)
        self.sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_address

    def message(self, person: str, address: str) -> bool:
        """May this person say something more, from this address?"""
        return self.addresses.take(address) and self.people.take(person)

    def room_for_socket(self, address: str) -> bool:
        return not self._most_sockets or self.sockets[address] < self._most_sockets

    def forget(self) -> None:
        for buckets in (self.people, self.addresses, self.new_tables, self.questions):
            buckets.forget()
        self.sockets = +self.sockets
