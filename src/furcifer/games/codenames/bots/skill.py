"""The strength of a Codenames bot: its vocabulary, its ambition, its care, and how surely it reads."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from furcifer.core import Acquaintance


class Skill(Struct, frozen=True):
    evidence: tuple[str, ...] = ()  # only these sources of relatedness, for benchmarks; none: all of them
    vocabulary: int = 16_000  # the clue words it knows, commonest first
    ambition: int = 4  # the most words it gives a clue for
    care: float = 1.0  # the cost of a word that is not found, when it chooses a clue
    promise: float = 0.1  # the same when it chooses the number: how surely its words must be found
    fear: float = 6.0  # the cost of the assassin, counted in words of its team
    guard: float = 0.8  # how much more related the assassin may seem to the partner than it is
    doubt: float = 1.0  # how differently the partner may see a link, in units of relatedness
    no_card: float = 3.1  # the relatedness at which the partner sees a link as often as not
    regard: float = 0.4  # the cost of a word given to the enemy
    memory: bool = True  # of clues that were not finished, and of the enemy's
    slips: float = 0.0  # the noise in its reading; 0: none
    rarity: float = 0.05  # the cost of a rare clue word
    partner: Acquaintance | None = None  # what earlier matches told about the partner


# With a single source the unit is its standard deviation, and nothing else shows where it errs.
SINGLE: dict[str, Any] = {
    "doubt": 0.9,
    "no_card": 1.8,
    "guard": 1.4,
    "care": 0.05,
    "promise": 0.05,
    "fear": 11.0,
    "regard": 0.2,
}


def with_one_source(skill: Skill) -> Skill:
    """Return the skill of a level whose only evidence is one source of relatedness."""
    return replace(skill, **SINGLE)


RECKLESS = 0.4  # the share of caution that remains when the enemy is about to win
ABOUT_TO_WIN = 2  # words


def caution(enemy_left: int) -> float:
    """Return how much risk still matters (R8): a team that is about to lose anyway has less to lose."""
    return RECKLESS if enemy_left <= ABOUT_TO_WIN else 1.0
