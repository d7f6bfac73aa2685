"""Fair chance that can be checked: a hash of the seed before the deal, the seed after the end.

A seed is 128 random bits, drawn when the table is set up. Its commitment is published from then on: nobody
can find the seed from it, and no other seed fits it. After the end the seed is in the log, and `verify` draws
every card and die again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from msgspec import Struct

from furcifer.core import CHANCE, CLOCK, Match, Rng


class Verdict(Struct, frozen=True):
    """What a check of a log found; `text` is one sentence for a person."""

    fair: bool
    draws: int
    text: str


def commitment(seed: int) -> str:
    """The published hash of a seed: BLAKE2b-256 of `furcifer/seed/<seed in decimal>`, in hexadecimal.

    >>> commitment(7)[:16]
    'a2641e3b8aa0f8e9'
    """
    return blake2b(f"furcifer/seed/{seed}".encode(), digest_size=32).hexdigest()


def verify(log: Mapping[str, Any], published: str | None = None) -> Verdict:
    """Whether every draw of a log follows from its seed, and the seed from the commitment that is given."""
    match = Match.replay(log)
    if match.seed is None:
        return Verdict(False, 0, "The log holds no seed: nothing can be checked.")
    if published is not None and commitment(match.seed) != published:
        return Verdict(False, 0, "The seed in the log is not the one that was promised before the start.")
    game, state, draws = match.game, match.game.start(match.config, match.seats), 0
    for place, (seat, action) in enumerate(match.entries):
        if seat in (CHANCE, CLOCK):
            draws += 1
            if action not in _due(match, state, seat, action, place):
                return Verdict(False, draws, f"Entry {place + 1} ({action}) does not follow from the seed.")
        state = game.apply(state, seat, action)
    what = "draw follows" if draws == 1 else "draws follow"
    return Verdict(True, draws, f"{draws} {what} from the seed.")


def _due(match: Match, state: Any, seat: int, action: Any, place: int) -> tuple[Any, ...]:
    """What chance, or the timer of the seat it acted for, had to do at this place."""
    rng = Rng(match.seed or 0, place)
    if seat == CHANCE:
        return (match.game.draw(state, rng),)
    choices = [choice for choice in match.game.legal(state, CLOCK) if choice.seat == action.seat]
    return (rng.choice(choices),) if choices else ()
