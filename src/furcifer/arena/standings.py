"""What came of many matches of one pairing, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from .matches import Pairing, Result

SURE = 1.96  # standard deviations: 95 %


class Standing(Struct, frozen=True):
    """The first player of a pairing against the rest."""

    pairing: Pairing
    matches: int
    won: int  # outright
    shared: int
    share: float  # of all points, the first player's
    began: float  # of all points, the share of whoever began
    actions: float  # in a match, chance's included

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.share, self.matches)


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(bound, 3) for bound in interval(1.0, 200)]
    [0.981, 1.0]
    """
    centre = (share + SURE**2 / (2 * matches)) / (1 + SURE**2 / matches)
    width = SURE / (1 + SURE**2 / matches)
    width *= sqrt(share * (1 - share) / matches + SURE**2 / (4 * matches**2))
    return max(0.0, centre - width), min(1.0, centre + width)


def standings(results: Iterable[Result]) -> list[Standing]:
    """A line for each pairing, in the order in which they were met."""
    by_pairing: dict[Pairing, list[Result]] = {}
    for result in results:
        by_pairing.setdefault(result.pairing, []).append(result)
    return [_standing(pairing, found) for pairing, found in by_pairing.items()]


def _standing(pairing: Pairing, results: list[Result]) -> Standing:
    number = len(results)
    firsts = [result.shares[0] for result in results]
    return Standing(
        pairing,
        number,
        sum(share == 1 for share in firsts),
        sum(0 < share < 1 for share in firsts),
        sum(firsts) / number,
        sum(result.shares[result.began] for result in results) / number,
        sum(result.actions for result in results) / number,
    )
