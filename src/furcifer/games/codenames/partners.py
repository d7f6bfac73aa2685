"""The partners a spymaster imagines: they see the same cards at somewhat other distances.

How far a mind is from the spymaster's own is not known. It shows in the guesses: who takes the very card the
spymaster would take first thinks alike, and can be trusted with a clue for more words.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .meaning import Floats, clue_to_cards
from .skill import Skill
from .state import View

DISTANCES = np.array((0.1, 0.3, 0.5, 0.7, 0.9), dtype=np.float32)  # of a mind, in units of `Skill.doubt`
PARTNERS = 160  # that are imagined
TOGETHER = 0.75  # how much of the difference between two minds near cards share
READINGS = 400  # of a clue, by which a guess is judged
SLIP = 0.01  # how likely anybody guesses any card


def imagined(view: View, team: str, skill: Skill, stream: np.random.Generator) -> Floats:
    """How far each of the `PARTNERS` is, as many at each distance as it is likely."""
    likely = likely_distances(view, team, skill, stream)
    places = (np.arange(PARTNERS) + 0.5) / PARTNERS
    found: Floats = DISTANCES[np.searchsorted(np.cumsum(likely), places).clip(max=len(DISTANCES) - 1)]
    return found


def shared_shifts(alike: Floats, stream: np.random.Generator) -> Floats:
    """For each partner and card, how much nearer it seems: like cards shift together, as who misreads a clue
    misreads it for both."""
    size = len(alike)
    shared = TOGETHER * alike + (1 - TOGETHER + 1e-3) * np.eye(size, dtype=np.float32)
    free = stream.standard_normal((PARTNERS, size), dtype=np.float32)
    return np.asarray(free @ np.linalg.cholesky(shared).T, dtype=np.float32)


def likely_distances(view: View, team: str, skill: Skill, stream: np.random.Generator) -> Floats:
    """How likely each of `DISTANCES` is, by every guess so far (Bayes, each as likely at first)."""
    likely = np.zeros(len(DISTANCES))
    blur = stream.standard_normal((READINGS, len(view.words)), dtype=np.float32)
    for clue, guess, there in _guesses(view, team):
        near = clue_to_cards(view.config.language, skill.source, clue, view.words)
        if near is None:
            continue
        for at, distance in enumerate(skill.doubt * DISTANCES):
            first = np.argmax(near[there] + distance * blur[:, there], axis=1)
            likely[at] += np.log(np.mean(first == there.index(guess)) + SLIP)
    weights = np.exp(likely - likely.max())
    return np.asarray(weights / weights.sum(), dtype=np.float32)


def _guesses(view: View, team: str) -> Iterator[tuple[str, int, list[int]]]:
    """Each guess of the team for the clue just said, with the cards there were to choose from, by place."""
    there = list(range(len(view.words)))
    for turn in view.turns:
        meant = turn.number if isinstance(turn.number, int) else 0
        for count, word in enumerate(turn.guesses):
            guess = view.words.index(word)
            if turn.team == team and turn.clue and count < meant:
                yield turn.clue, guess, there
            there = [at for at in there if at != guess]
        there = [at for at in there if view.words[at] != turn.covered]
