"""Judge how much a clue speaks against its giver, for each word that may be the secret one.

It is the logarithm of a likelihood ratio: how likely the Chameleon, who knows only the topic and the earlier
clues, would say it, against how likely somebody who knows the word would. A clue that fits other words better
than the secret one is odd, and so is one that fits no word of the card. A clue that a bot cannot read says
nothing: people think of things that no table knows.
"""

from __future__ import annotations

import numpy as np

from .clue_reading import FITS, Chances, Nearness, likely
from .skill import Skill

TRUSTED = -0.25  # a clue that fits proves only so much: one that fits perfectly is no better than a good one
EPSILON = 1e-6
LOST = 0.4  # the oddness of a clue for each unit that it is too far from every word


def oddness(near: Nearness, before: Chances, skill: Skill) -> Nearness:
    """Return how odd clues are: clues by words, or words alone for one clue.

    `before` has the chance of each word after the earlier clues. If they gave the word away, a good clue
    proves little, so the order matters.
    """
    said = likely(near)
    guessed = skill.order * (said @ before) + (1 - skill.order) * said.mean(axis=-1)
    fits = np.maximum(np.log(guessed[..., None] / said), TRUSTED)
    return np.asarray(fits + _lost(near), dtype=np.float64)


def _lost(near: Nearness) -> Nearness:
    """Return how odd it is that clues fit no word, except for the words they fit best.

    A clue that cannot be read, all zeros, is not odd.
    """
    best = near.max(axis=-1, keepdims=True)
    behind = 1.0 - np.clip(near / np.maximum(best, EPSILON), 0, 1)
    return np.asarray(LOST * np.clip(FITS - best, 0, FITS) * behind * (best > EPSILON), dtype=np.float64)
