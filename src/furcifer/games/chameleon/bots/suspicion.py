"""Judge who does not know the word: for each clue, how likely it came from somebody who does."""

from __future__ import annotations

import numpy as np

from furcifer.games.chameleon.phases import AROUND, known
from furcifer.games.chameleon.state import View

from .clue_reading import Chances, Nearness, Reading, together
from .oddness import TRUSTED, oddness
from .skill import Skill

SILENT = 4.0  # the suspicion against a seat that gave no clue: more than any clue earns
SURE = 3.0  # how sharply suspicion tells seats apart: oddness is limited on purpose, and sums up little
DOUBT = 0.6  # the benefit of the doubt for a clue that people did not write down for any word of the card


def belief(view: View, read: Reading, skill: Skill, until: int | None = None) -> Chances:
    """Return how likely each word is by the clues of the other seats, or by all before number `until`."""
    said = list(enumerate(view.clues))[:until]
    if until is None:
        said = [(turn, clue) for turn, clue in said if seat_of(view, turn) != view.seat]
    clues = [clue for _, clue in said[-skill.clues :]]
    return read.belief(clues) if until is not None or view.coordinate is not None else read.guess(clues)


def seat_of(view: View, turn: int) -> int:
    return (known(view.dealer) + turn) % view.seats


def suspicions(view: View, read: Reading, skill: Skill) -> dict[int, Nearness]:
    """Return for every seat that spoke how much its clue speaks against it, for each word of the card."""
    return {
        seat_of(view, turn): _suspicion(read, clue, belief(view, read, skill, turn), skill)
        for turn, clue in enumerate(view.clues)
    }


def oddest(view: View, read: Reading, skill: Skill) -> Nearness:
    """Return the suspicion against the most suspicious seat, for each word of the card."""
    found = suspicions(view, read, skill)
    return np.asarray(np.max([*found.values(), np.zeros(len(read.words))], axis=0), dtype=np.float64)


def _suspicion(read: Reading, clue: str | None, before: Chances, skill: Skill) -> Nearness:
    """Return how much a clue speaks against its giver. One that is not listed may still be a good one."""
    if clue is None:
        return np.full(len(before), SILENT)
    doubt = 0.0 if read.written_down(clue) else DOUBT
    return np.maximum(oddness(read.near(clue), before, skill) - doubt, TRUSTED)


def suspects(view: View, read: Reading, secret: int | None, skill: Skill) -> dict[int, float]:
    """Return the probability that each other seat is the Chameleon.

    The Chameleon itself estimates whom the others suspect.
    """
    likely = belief(view, read, skill) if secret is None else np.eye(len(read.words))[secret]
    weights = {seat: float(odds @ likely) for seat, odds in suspicions(view, read, skill).items()}
    others = [seat for seat in AROUND[view.seats] if seat != view.seat]
    shares = together([np.exp([SURE * weights.get(seat, 0.0) for seat in others])], len(others))
    return dict(zip(others, shares.tolist(), strict=True))
