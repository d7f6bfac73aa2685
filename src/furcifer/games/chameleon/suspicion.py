"""Who does not know the word? Each clue is weighed: from one who knows, or from one who only listens."""

from __future__ import annotations

import numpy as np

from .clueing import PLAIN
from .phases import AROUND, known
from .reading import Chances, Reading, chances, together
from .skill import Skill
from .state import View

FAR = 4.0  # how suspicious it is to be less than plainly near, for each spread
SILENT = 2.0  # and to say nothing
MEANS = 0.7  # how much it counts what the clue rather means


def heard(view: View, read: Reading, skill: Skill, until: int | None = None) -> Chances:
    """How likely each word is, by the clues the other seats gave; `until`: by all before that one."""
    said = list(enumerate(view.clues))[:until]
    if until is None:
        said = [(turn, clue) for turn, clue in said if seat_of(view, turn) != view.seat]
    return read.heard([clue for _, clue in said[-skill.clues :]], skill.sharp)


def seat_of(view: View, turn: int) -> int:
    return (known(view.dealer) + turn) % view.seats


def suspicions(view: View, read: Reading, word: int, skill: Skill) -> dict[int, float]:
    """For every seat that spoke, how much its clue speaks against it if that is the secret word.

    The logarithm of a ratio of chances: the clue from one who guesses by the clues before, against one who
    knows. After clues that gave the word away, a good clue proves nothing: the order matters.
    """
    return {
        seat_of(view, turn): _suspicion(read, clue, word, heard(view, read, skill, turn), skill)
        for turn, clue in enumerate(view.clues)
    }


def _suspicion(read: Reading, clue: str | None, word: int, before: Chances, skill: Skill) -> float:
    if clue is None:
        return SILENT
    near = read.near(clue)
    means = chances(near, skill.sharp)
    far = FAR * max(0.0, PLAIN - float(near[word]))
    return far - MEANS * float(np.log(means[word])) + skill.order * float(np.log(before @ means))


def suspects(view: View, read: Reading, secret: int | None, skill: Skill) -> dict[int, float]:
    """How likely each other seat is the Chameleon; who is it asks who looks most like one to the others."""
    if secret is not None:
        weights = suspicions(view, read, secret, skill)
    else:
        belief = heard(view, read, skill)
        each = [suspicions(view, read, word, skill) for word in range(len(belief))]
        weights = {seat: sum(p * one[seat] for p, one in zip(belief, each, strict=True)) for seat in each[0]}
    others = [seat for seat in AROUND[view.seats] if seat != view.seat]
    shares = together([np.exp([weights.get(seat, 0.0) for seat in others])], len(others))
    return dict(zip(others, shares.tolist(), strict=True))
