"""Choose a clue: one that proves knowledge without giving the word away, or one that blends in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Rng
from furcifer.games.chameleon import knowledge, rules
from furcifer.games.chameleon.actions import Clue
from furcifer.games.chameleon.state import View

from .clue_reading import LISTED, Chances, Nearness, Reading, likely
from .oddness import oddness
from .skill import Skill

Scores = NDArray[np.float64]

RARE = 0.15  # the cost of a thousand ranks of frequency, where no clue is listed
CAREFUL = 1.0  # how much a bot hides the word at most if it must trust the word tables: their faint links err
UNCLEAR = 1e3  # the cost of a clue without a clear link: it is only given if there is no other
USUAL = 0.0  # how odd the oddest clue of the others usually is
SHOWN = 4.0  # the worth of a clue that clearly fits the words that may be the secret one
CLOSE = 0.25  # how sharply a clue is told from the others' clues
FAINT = 0.05  # a smaller chance than this that the Chameleon finds the word makes no difference
LOOKED_AT = 300  # clues that the referee judges before the bot gives up


class Heard(NamedTuple):
    """The Chameleon's conclusions from earlier clues."""

    belief: Chances  # how likely each word is
    oddest: Chances  # how odd the oddest of the clues is, for each word


def knowing(read: Reading, word: int, said: Sequence[str | None], skill: Skill) -> Scores:
    """Score every clue for a player who knows the word, given what was said before.

    A good clue plainly fits the word and leaves the Chameleon other words to consider, whether that is a
    person, who knows what people say, or a bot, which uses the word tables.
    """
    before = read.belief(said)
    person = _understood(before, read.near_clues, word)
    bot = _understood(read.guess(said), read.clues_by_tables, word)
    helped = np.log((person + bot) / 2 + FAINT)
    strength = np.minimum(read.near_clues[:, word], LISTED)
    hides = skill.hides if read.written[word] else min(skill.hides, CAREFUL)
    fit = strength - oddness(read.near_clues, before, skill)[:, word] - hides * helped - _rare(read)
    unclear = read.near_clues[:, word] - UNCLEAR
    return np.asarray(np.where(read.clear[:, word], fit, unclear), dtype=np.float64)


def _understood(before: Chances, near: Nearness, word: int) -> Scores:
    """Return how sure a listener is of the word after each clue."""
    after = before * likely(near)
    return np.asarray(after[:, word] / after.sum(axis=1), dtype=np.float64)


def blending(read: Reading, belief: Chances, heard: Heard, skill: Skill) -> Scores:
    """Score every clue for the Chameleon: how likely it passes, averaged over the possible secret words.

    A clue passes for a word if the clue of another seat is odder for that word.
    """
    odd = oddness(read.near_clues, heard.belief, skill)
    passing = 1.0 / (1.0 + np.exp((odd - np.maximum(heard.oddest, USUAL)) / CLOSE))
    unclear = UNCLEAR * ~read.clear.any(axis=1)
    fitting = SHOWN * (likely(read.near_clues) @ belief)
    return np.asarray(skill.blends * (passing @ belief) + fitting - _rare(read) - unclear, dtype=np.float64)


def _rare(read: Reading) -> Scores:
    """Return the cost of rare words. A listed clue is never rare."""
    return RARE * np.clip(np.arange(len(read.clues)) - len(read.beside), 0, None) / 1000


def allowed(view: View, read: Reading, scores: Scores, rng: Rng) -> Iterator[tuple[Clue, int]]:
    """Yield the clues that the rules accept, best first, each with its rank."""
    assert view.seat is not None
    state = knowledge.imagine(view, rng)
    for rank in np.argsort(-scores, kind="stable")[:LOOKED_AT]:
        clue = Clue(read.clues[rank])
        if rules.check(state, view.seat, clue) is None:
            yield clue, int(rank)
