"""What to say: a clue that proves one knows and gives little away, or one that blends in."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Rng

from . import knowledge, rules
from .actions import Clue
from .reading import Chances, Reading, chances
from .skill import Skill
from .state import View

Scores = NDArray[np.float64]

PLAIN = 3.0  # how near a clue must be to a word for people to see why; in spreads above the usual
FITS = 0.5  # nobody needs to be surer than this that the clue means the word
# How much a clue that fits the word better is worth, measured for each language's vectors.
SHOWS = {"en": 0.4, "fr": 0.32, "it": 0.4}
RARE = 0.05  # what a thousand places in the order of frequency cost
PASSES = 0.12  # a clue that means the word with this chance is not noticed
SLOPE = 0.3  # and how sharply that changes
SEEN = 2.0  # and it must be as near as this to be thought of at all
KEEN = 10.0  # how much the Chameleon prefers the better of two clues
LOOKED_AT = 300  # clues that are shown to the referee before the bot gives up


def knowing(read: Reading, word: int, heard: Chances, skill: Skill) -> Scores:
    """For each clue what it is worth to who knows the word, given what the Chameleon may have understood.

    It should be plainly near the word, and leave the Chameleon with other words: words whose own clues
    would not pass for clues to this one.
    """
    near = read.nearness[: skill.words]
    means = chances(near, skill.sharp)
    after = heard * means
    after /= after.sum(axis=1, keepdims=True)
    helped = np.log(after @ read.mistaken(skill.sharp)[:, word])
    fit, shows = np.log(means[:, word]), SHOWS.get(read.lexicon.language, SHOWS["en"])
    scores = shows * np.minimum(fit, np.log(FITS)) - skill.hides * helped if skill.hides else fit
    rare = RARE * np.arange(len(near)) / 1000
    return np.asarray(scores - rare - 1e3 * (near[:, word] < PLAIN), dtype=np.float64)


def blending(read: Reading, heard: Chances, skill: Skill) -> Scores:
    """For each clue how likely it passes, over the words that may be the secret one."""
    near = read.nearness[: skill.words]
    passing = 1.0 / (1.0 + np.exp((np.log(PASSES) - np.log(chances(near, skill.sharp))) / SLOPE))
    passing *= near >= SEEN
    return np.asarray(KEEN * (passing @ heard) - RARE * np.arange(len(near)) / 1000, dtype=np.float64)


def allowed(view: View, read: Reading, scores: Scores, rng: Rng) -> Iterator[tuple[Clue, int]]:
    """The clues the rules accept, best first, each with its place."""
    assert view.seat is not None
    world = knowledge.imagine(view, rng)
    for place in np.argsort(-scores, kind="stable")[:LOOKED_AT]:
        clue = Clue(read.clues[place])
        if rules.check(world, view.seat, clue) is None:
            yield clue, int(place)
