"""The only source of randomness: streams determined by a seed and a place in the log.

Every number is read from BLAKE2b over the text ``furcifer/<seed>/<place>/<block>``, so anyone can recompute
a shuffle in any language, and a match resumed from its log draws the same cards as if it had never stopped.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")
WORD = 8  # bytes in one number of the stream


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(128)


class Rng:
    """A stream of fair random choices.

    >>> Rng(7, 0).below(6), Rng(7, 0).below(6), Rng(7, 1).below(6)
    (2, 2, 1)
    """

    __slots__ = ("_block", "_bytes", "_name")

    def __init__(self, seed: int, place: int | str = 0) -> None:
        self._name = f"furcifer/{seed}/{place}/"
        self._block = 0
        self._bytes = b""

    def child(self, label: str) -> Rng:
        """Return an independent stream that does not reveal this one's seed. Bots receive such streams."""
        digest = blake2b(f"{self._name}{label}".encode(), digest_size=16).digest()
        return Rng(int.from_bytes(digest, "big"), label)

    def _word(self) -> int:
        if not self._bytes:
            self._bytes = blake2b(f"{self._name}{self._block}".encode()).digest()
            self._block += 1
        word, self._bytes = self._bytes[:WORD], self._bytes[WORD:]
        return int.from_bytes(word, "big")

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely (no modulo bias)."""
        if n < 1:
            raise ValueError(f"n must be at least 1, not {n}")
        limit = (1 << 64) - (1 << 64) % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def random(self) -> float:
        """Return a number in [0, 1)."""
        return (self._word() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, chances: Sequence[tuple[T, float]]) -> T:
        """Return one of the items, with probabilities in proportion to their weights."""
        left = self.random() * sum(weight for _, weight in chances)
        for item, weight in chances:
            left -= weight
            if left < 0:
                return item
        return chances[-1][0]  # only reached through rounding

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Return `count` different items in random order."""
        pool = list(items)
        for i in range(count):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self.sample(items, len(items))
