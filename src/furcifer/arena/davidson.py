"""Bradley–Terry ratings with ties, after Davidson (1970), with bootstrap intervals.

A side has a strength s. It beats another with a probability in proportion to exp(s), loses in proportion to
exp(s') and ties in proportion to v·exp((s + s')/2), where v says how common ties are. A team is as strong as
its members on average. choix fits Bradley–Terry models without ties; the tests compare ours with it there.

Any two sides that met also get one imaginary deal, won once by each, which the bootstrap samples like any
other, and half a win each, which it always keeps. So a player who won everything has a finite rating, and an
interval that allows for a loss.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]

Floats = NDArray[np.float64]
ELO = 400 / log(10)  # points of a rating for one unit of strength: 400 points are odds of 10 to 1
SAMPLES = 400
KEPT = (0.5, 0.5, 1e-3)  # wins of each side and ties that every sample has; without any, v would be 0
WITHIN = (2.5, 97.5)


class Comparison(Struct, frozen=True):
    """Two sides that met: their players, the first side's share of the point, and the deal they played."""

    first: tuple[str, ...]
    second: tuple[str, ...]
    share: float  # 1, 0, or anything between for a tie
    block: tuple[int, ...]  # matches on the same deal are drawn together


class Rating(Struct, frozen=True):
    """A rating in Elo points above the average of the field, with its 95 % interval.

    `like` names the players from whom it cannot be told apart.
    """

    name: str
    value: float
    low: float
    high: float
    like: tuple[str, ...] = ()


def rate_pairwise(
    comparisons: Iterable[Comparison], samples: int = SAMPLES, seed: int = 0
) -> tuple[list[Rating], float]:
    """Return the ratings, best first, and Davidson's v."""
    table = _Table(list(comparisons))
    fitted = table.fit(table.blocks.sum(axis=0))
    rng = np.random.default_rng(seed)
    drawn = np.array([table.fit(table.resampled(rng), fitted)[:-1] for _ in range(samples)]) * ELO
    low, high = np.percentile(drawn, WITHIN, axis=0)
    ratings = [
        Rating(name, value, float(low[place]), float(high[place]), _like(table.names, drawn, place))
        for place, (name, value) in enumerate(zip(table.names, (fitted[:-1] * ELO).tolist(), strict=True))
    ]
    return sorted(ratings, key=lambda rating: -rating.value), float(np.exp(fitted[-1]))


def _like(names: Sequence[str], drawn: Floats, place: int) -> tuple[str, ...]:
    """Return the others for whom the interval of the difference contains 0."""
    low, high = np.percentile(drawn - drawn[:, [place]], WITHIN, axis=0)
    return tuple(
        name for other, name in enumerate(names) if other != place and low[other] <= 0 <= high[other]
    )


class _Table:
    """Comparisons as counts: for each two sides, and each deal, the first's wins, the second's, and ties."""

    def __init__(self, comparisons: Sequence[Comparison]) -> None:
        self.names = sorted({name for one in comparisons for name in (*one.first, *one.second)})
        meetings = list(dict.fromkeys((one.first, one.second) for one in comparisons))
        place = {meeting: number for number, meeting in enumerate(meetings)}
        deals = list(dict.fromkeys((place[one.first, one.second], one.block) for one in comparisons))
        number = {deal: at for at, deal in enumerate(deals, start=len(meetings))}
        self._meeting_of = np.array([*range(len(meetings)), *(meeting for meeting, _ in deals)])
        self.blocks = np.zeros((len(meetings) + len(deals), len(meetings), 3))
        self.blocks[range(len(meetings)), range(len(meetings)), :2] = 1.0  # the deal that was not played
        for one in comparisons:
            meeting = place[one.first, one.second]
            kind = 0 if one.share == 1 else 1 if one.share == 0 else 2
            self.blocks[number[meeting, one.block], meeting, kind] += 1
        first, second = (
            np.array([[side.count(name) / len(side) for name in self.names] for side in sides])
            for sides in zip(*meetings, strict=True)
        )
        self._difference: Floats = first - second  # the strengths of the players in the gap of each meeting

    def resampled(self, rng: np.random.Generator) -> Floats:
        """Return the counts of as many deals of each meeting, drawn with replacement."""
        weights = np.zeros(len(self.blocks))
        for meeting in range(self.blocks.shape[1]):
            own = np.flatnonzero(self._meeting_of == meeting)
            weights += np.bincount(rng.choice(own, len(own)), minlength=len(weights))
        counts: Floats = np.einsum("b,bmk->mk", weights, self.blocks)
        return counts

    def fit(self, counts: Floats, start: Floats | None = None) -> Floats:
        """Return the strengths of greatest likelihood, 0 on average, and the logarithm of v."""
        guess = np.zeros(len(self.names) + 1) if start is None else start
        fitted = minimize(self._loss, guess, args=(counts,), jac=True, method="BFGS").x
        fitted[:-1] -= fitted[:-1].mean()
        result: Floats = fitted
        return result

    def _loss(self, guess: Floats, counts: Floats) -> tuple[float, Floats]:
        """Return the negative log likelihood and its gradient."""
        gap, played = self._difference @ guess[:-1], (counts + KEPT).T
        logits = np.stack([gap / 2, -gap / 2, np.full_like(gap, guess[-1])])
        total = np.logaddexp.reduce(logits, axis=0)
        loss = -(played * (logits - total)).sum()
        surplus = np.exp(logits - total) * played.sum(axis=0) - played
        gradient = self._difference.T @ ((surplus[0] - surplus[1]) / 2)
        return float(loss), np.append(gradient, surplus[2].sum())
