"""How well a bot of The Chameleon thinks. The numbers that stand here are a master's.

They, and those in `clueing.py` and `suspicion.py`, were chosen by bots' own play on every second topic (the
first, third, …); the bench measures on the others.
"""

from __future__ import annotations

from msgspec import Struct


class Skill(Struct, frozen=True):
    words: int = 10_000  # clue words that come to mind, the most common first
    clues: int = 6  # how many clues it bears in mind, the last ones
    sharp: float = 0.7  # how much more likely the nearest word is than the next
    hides: float = 2.0  # how much it fears to help the Chameleon; 0: it says what comes to mind first
    order: float = 0.7  # how much a clue that was easy after the earlier ones counts as none
    blur: float = 0.0  # how unsure its feelings are
