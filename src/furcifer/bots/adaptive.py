"""The adaptive opponent: the level at which a person has about even chances, by their results against bots.

A person's strength in a game is a number on the scale of its levels, however many it has: 2.0 is as strong as
the third level. It is kept in an Acquaintance, so it is exported and deleted with the person's data. It
changes after a match, never during one. When a game gets further levels, a kept strength counts on the new
scale: the person may meet weaker bots for a few matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from msgspec.structs import replace

from furcifer.core import Acquaintance, AnyGame, Outcome

from .levels import default_level, levels

STRENGTH = "strength"  # the key in an Acquaintance
STEP = log(0.72 / 0.28)  # a step between neighbouring levels is meant to be 65–80 %: `furcifer bench bots`
PACE = 0.8  # levels per surprise: two wins at even chances lead to the next level


def level_for(slug: str, known: Sequence[Acquaintance | None]) -> str:
    """Return the level that suits these people: that of their mean strength.

    >>> level_for("le-cameleon", [None]), level_for("le-cameleon", [Acquaintance({"strength": (5.6,)})])
    ('steady', 'master')
    """
    names = levels(slug)
    strengths = [strength(slug, one) for one in known] or [strength(slug, None)]
    return names[round(sum(strengths) / len(strengths))]


def strength(slug: str, known: Acquaintance | None) -> float:
    """Return a person's strength, on the scale of the game's levels. Strangers are of the usual level."""
    names = levels(slug)
    usual = float(names.index(default_level(slug)))
    found = (known or Acquaintance()).learned.get(STRENGTH, (usual,))[0]
    return min(max(found, 0.0), len(names) - 1.0)


def expected(person: float, bot: float) -> float:
    """Return the share of the points that a person of this strength expects against a bot.

    >>> expected(2.0, 2.0), round(expected(3.0, 2.0), 2)
    (0.5, 0.72)
    """
    return 1 / (1 + exp(STEP * (bot - person)))


def with_result(
    game: AnyGame, outcome: Outcome, seat: int, players: Sequence[str], known: Acquaintance | None
) -> Acquaintance:
    """Add a finished match to what is known about the person in a seat.

    `players` has a level for each seat with a bot. Partners and players with other names are ignored.
    """
    slug, before = game.meta.slug, known or Acquaintance()
    names, person = levels(slug), strength(slug, known)
    bots = [other for other in _opponents(game, seat, len(players)) if players[other] in names]
    if not bots:
        return before
    surprises = [_share(outcome, seat, bot) - expected(person, names.index(players[bot])) for bot in bots]
    after = min(max(person + PACE * sum(surprises) / len(surprises), 0.0), len(names) - 1.0)
    return replace(before, learned={**before.learned, STRENGTH: (round(after, 3),)})


def _opponents(game: AnyGame, seat: int, seats: int) -> list[int]:
    roles = game.seating(seats)
    others = (other for other in range(seats) if other != seat)
    return [other for other in others if not roles or roles[other].team != roles[seat].team]


def _share(outcome: Outcome, seat: int, other: int) -> float:
    """Return 1 if a seat did better than another, 0 if worse, 0.5 if neither."""
    mine, theirs = ((one in outcome.winners, outcome.scores[one]) for one in (seat, other))
    return 0.5 if mine == theirs else float(mine > theirs)
