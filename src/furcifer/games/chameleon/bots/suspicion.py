"""Judge who does not know the word: each clue by whether it came from somebody who knows it."""

from __future__ import annotations

import numpy as np

from furcifer.games.chameleon.phases import AROUND, known
from furcifer.games.chameleon.state import View

from .clue_reading import Chances, Reading, chances, generality, together
from .skill import Skill

SILENT = 1.5  # the suspicion against a seat that gave no clue
# The weights of what a clue seems to mean and of suiting the whole topic: these two tell people's bluffs from
# their clues best.
MEANS, GENERAL = 0.5, 0.8
FITS, UNFIT = 2.0, 0.4  # a clue less related to the word than this is odd, whatever else it may mean
SEEN, LOST = 1.0, 1.0  # a clue that is related to no word of the card is odd, too
FLOOR = -6.0  # a clue that points elsewhere is odd, but no proof


def belief(view: View, read: Reading, skill: Skill, until: int | None = None) -> Chances:
    """Return how likely each word is by the clues of the other seats, or by all before number `until`."""
    said = list(enumerate(view.clues))[:until]
    if until is None:
        said = [(turn, clue) for turn, clue in said if seat_of(view, turn) != view.seat]
    return read.belief([clue for _, clue in said[-skill.clues :]], skill.sharp)


def seat_of(view: View, turn: int) -> int:
    return (known(view.dealer) + turn) % view.seats


def suspicions(view: View, read: Reading, word: int, skill: Skill) -> dict[int, float]:
    """Return for every seat that spoke how much its clue speaks against it, if that is the secret word.

    It is the logarithm of a likelihood ratio: a player who guesses by the earlier clues, against one who
    knows. After clues that gave the word away, a good clue proves nothing, so the order matters.
    """
    return {
        seat_of(view, turn): _suspicion(read, clue, word, belief(view, read, skill, turn), skill)
        for turn, clue in enumerate(view.clues)
    }


def _suspicion(read: Reading, clue: str | None, word: int, before: Chances, skill: Skill) -> float:
    if clue is None:
        return SILENT
    near = read.near(clue)
    means = chances(near, skill.sharp)
    easy = max(float(np.log(before @ means)), FLOOR)
    odd = skill.order * easy - max(float(np.log(means[word])), FLOOR)
    unfit = max(FITS - float(near[word]), 0)
    lost = LOST if float(np.abs(near).max()) > 0 and float(near.max()) < SEEN else 0.0
    return MEANS * odd + GENERAL * float(generality(near)) + UNFIT * unfit + lost


def suspects(view: View, read: Reading, secret: int | None, skill: Skill) -> dict[int, float]:
    """Return the probability that each other seat is the Chameleon.

    The Chameleon itself estimates whom the others suspect.
    """
    if secret is not None:
        weights = suspicions(view, read, secret, skill)
    else:
        likely = belief(view, read, skill)
        each = [suspicions(view, read, word, skill) for word in range(len(likely))]
        weights = {seat: sum(p * one[seat] for p, one in zip(likely, each, strict=True)) for seat in each[0]}
    others = [seat for seat in AROUND[view.seats] if seat != view.seat]
    shares = together([np.exp([weights.get(seat, 0.0) for seat in others])], len(others))
    return dict(zip(others, shares.tolist(), strict=True))
