"""Choose a clue: one that proves knowledge without giving the word away, or one that blends in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Rng
from furcifer.games.chameleon import knowledge, rules
from furcifer.games.chameleon.actions import Clue
from furcifer.games.chameleon.state import View

from .clue_reading import Chances, Reading, chances
from .oddness import oddness
from .skill import Skill

Scores = NDArray[np.float64]

RARE = 0.15  # the cost of a thousand ranks of frequency
UNCLEAR = 1e3  # the cost of a clue without a clear link: it is only given if there is no other
LINK, PLAIN = 1.0, 3.8  # the worth of a stronger link, and the strength that is enough
TRUSTED = 2.6  # the oddness at which a clue passes as often as not if nobody has spoken
SLOPE = 0.25  # and how sharply that changes
SHOWN = 4.0  # the worth of a clear link to the words that may be the secret one
FAINT = 0.05  # a smaller chance than this that the Chameleon finds the word makes no difference
LOOKED_AT = 300  # clues that the referee judges before the bot gives up


class Heard(NamedTuple):
    """What the clues before told the Chameleon."""

    belief: Chances  # how likely each word is
    oddest: Chances  # how odd the oddest of the clues is, for each word


def knowing(read: Reading, word: int, before: Chances, skill: Skill) -> Scores:
    """Score every clue for a player who knows the word, given what the Chameleon may have understood.

    It should plainly fit the word, and leave the Chameleon with other words whose own clues would not pass.
    """
    near, links = read.nearness[: skill.words], read.links[: skill.words, word]
    after = before * chances(near, skill.sharp)
    after /= after.sum(axis=1, keepdims=True)
    helped = np.log(after[:, word] + FAINT)
    fit = LINK * np.minimum(links, PLAIN) - oddness(near, before, skill)[:, word]
    unclear = UNCLEAR * ~read.clear[: skill.words, word] - np.where(read.clear[: skill.words, word], 0, links)
    return np.asarray(fit - skill.hides * helped - _rare(near) - unclear, dtype=np.float64)


def blending(read: Reading, belief: Chances, heard: Heard, skill: Skill) -> Scores:
    """Score every clue for the Chameleon: how likely it passes, over the words that may be the secret one.

    A clue passes for a word if another clue would be odder, were that the secret word.
    """
    near, clear = read.nearness[: skill.words], read.clear[: skill.words]
    trusted = np.maximum(heard.oddest, TRUSTED)
    passing = 1.0 / (1.0 + np.exp((oddness(near, heard.belief, skill) - trusted) / SLOPE))
    unclear = UNCLEAR * ~clear.any(axis=1)
    scores = skill.blends * (passing @ belief) + SHOWN * (clear @ belief) - _rare(near) - unclear
    return np.asarray(scores, dtype=np.float64)


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
