"""The strength of a bot of The Chameleon. The defaults are the master's."""

from __future__ import annotations

from msgspec import Struct


class Skill(Struct, frozen=True):
    words: int = 10_000  # the clue words it knows, commonest first
    clues: int = 6  # how many clues it remembers, the last ones
    sharp: float = 1.0  # how much likelier the most related word is than the next
    hides: float = 4.0  # how much it avoids helping the Chameleon
    blends: float = 10.0  # as the Chameleon: how much it thinks of what the others will find odd
    order: float = 0.5  # how much less a clue proves that was easy after the earlier ones
    blur: float = 0.0  # the noise in its judgements
