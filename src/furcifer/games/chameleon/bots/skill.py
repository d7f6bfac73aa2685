"""The strength of a bot of The Chameleon. The defaults are the master's."""

from __future__ import annotations

from msgspec import Struct


class Skill(Struct, frozen=True):
    clues: int = 6  # how many clues it remembers, the last ones
    hides: float = 8.0  # how much it avoids helping the Chameleon; below 0 it says the obvious
    blends: float = 10.0  # as the Chameleon: how much it thinks of what the others will find odd
    order: float = 0.5  # how much less a clue proves that was easy after the earlier ones
    blur: float = 0.0  # the noise in its judgements of others
    lost: float = 0.0  # as the Chameleon: the noise in what it makes of the clues
