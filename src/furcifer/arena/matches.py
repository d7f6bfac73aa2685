"""One match between bots. The same fixture gives the same match."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from furcifer.adapters.players import closing
from furcifer.core import Match, Outcome, Player, Rng, find

from .contestants import Contestant, Mishap, act, mishaps, name_of, seated
from .lineups import cooperative, lineups

LONGEST = 5000  # actions in a match, chance's included; a longer one is given up as a draw
FORFEIT, TOO_LONG = "forfeit", "too-long"


class Pairing(Struct, frozen=True):
    """The players of a match, one for each seat of its first line-up (see `lineups`).

    Every deal is played once by each line-up, so that nobody profits from a seat, a deal or an opening. The
    first `opening` actions are random.
    """

    slug: str
    players: tuple[Contestant, ...]
    opening: int = 0
    config: tuple[tuple[str, Any], ...] = ()
    seed: int = 0  # of the deals

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name_of(one) for one in self.players)

    @property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        return lineups(find(self.slug), len(self.players))


class Fixture(Struct, frozen=True):
    """A match to play: its number in the tournament, its pairing and the pairing's number, deal, line-up."""

    number: int
    pairing: Pairing
    among: int = 0
    deal: int = 0
    lineup: int = 0


class Result(Struct, frozen=True, omit_defaults=True):
    """A match that was played. Tuples have one entry for each seat."""

    number: int
    pairing: int
    deal: int
    lineup: int
    players: tuple[str, ...]
    shares: tuple[float, ...]  # of the one point of the match, which nobody has where all lose together
    scores: tuple[float, ...]
    began: int  # the seat that acted first
    actions: int
    reason: str
    opening: str = ""  # in notation, in games that can be analysed
    seconds: tuple[float, ...] = ()  # of thought
    mishaps: tuple[Mishap, ...] = ()
    log: dict[str, Any] = {}

    @property
    def forfeit(self) -> Mishap | None:
        """Return why a player forfeited, or None."""
        return next((one for one in self.mishaps if one.reason), None)


def fixtures(pairings: Sequence[Pairing], matches: int) -> Iterator[Fixture]:
    """Yield so many matches of each pairing, pairing by pairing."""
    number = 0
    for among, pairing in enumerate(pairings):
        for place in range(matches):
            deal, lineup = divmod(place, len(pairing.lineups))
            yield Fixture(number, pairing, among, deal, lineup)
            number += 1


def play(fixture: Fixture) -> Result:
    """Play a match. A player that fails forfeits it; a match without end is a draw."""
    pairing, places = fixture.pairing, fixture.pairing.lineups[fixture.lineup]
    match = start = _opened(pairing, fixture.deal)
    names = tuple(pairing.names[place] for place in places)
    rng = Rng(pairing.seed, "arena").child(f"{fixture.deal} {fixture.lineup} {names}")
    bots = [seated(pairing.players[place], pairing.slug) for place in places]
    seconds, faults = [0.0] * match.seats, list[Mishap]()
    with closing(bots):
        while match.to_act and not faults and len(match.entries) < LONGEST:
            match = _turn(match, bots, rng, seconds, faults)
    if match.to_act:
        match = match.end(_given_up(match, faults))
    assert match.outcome is not None
    return Result(
        fixture.number,
        fixture.among,
        fixture.deal,
        fixture.lineup,
        names,
        _shares(match),
        match.outcome.scores,
        start.to_act[0],
        len(match.entries),
        match.outcome.reason,
        _notation(start),
        tuple(round(spent, 4) for spent in seconds),
        (*faults, *mishaps(bots)),
        match.log,
    )


def _turn(match: Match, bots: list[Player], rng: Rng, seconds: list[float], faults: list[Mishap]) -> Match:
    """Let the next seat act. A player that fails is added to the faults, and the match stays as it is."""
    seat, began = match.to_act[0], time.perf_counter()
    after = act(match, seat, bots[seat], rng)
    seconds[seat] += time.perf_counter() - began
    if isinstance(after, Match):
        return after
    faults.append(after)
    return match


def _given_up(match: Match, faults: Sequence[Mishap]) -> Outcome:
    if faults:
        return match.lost_by(faults[0].seat, FORFEIT)
    return Outcome((0.0,) * match.seats, (), TOO_LONG)


def _opened(pairing: Pairing, deal: int) -> Match:
    """Return a match after its random opening. A match that ends during the opening is discarded."""
    rng = Rng(pairing.seed, f"deal {deal}")
    while True:
        match = Match.start(pairing.slug, len(pairing.players), rng.below(1 << 30), dict(pairing.config))
        for _ in range(pairing.opening):
            if match.to_act:
                match = match.act(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        if match.to_act:
            return match


def _notation(start: Match) -> str:
    if not start.game.meta.analysable:
        return ""  # there are secrets or chance, so only the matches of one deal share their start
    return " ".join(str(action) for _, action in start.entries)


def _shares(match: Match) -> tuple[float, ...]:
    """Share one point among the winners, or among everybody in a draw."""
    assert match.outcome is not None
    winners = match.outcome.winners
    if not winners and cooperative(match.game, match.seats):
        return (0.0,) * match.seats  # the game won
    return tuple(
        1 / len(winners or range(match.seats)) if not winners or seat in winners else 0.0
        for seat in range(match.seats)
    )
