"""How much a clue speaks against its giver, for each word that may be the secret one.

It is about the logarithm of a likelihood ratio: a player who guesses, against one who knows. A logistic
regression of people's bluffs against their true clues, on the tuning half of the people's items, gave the two
weights as 0.65 and 0.9; how strongly a clue is related to the word added nothing to what it seems to mean.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .clue_reading import Chances, chances, generality
from .skill import Skill

Odds = NDArray[np.float64]

MEANS, GENERAL = 1.0, 1.0  # the weights of what a clue seems to mean and of suiting the whole topic
FLOOR = -4.0  # a clue that points elsewhere is no proof
ENOUGH = -0.7  # and one that means the word need not shout it
SEEN, KEEN = 1.5, 2.0  # the relatedness at which half the bots see any link, and how sharply that changes
UNFIT = 0.6  # the weight of hardly being related to the word
NEUTRAL = 2.4  # a clue in which a bot sees hardly a link speaks neither for nor against its giver
ANY, LOST = 0.8, 2.0  # a clue less related than this to every word is odd, and how much it is, per unit

EASIEST = 1.0  # a good clue after clues that gave the word away is still a good clue


def oddness(near: NDArray[np.float64], before: Chances, skill: Skill) -> Odds:
    """Return how odd clues are: clues by words, or words alone for one clue.

    `before` says what the earlier clues told. After clues that gave the word away, a good clue proves little,
    so the order matters.
    """
    means = chances(near, skill.sharp)
    far = -np.clip(np.log(means), FLOOR, ENOUGH)
    strange = 1.0 / (1.0 + np.exp(KEEN * (near.max(axis=-1, keepdims=True) - SEEN)))
    told = np.log(np.maximum(means @ before, np.exp(FLOOR)) * len(before))
    easy = skill.order * np.clip(told, 0, EASIEST)
    unfit = UNFIT * np.clip(SEEN - near, 0, SEEN)
    base = GENERAL * generality(near) + MEANS * easy + LOST * _lost(near)
    fits = (MEANS * far + unfit) * (1 - strange) + MEANS * NEUTRAL * strange
    return np.asarray(fits + base[..., None], dtype=np.float64)


def _lost(near: NDArray[np.float64]) -> Odds:
    """Return how far clues are from every word. A clue that cannot be read, all zeros, is not lost."""
    best = near.max(axis=-1)
    return np.where(np.abs(near).max(axis=-1) > 0, np.clip(ANY - best, 0, 1), 0.0)
