"""Provably fair chance: a hash of the seed is published before the deal, the seed after the end.

A seed is 128 random bits, drawn when the table is opened. Its commitment is public from then on: nobody can
compute the seed from it, and no other seed fits it. After the end the log holds the seed, and `verify` draws
every card and die again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from msgspec import Struct

from furcifer.core import CHANCE, CLOCK, Match, Rng, Step

CHANGED_DATA = (
    "The word lists have changed since this match, so its draws cannot be repeated here. "
    "Check it with the Furcifer that wrote it."
)


class FairnessReport(Struct, frozen=True):
    """The result of checking a log; `text` is one sentence for a person."""

    fair: bool
    draws: int
    text: str


def commitment(seed: int) -> str:
    """Return the published hash of a seed: BLAKE2b-256 of `furcifer/seed/<seed in decimal>`, in hexadecimal.

    >>> commitment(7)[:16]
    'a2641e3b8aa0f8e9'
    """
    return blake2b(f"furcifer/seed/{seed}".encode(), digest_size=32).hexdigest()


def verify(log: Mapping[str, Any], published: str | None = None) -> FairnessReport:
    """Check that every draw of a log follows from its seed, and that the seed fits the commitment."""
    match = Match.replay(log)
    if match.seed is None:
        return FairnessReport(False, 0, "The log holds no seed: nothing can be checked.")
    if published is not None and commitment(match.seed) != published:
        return FairnessReport(
            False, 0, "The seed in the log is not the one that was promised before the start."
        )
    draws = 0
    for step in match.steps():
        if step.seat not in (CHANCE, CLOCK):
            continue
        draws += 1
        if step.action not in _expected(match, step):
            text = f"Entry {step.number + 1} ({step.action}) does not follow from the seed."
            return FairnessReport(False, draws, CHANGED_DATA if _data_changed(match) else text)
    return FairnessReport(
        True, draws, f"{draws} {'draw follows' if draws == 1 else 'draws follow'} from the seed."
    )


def _data_changed(match: Match) -> bool:
    """Return whether the cards of today differ from those that were drawn from."""
    digest = match.game.data_digest
    return digest is not None and match.data is not None and match.data != digest(match.config)


def _expected(match: Match, step: Step) -> tuple[Any, ...]:
    """Return the action that chance, or the timer of a seat, had to take at this step."""
    rng = Rng(match.seed or 0, step.number)
    if step.seat == CHANCE:
        return (match.game.chance_action(step.before, rng),)
    legal = match.game.legal(step.before, CLOCK)
    choices = [choice for choice in legal if choice.seat == step.action.seat]
    return (rng.choice(choices),) if choices else ()
