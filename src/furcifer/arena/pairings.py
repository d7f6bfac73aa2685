"""The pairings of a plan, and those that compare the levels of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product

from furcifer.bots import BASELINES, levels
from furcifer.core import find

from .contestants import Contestant
from .lineups import cooperative, teams
from .matches import Fixture, Pairing
from .plan import OPENING, Plan

CROWD = 4


def schedule(plan: Plan) -> list[Fixture]:
    """Return every match of a plan, deal by deal. With more pairs, the earlier numbers stay the same."""
    found = plan_pairings(plan)
    places = [
        (deal, among, lineup)
        for deal in range(plan.pairs)
        for among, pairing in enumerate(found)
        for lineup in range(len(pairing.lineups))
    ]
    return [
        Fixture(number, found[among], among, deal, lineup)
        for number, (deal, among, lineup) in enumerate(places)
    ]


def plan_pairings(plan: Plan) -> list[Pairing]:
    """Return the pairings of a plan: everybody meets everybody.

    At larger tables every group of players meets. If there are fewer players than seats, each takes several
    seats, all equally often.
    In team games every two players also form mixed teams, as lead and as partner, which exposes a bot that
    only understands itself.
    """
    seats, sides = plan.number_of_seats, teams(find(plan.game), plan.number_of_seats)
    if not sides:
        groups = combinations(plan.players, min(seats, len(plan.players)))
        tables = [table for group in groups for table in _filled(group, seats)]
    else:
        tables = [_table(meeting, sides, seats) for meeting in _team_meetings(plan.players, len(sides))]
    opening, config = plan.opening_actions, tuple(sorted(plan.options.items()))
    return [Pairing(plan.game, players, opening, config, plan.seed) for players in tables]


def _filled(group: Sequence[Contestant], seats: int) -> list[tuple[Contestant, ...]]:
    """Return the tables of a group: one, or as many as it takes for all to sit equally often."""
    count = len(group)
    starts = range(count) if seats % count else (0,)
    return [tuple(group[(start + seat) % count] for seat in range(seats)) for start in starts]


def _team_meetings(players: Sequence[Contestant], sides: int) -> Iterator[tuple[tuple[Contestant, ...], ...]]:
    """Yield teams (lead, partners) that meet: those of every two players, or each alone against the game."""
    if sides == 1:
        yield from ((team,) for team in product(players, repeat=2))
        return
    for two in combinations(players, 2):
        yield from combinations(product(two, repeat=2), 2)


def _table(
    meeting: Sequence[tuple[Contestant, ...]], sides: Sequence[tuple[int, ...]], seats: int
) -> tuple[Contestant, ...]:
    """Return the player of each seat: the lead of a team, and its partner in all its other seats."""
    found: list[Contestant] = [None] * seats
    for (lead, partner), (first, *others) in zip(meeting, sides, strict=True):
        found[first] = lead
        for seat in others:
            found[seat] = partner
    return tuple(found)


def pairings(slug: str, *, everybody: bool = False, seed: int = 0) -> list[Pairing]:
    """Pair each level with the one below and the best with the baselines, or everybody with everybody."""
    steps = levels(slug)
    best = steps[-1]
    if everybody:
        pairs = [(high, low) for low, high in combinations((*BASELINES, *steps), 2)]
    else:
        pairs = [(high, low) for low, high in pairwise(steps)] + [(best, name) for name in BASELINES]
    found = [Pairing(slug, _seated(slug, pair), _opening(slug, pair), seed=seed) for pair in pairs]
    if _is_duel(slug) and CROWD in find(slug).meta.seats:
        found.append(Pairing(slug, (best, *("greedy",) * (CROWD - 1)), seed=seed))
    return found


def _is_duel(slug: str) -> bool:
    """Return whether two seats play against each other."""
    game = find(slug)
    return 2 in game.meta.seats and not cooperative(game, 2)


def _seated(slug: str, pair: tuple[str, str]) -> tuple[str, ...]:
    """Return the players of a table where two bots meet: as two seats, two teams, or every other seat."""
    if _is_duel(slug):
        return pair
    side = {seat: number for number, seats in enumerate(teams(find(slug), CROWD)) for seat in seats}
    return tuple(pair[side.get(seat, seat % 2)] for seat in range(CROWD))


def _opening(slug: str, players: tuple[str, ...]) -> int:
    varied = any(name in BASELINES for name in players) or not find(slug).meta.analysable
    return 0 if varied else OPENING
