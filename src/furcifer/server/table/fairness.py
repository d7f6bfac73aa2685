"""Fair chance: the server and the players make the seed of a match together, and anyone can check it later.

1. The server draws a number of 128 bits when a table is opened and publishes its hash at once.
2. Each player's browser draws a share of 128 bits and publishes the hash of that.
3. When the match starts, seats, options and hashes are final. Only then the shares are revealed.
4. The seed is the hash of the server's number and the revealed shares, in the order of their commitments.
5. After the end the server's number is published, and every card and die can be drawn again.

`docs/fairness.md` says what this proves and what it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from furcifer.core import CHANCE, CLOCK, Match, Rng, Step
from furcifer.core.log import Seeding, Share, digest_of, read_log

CHANGED_DATA = (
    "The word lists have changed since this match, so its draws cannot be repeated here. "
    "Check it with the Furcifer that wrote it."
)
BROKEN_PROMISE = "The server's number is not the one that was promised before the start."


class FairnessReport(Struct, frozen=True):
    """The result of checking a log; `text` is what a person should know, in sentences."""

    fair: bool
    draws: int
    text: str


def commitment(seed: int) -> str:
    """Return the published hash of a server's number: BLAKE2b-256 of `furcifer/seed/<number in decimal>`.

    >>> commitment(7)[:16]
    'a2641e3b8aa0f8e9'
    """
    return _hash(f"furcifer/seed/{seed}", 32)


def share_commitment(nonce: str) -> str:
    """Return the published hash of a player's share: BLAKE2b-256 of `furcifer/share/<nonce>`.

    >>> share_commitment("00" * 16)[:16]
    'a82df05b101e63aa'
    """
    return _hash(f"furcifer/share/{nonce}", 32)


def mixed_seed(secret: int, nonces: Sequence[str]) -> int:
    """Return the seed of a match: BLAKE2b-128 of `furcifer/mixed/<number>/<nonce>/<nonce>…` as a number.

    Without shares it is the server's number itself.

    >>> mixed_seed(7, []), mixed_seed(7, ["00" * 16]) == mixed_seed(7, ["11" * 16])
    (7, False)
    """
    if not nonces:
        return secret
    return int(_hash("/".join(["furcifer/mixed", str(secret), *nonces]), 16), 16)


def _hash(text: str, size: int) -> str:
    return blake2b(text.encode(), digest_size=size).hexdigest()


def with_seeding(log: Mapping[str, Any], secret: int, shares: Sequence[Share]) -> dict[str, Any]:
    """Return the log of a match with the origin of its seed, if players had a share in it."""
    if not shares:
        return dict(log)
    seeded = {**log, "seeding": msgspec.to_builtins(Seeding(str(secret), list(shares)))}
    return seeded | {"digest": digest_of(seeded)}


def verify(log: Mapping[str, Any], published: str | None = None, own: Sequence[str] = ()) -> FairnessReport:
    """Check that every draw of a log follows from its seed, and the seed from what was promised.

    `published` is the server's commitment from before the start, `own` are shares that must be in the seed.
    """
    match, paper = Match.replay(log), read_log(log)
    if match.seed is None:
        return FairnessReport(False, 0, "The log holds no seed: nothing can be checked.")
    if wrong := _origin_fault(match.seed, paper.seeding, published, own):
        return FairnessReport(False, 0, wrong)
    draws = 0
    for draws, step in enumerate(_draws(match), start=1):
        if not _follows(match, step):
            text = f"Entry {step.number + 1} ({step.action}) does not follow from the seed."
            return FairnessReport(False, draws, CHANGED_DATA if _data_changed(match) else text)
    follow = f"{draws} {'draw follows' if draws == 1 else 'draws follow'} from the seed."
    return FairnessReport(True, draws, " ".join([follow, *_origin(paper.seeding)]))


def draws_follow(match: Match) -> bool:
    """Return whether the match has a seed, and every draw follows from it."""
    return match.seed is not None and all(_follows(match, step) for step in _draws(match))


def _origin_fault(
    seed: int, seeding: Seeding | None, published: str | None, own: Sequence[str]
) -> str | None:
    """Return what is wrong with the origin of a seed, or None."""
    secret = seed if seeding is None else int(seeding.secret)
    shares = [] if seeding is None else seeding.shares
    if published is not None and commitment(secret) != published:
        return BROKEN_PROMISE
    revealed = [share for share in shares if share.nonce is not None]
    for number, share in enumerate(revealed, start=1):
        if share_commitment(share.nonce or "") != share.commitment:
            return f"Revealed share {number} does not match its commitment."
    nonces = [share.nonce or "" for share in revealed]
    if any(nonce not in nonces for nonce in own):
        return "Your share is not in the seed."
    if mixed_seed(secret, nonces) != seed:
        return "The seed does not follow from the server's number and the players' shares."
    return None


def _origin(seeding: Seeding | None) -> list[str]:
    """Return who made a seed, in sentences."""
    if seeding is None:
        return ["The server alone drew the seed."]
    revealed = sum(share.nonce is not None for share in seeding.shares)
    missing = len(seeding.shares) - revealed
    said = [f"{revealed} {'player' if revealed == 1 else 'players'} had a share in the seed."]
    return said + [f"{missing} committed to a share and did not reveal it."] * bool(missing)


def _data_changed(match: Match) -> bool:
    """Return whether the cards of today differ from those that were drawn from."""
    digest = match.game.data_digest
    return digest is not None and match.data is not None and match.data != digest(match.config)


def _draws(match: Match) -> Iterator[Step]:
    return (step for step in match.steps() if step.seat in (CHANCE, CLOCK))


def _follows(match: Match, step: Step) -> bool:
    """Return whether this is the action that chance, or the timer of a seat, had to take."""
    rng = Rng(match.seed or 0, step.number)
    if step.seat == CHANCE:
        return bool(step.action == match.game.chance_action(step.before, rng))
    legal = match.game.legal(step.before, CLOCK)
    choices = [choice for choice in legal if choice.seat == step.action.seat]
    return bool(choices) and bool(step.action == rng.choice(choices))
