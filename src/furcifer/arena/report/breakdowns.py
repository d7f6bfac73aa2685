"""Results by side, seat, opening, pair, end and failure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from furcifer.arena.lineups import sides
from furcifer.arena.matches import Result
from furcifer.arena.ratings import comparisons
from furcifer.arena.standings import interval
from furcifer.core import AnyGame

POINTS = 100  # of a curve


class Line(Struct, frozen=True):
    """A share of the points, of how many matches, with its 95 % interval."""

    name: str
    share: float
    matches: int
    low: float
    high: float


class Cell(Struct, frozen=True):
    """The share of the points that `row` won against (or, of one team, with) `column`."""

    row: str
    column: str
    share: float
    matches: int
    score: float = 0.0  # on average, for teams that play alone


class Pairs(Struct, frozen=True):
    """The results of mirrored deals: how often the first side scored 0, ½, 1, 1½ and 2 of two points."""

    first: str
    second: str
    counts: tuple[int, int, int, int, int]


class Failures(Struct, frozen=True):
    """A player's failures by class, and the matches it forfeited."""

    name: str
    classes: dict[str, int]
    forfeits: int


def side_name(members: Sequence[str]) -> str:
    """Name a side: a player, or a team by its lead and its partners.

    >>> side_name(["master"]), side_name(["master", "easy"]), side_name(["easy", "easy"])
    ('master', 'master + easy', 'easy')
    """
    return " + ".join(dict.fromkeys(members))


def line(name: str, shares: Sequence[float]) -> Line:
    share = sum(shares) / len(shares)
    return Line(name, share, len(shares), *interval(min(1.0, max(0.0, share)), len(shares)))


def _lines(found: Iterable[tuple[str, float]]) -> list[Line]:
    by_name: dict[str, list[float]] = {}
    for name, share in found:
        by_name.setdefault(name, []).append(share)
    return [line(name, shares) for name, shares in by_name.items()]


def met(game: AnyGame, results: Iterable[Result]) -> Iterator[tuple[str, str, float, int]]:
    """Yield each two sides that met in a match, the first's share between the two, and the deal.

    With more sides, the better score wins between two of them.
    """
    crowd = list[Result]()
    two = list[Result]()
    for result in results:
        (crowd if len(sides(game, len(result.players))) > 2 else two).append(result)
    for one in comparisons(game, two):
        yield side_name(one.first), side_name(one.second), one.share, one.block[0]
    for result in crowd:
        for a, b in combinations(range(len(result.players)), 2):
            if result.players[a] != result.players[b]:
                ahead = result.scores[a] - result.scores[b]
                share = 0.5 if ahead == 0 else float(ahead > 0)
                yield result.players[a], result.players[b], share, result.deal


def cross_table(game: AnyGame, results: Iterable[Result]) -> list[Cell]:
    """Return the share of each side against each other side it met."""
    found: dict[tuple[str, str], list[float]] = {}
    for first, second, share, _ in met(game, results):
        if first != second:
            found.setdefault((first, second), []).append(share)
            found.setdefault((second, first), []).append(1 - share)
    return [Cell(*who, sum(shares) / len(shares), len(shares)) for who, shares in found.items()]


def partners(game: AnyGame, results: Iterable[Result]) -> list[Cell]:
    """Return the share of the points that each lead won with each partner; empty without teams."""
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for result in results:
        for team in sides(game, len(result.players)):
            if len(team) > 1:
                who = result.players[team[0]], result.players[team[1]]
                won = sum(result.shares[seat] for seat in team)
                found.setdefault(who, []).append((won, result.scores[team[0]]))
    return [
        Cell(
            *who,
            sum(won for won, _ in all_) / len(all_),
            len(all_),
            sum(score for _, score in all_) / len(all_),
        )
        for who, all_ in found.items()
    ]


def pair_outcomes(game: AnyGame, results: Iterable[Result]) -> list[Pairs]:
    """Return how pairs of matches on one deal ended. Mirrored pairs say more than as many single matches."""
    by_deal: dict[tuple[str, str], dict[int, list[float]]] = {}
    for first, second, share, deal in met(game, results):
        by_deal.setdefault((first, second), {}).setdefault(deal, []).append(share)
    found = []
    for (first, second), deals in by_deal.items():
        counts = Counter(round(2 * sum(shares)) for shares in deals.values() if len(shares) == 2)
        if counts and first != second:
            found.append(Pairs(first, second, tuple(counts[points] for points in range(5))))  # type: ignore[arg-type]
    return found


def by_seat(results: Iterable[Result]) -> list[Line]:
    """Return the share of each seat, and of whoever began."""
    found = [(f"seat {seat + 1}", share) for result in results for seat, share in enumerate(result.shares)]
    return sorted(_lines(found), key=lambda one: one.name)


def by_seat_and_player(results: Iterable[Result]) -> list[Cell]:
    """Return the share of each player in each seat."""
    found: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for seat, (name, share) in enumerate(zip(result.players, result.shares, strict=True)):
            found.setdefault((name, f"seat {seat + 1}"), []).append(share)
    return [Cell(*who, sum(shares) / len(shares), len(shares)) for who, shares in found.items()]


def by_opening(results: Iterable[Result]) -> list[Line]:
    """Return the share of the side that moves first after each opening, the most one-sided last."""
    found = ((result.opening, result.shares[result.began]) for result in results if result.opening)
    return sorted(_lines(found), key=lambda one: (abs(one.share - 0.5), one.name))


def by_player(results: Iterable[Result]) -> list[Line]:
    """Return each player's share of the points of its matches, all its seats together."""
    found = []
    for result in results:
        for name in dict.fromkeys(result.players):
            own = [share for who, share in zip(result.players, result.shares, strict=True) if who == name]
            found.append((name, sum(own)))
    return sorted(_lines(found), key=lambda one: -one.share)


def over_time(results: Sequence[Result]) -> dict[str, list[tuple[int, float]]]:
    """Return each player's share of the points after so many matches of the tournament."""
    step = max(1, len(results) // POINTS)
    won, played = Counter[str](), Counter[str]()
    curves: dict[str, list[tuple[int, float]]] = {}
    for count, result in enumerate(results, start=1):
        for name, share in zip(result.players, result.shares, strict=True):
            won[name] += share  # type: ignore[assignment]
        played.update(set(result.players))
        if count % step == 0 or count == len(results):
            for name in played:
                curves.setdefault(name, []).append((count, won[name] / played[name]))
    return curves


def failures(results: Iterable[Result]) -> list[Failures]:
    """Return the failures of each player that had any."""
    classes: dict[str, Counter[str]] = {}
    forfeits = Counter[str]()
    for result in results:
        for mishap in result.mishaps:
            name = result.players[mishap.seat]
            own = classes.setdefault(name, Counter())
            forfeits[name] += bool(mishap.reason)
            if mishap.kind != "forfeit":  # its classes are counted beside it
                own[mishap.kind] += mishap.times
    return [Failures(name, dict(own), forfeits[name]) for name, own in classes.items()]
