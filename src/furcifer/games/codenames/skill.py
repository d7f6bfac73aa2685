"""How well a bot plays Codenames: what comes to its mind, what it weighs, how surely it reads a clue."""

from __future__ import annotations

from msgspec import Struct


class Skill(Struct, frozen=True):
    source: str = ""  # the model of the language; none: the best there is
    vocabulary: int = 20_000  # clue words that come to mind, the most frequent ones
    at_once: int = 5  # words to give a clue for
    doubt: float = 0.9  # how differently the partner may think, in units of nearness
    guard: float = 1.6  # how much nearer than it is the assassin is taken to seem, in units of doubt
    fear: float = 9.0  # what the assassin costs, in words of one's own
    regard: float = 0.1  # what a word given to the enemy costs
    memory: bool = True  # of clues that were not finished, and of the enemy's
    haze: float = 0.0  # how unsurely a clue is read
    plain: float = 0.03  # how much a common word is liked better than a rare one


RECKLESS = 0.4  # what is left of caution when the enemy is about to win
ABOUT_TO_WIN = 2  # words


def caution(enemy_left: int) -> float:
    """R8: who is about to lose anyway has less to lose."""
    return RECKLESS if enemy_left <= ABOUT_TO_WIN else 1.0
