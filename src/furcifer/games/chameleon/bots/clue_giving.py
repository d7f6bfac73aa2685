"""Choose a clue: one that proves knowledge without giving the word away, or one that blends in."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Rng
from furcifer.games.chameleon import knowledge, rules
from furcifer.games.chameleon.actions import Clue
from furcifer.games.chameleon.state import View

from .clue_reading import Chances, Reading, chances, generality
from .skill import Skill

Scores = NDArray[np.float64]

PLAIN = 3.0  # the relatedness from which on people see why a clue fits
MIND, FIRST = 30, 10  # how many words come to a person's mind for a word, and how many of them at once
ENOUGH = 0.15  # a clue need not mean the word with more than this chance
SHOWS = 0.05  # the worth of a clue that is more related to the word
SUITS, OFF_TOPIC = 0.4, 1.5  # how much a clue should suit the whole topic, and the cost of suiting it less
RARE = 0.15  # the cost of a thousand ranks of frequency
PASSES = 0.12  # a clue that means the word with this chance is not noticed
SLOPE = 0.3  # and how sharply that changes
SEEN = 2.4  # the relatedness at which half the table thinks that a clue fits
KEEN = 10.0  # how much the Chameleon prefers the better of two clues
VAGUE = 8.0  # the cost of a clue that suits the whole topic: the others take it for a bluff
LOOKED_AT = 300  # clues that the referee judges before the bot gives up


def knowing(read: Reading, word: int, before: Chances, skill: Skill) -> Scores:
    """Score every clue for a player who knows the word, given what the Chameleon may have understood.

    It should plainly fit the word, and leave the Chameleon with other words whose own clues would not pass.
    """
    near = read.nearness[: skill.words]
    means = chances(near, skill.sharp)
    after = before * means
    after /= after.sum(axis=1, keepdims=True)
    helped = np.log(after @ read.confused(skill.sharp)[:, word])
    fits = near[:, word]
    fit = np.minimum(np.log(means[:, word]), np.log(ENOUGH)) + SHOWS * fits - _off_topic(near)
    far = fits < _comes_to_mind(fits)
    return np.asarray(fit - skill.hides * helped - _rare(near) - 1e3 * far, dtype=np.float64)


def _comes_to_mind(fits: Chances) -> float:
    """Return how related a clue must be to come to a person's mind, and to be plain or among the first."""
    if len(fits) <= MIND:
        return 0.0
    among = np.partition(fits, (-MIND, -FIRST))
    return max(float(among[-MIND]), min(PLAIN, float(among[-FIRST])))


def _off_topic(near: NDArray[np.float64]) -> Scores:
    """Return the cost of not suiting the topic: a chopping board is no board of directors."""
    return OFF_TOPIC * np.asarray(np.maximum(SUITS - generality(near), 0), dtype=np.float64)


def blending(read: Reading, belief: Chances, skill: Skill) -> Scores:
    """Score every clue for the Chameleon: how likely it passes, over the words that may be the secret one."""
    near = read.nearness[: skill.words]
    passing = 1.0 / (1.0 + np.exp((np.log(PASSES) - np.log(chances(near, skill.sharp))) / SLOPE))
    passing /= 1.0 + np.exp(SEEN - near)
    vague = VAGUE * np.maximum(generality(near) - SUITS, 0)
    scores = KEEN * (passing @ belief) - vague - _off_topic(near)
    return np.asarray(scores - _rare(near), dtype=np.float64)


def _rare(near: NDArray[np.float64]) -> Scores:
    return RARE * np.arange(len(near)) / 1000


def allowed(view: View, read: Reading, scores: Scores, rng: Rng) -> Iterator[tuple[Clue, int]]:
    """Yield the clues that the rules accept, best first, each with its rank."""
    assert view.seat is not None
    state = knowledge.imagine(view, rng)
    for rank in np.argsort(-scores, kind="stable")[:LOOKED_AT]:
        clue = Clue(read.clues[rank])
        if rules.check(state, view.seat, clue) is None:
            yield clue, int(rank)
