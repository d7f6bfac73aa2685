"""The levels of The Chameleon, and a simple player that goes by spelling alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import islice, pairwise

from furcifer.core import Rng
from furcifer.games.chameleon.actions import Accuse, Action, Clue, Guess, Vote
from furcifer.games.chameleon.state import View
from furcifer.games.chameleon.tables import INDEX
from furcifer.words import fault_in_clue, normalized, pack, topics

POOL, OFFERED = 60, 6  # words that come to mind, and the best of them
FAINT = 0.01  # every word of the card may be it


def weigh(view: View, action: Action) -> float:
    if isinstance(action, Guess):
        return _heard(view)[_card(view)[INDEX[action.coordinate]]]
    if not isinstance(action, Vote | Accuse):
        return 0.0
    if action.target == view.seat:
        return -1.0  # a dealer in a tie never names itself
    return 1.0 - _fits(_clue_of(view, action.target), _sought(view))


def improvise(view: View, rng: Rng) -> Sequence[Clue]:
    """Return clues spelled like the secret word or like earlier clues, best first."""
    sought, earlier = _sought(view), [clue for clue in view.clues if clue is not None]
    words = vocabulary(view.config.language)
    pool = rng.sample(words, min(POOL, len(words)))
    pool.sort(key=lambda word: -_fits(word, sought))
    rest = (Clue(w) for w in pool if not fault_in_clue(w, earlier, _card(view), view.config.language))
    return list(islice(rest, OFFERED))


def _card(view: View) -> Sequence[str]:
    return view.topic.words if view.topic else ()


def _clue_of(view: View, seat: int) -> str:
    """Return the clue of a seat; empty before it speaks, or if it passed."""
    turn = (seat - (view.dealer or 0)) % view.seats
    return (view.clues[turn] or "") if turn < len(view.clues) else ""


def _sought(view: View) -> dict[str, float]:
    """Return the secret word; for the Chameleon, every word of the card with its probability."""
    if view.coordinate is not None:
        return {_card(view)[INDEX[view.coordinate]]: 1.0}
    heard = _heard(view)
    return {word: weight / sum(heard.values()) for word, weight in heard.items()}


def _heard(view: View) -> dict[str, float]:
    """Score each word of the card by its likeness in spelling to the clues of the other seats."""
    said = [_clue_of(view, seat) for seat in range(view.seats) if seat != view.seat]
    return {word: FAINT + sum(kinship(clue, word) for clue in said) for word in _card(view)}


def _fits(clue: str, sought: dict[str, float]) -> float:
    return sum(weight * kinship(clue, word) for word, weight in sought.items())


@cache
def vocabulary(language: str) -> tuple[str, ...]:
    words = {word for topic in topics(language) for word in topic.words} | set(pack(language))
    return tuple(sorted({word.lower() for word in words if word.isalpha()}))


@lru_cache(maxsize=1 << 16)
def kinship(one: str, other: str) -> float:
    """Return the share of letter pairs that two words have in common, from 0 to 1.

    >>> kinship("chicken", "kitchen") > kinship("chicken", "feather")
    True
    """
    a, b = (set(pairwise(f" {normalized(word)} ")) for word in (one, other))
    return 2 * len(a & b) / (len(a) + len(b))
