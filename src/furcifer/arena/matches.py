"""One match between bots, by seed alone: the same pairing and the same number give the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng


class Pairing(Struct, frozen=True):
    """Who meets in a game. Seats change from match to match, so that nobody always begins.

    The first `opening` actions are random. Matches with the same opening come in a row, one for each
    way round the table, so that a good draw serves everybody once.
    """

    slug: str
    players: tuple[str, ...]
    opening: int = 0
    config: tuple[tuple[str, Any], ...] = ()


class Result(Struct, frozen=True):
    """What each player of a pairing got of the one point there is, and which of them began."""

    pairing: Pairing
    shares: tuple[float, ...]
    began: int
    actions: int


def play(pairing: Pairing, number: int) -> Result:
    """The match of that number."""
    seats = len(pairing.players)
    seed, turned = divmod(number, seats)
    match = _opened(pairing, seed)
    rng = Rng(seed, "arena").child(f"{turned} {pairing.players}")
    seated = [(seat + turned) % seats for seat in range(seats)]  # which player sits where
    bots = [player(pairing.players[who], pairing.slug) for who in seated]
    began = seated[match.to_act[0]]
    while match.to_act:
        seat = match.to_act[0]
        match = match.act(seat, bots[seat].choose(turn_for(match, seat, rng)))
    return Result(pairing, _shares(match, seated), began, len(match.entries))


def _opened(pairing: Pairing, seed: int) -> Match:
    """A match after its random opening; one that ends within it is thrown away."""
    rng = Rng(seed, "opening")
    while True:
        match = Match.start(pairing.slug, len(pairing.players), rng.below(1 << 30), dict(pairing.config))
        for _ in range(pairing.opening):
            if match.to_act:
                match = match.act(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        if match.to_act:
            return match


def _shares(match: Match, seated: list[int]) -> tuple[float, ...]:
    """A win is a point; several winners share it, and where nobody won everybody does."""
    assert match.outcome is not None
    winners: Sequence[int] = match.outcome.winners or range(match.seats)
    shares = [0.0] * match.seats
    for seat in winners:
        shares[seated[seat]] = 1 / len(winners)
    return tuple(shares)
