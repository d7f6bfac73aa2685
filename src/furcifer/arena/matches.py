"""One match between bots. The same pairing and the same number give the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from furcifer.bots import player, turn_for
from furcifer.core import Match, Rng


class Pairing(Struct, frozen=True):
    """The players of a match. They change seats from match to match, so that nobody always begins.

    The first `opening` actions are random. Successive matches share an opening, one for each rotation of the
    seats, so that every player gets every starting position once.
    """

    slug: str
    players: tuple[str, ...]
    opening: int = 0
    config: tuple[tuple[str, Any], ...] = ()


class Result(Struct, frozen=True):
    """Each player's share of the one point of a match, and which player began."""

    pairing: Pairing
    shares: tuple[float, ...]
    began: int
    actions: int


def play(pairing: Pairing, number: int) -> Result:
    """Play the match of this number."""
    seats = len(pairing.players)
    seed, rotation = divmod(number, seats)
    match = _opened(pairing, seed)
    rng = Rng(seed, "arena").child(f"{rotation} {pairing.players}")
    seated = [(seat + rotation) % seats for seat in range(seats)]  # the player in each seat
    bots = [player(pairing.players[who], pairing.slug) for who in seated]
    began = seated[match.to_act[0]]
    while match.to_act:
        seat = match.to_act[0]
        match = match.act(seat, bots[seat].choose(turn_for(match, seat, rng)))
    return Result(pairing, _shares(match, seated), began, len(match.entries))


def _opened(pairing: Pairing, seed: int) -> Match:
    """Return a match after its random opening. A match that ends during the opening is discarded."""
    rng = Rng(seed, "opening")
    while True:
        match = Match.start(pairing.slug, len(pairing.players), rng.below(1 << 30), dict(pairing.config))
        for _ in range(pairing.opening):
            if match.to_act:
                match = match.act(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        if match.to_act:
            return match


def _shares(match: Match, seated: list[int]) -> tuple[float, ...]:
    """Share one point among the winners, or among everybody in a draw."""
    assert match.outcome is not None
    winners: Sequence[int] = match.outcome.winners or range(match.seats)
    shares = [0.0] * match.seats
    for seat in winners:
        shares[seated[seat]] = 1 / len(winners)
    return tuple(shares)
