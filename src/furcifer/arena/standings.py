"""The results of many matches of one pairing, with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from .matches import Pairing, Result

Z_95 = 1.96  # standard deviations of a 95 % interval


class Standing(Struct, frozen=True):
    """The results of the first player of a pairing, in all its seats, against the others."""

    pairing: Pairing
    matches: int
    won: int  # outright
    shared: int
    share: float  # the first player's share of all points
    began: float  # the share of all points won by the player who began
    actions: float  # per match, chance's included

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.share, self.matches)


def interval(share: float, matches: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share.

    >>> low, high = interval(1.0, 200)
    >>> round(low, 3), high
    (0.981, 1.0)
    """
    centre = (share + Z_95**2 / (2 * matches)) / (1 + Z_95**2 / matches)
    width = Z_95 / (1 + Z_95**2 / matches)
    width *= sqrt(share * (1 - share) / matches + Z_95**2 / (4 * matches**2))
    return max(0.0, centre - width), min(1.0, centre + width)


def standings(pairings: Sequence[Pairing], results: Iterable[Result]) -> list[Standing]:
    """Return one standing for each pairing that played, in order of first appearance."""
    by_pairing: dict[int, list[Result]] = {}
    for result in results:
        by_pairing.setdefault(result.pairing, []).append(result)
    return [_standing(pairings[number], found) for number, found in by_pairing.items()]


def _standing(pairing: Pairing, results: list[Result]) -> Standing:
    number = len(results)
    firsts = [_share_of_first(pairing, result) for result in results]
    return Standing(
        pairing,
        number,
        sum(share == 1 for share in firsts),
        sum(0 < share < 1 for share in firsts),
        sum(firsts) / number,
        sum(result.shares[result.began] for result in results) / number,
        sum(result.actions for result in results) / number,
    )


def _share_of_first(pairing: Pairing, result: Result) -> float:
    """Return what the first player got: in one seat, or in all its seats if it has several."""
    names = pairing.names
    own = {place for place, name in enumerate(names) if name == names[0] != names[-1]} | {0}
    places = pairing.lineups[result.lineup]
    return sum(share for place, share in zip(places, result.shares, strict=True) if place in own)
