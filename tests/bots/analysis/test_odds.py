"""The worth of a lead that a game declares is what it was worth in matches of its bots."""

from __future__ import annotations

import math

import pytest

from furcifer import bots
from furcifer.bots.analysis.value import winning_chance
from furcifer.core import AlphaBetaBots, Match, Rng, all_games, turn_for

SEARCHED = {slug: game for slug, game in all_games().items() if isinstance(game.bots(), AlphaBetaBots)}
RANDOM_ACTIONS = 4
POSITIONS = 4000  # of each level
TOLERANCE = 1.5  # the best scale of so few matches varies
SCALES = range(10, 1000, 10)
Judged = tuple[float, float]  # a lead, and how its owner's match ended: 1, 0, or a half


def judged(slug: str, level: str, seed: int) -> list[Judged]:
    """Play a match of two equal bots after some random actions; return the leads a strong bot sees."""
    match, rng = Match.start(slug, 2, seed), Rng(seed, "odds")
    strong, player = bots.player("strong", slug), bots.player(level, slug)
    leads: list[tuple[int, float]] = []
    while match.to_act:
        seat = match.to_act[0]
        if len(match.entries) < RANDOM_ACTIONS:
            match = match.act(seat, rng.choice(match.legal(seat)))
            continue
        turn = turn_for(match, seat, Rng(seed, len(match.entries)))
        best = strong.explain(turn, 1)[0]
        if best.wins_in is None and best.loses_in is None:
            leads.append((seat, best.value))
        match = match.act(seat, best.action if level == "strong" else player.choose(turn))
    winners = match.outcome.winners
    return [(lead, float(seat in winners) if winners else 0.5) for seat, lead in leads]


def best_scale(found: list[Judged]) -> int:
    """Return the scale at which the ends of the matches are the least surprising."""

    def surprise(scale: int) -> float:
        chances = [(min(0.9999, max(0.0001, winning_chance(lead, scale))), end) for lead, end in found]
        return sum(-end * math.log(chance) - (1 - end) * math.log(1 - chance) for chance, end in chances)

    return min(SCALES, key=surprise)


@pytest.mark.long
@pytest.mark.parametrize("slug", SEARCHED)
def test_a_lead_is_worth_what_it_was_worth_in_matches(slug):
    found = list[Judged]()
    for level in ("strong", "steady"):
        enough, seed = len(found) + POSITIONS, 820_000
        while len(found) < enough:
            found, seed = found + judged(slug, level, seed), seed + 1
    assert 1 / TOLERANCE <= SEARCHED[slug].bots().lead_scale / best_scale(found) <= TOLERANCE
