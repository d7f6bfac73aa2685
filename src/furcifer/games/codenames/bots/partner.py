"""The partner as a bot imagines it: a person for whom some kinds of evidence count more than others.

A bot starts from many imagined partners, each with its own weights of the sources. Every guess at the table
makes the partners that would have guessed so more likely. A clue that only one source supports convinces few
of them, so the bot does not give it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.games.codenames.state import Turn, View

from .evidence import Floats, clue_layers
from .skill import Skill

PARTNERS = 32
SPREAD = 0.6  # the standard deviation of a weight, around 1
SLIP = 0.05  # the chance that anybody guesses any card
SEED = 7  # the same partners at every table


class Guessed(NamedTuple):
    """A card somebody took for a clue, and the cards there were to choose from, by place."""

    clue: str
    card: int
    there: Sequence[int]


def imagined(sources: int) -> Floats:
    """Return the weights of every imagined partner: partners by sources, each row with the mean 1."""
    shape = 1 / SPREAD**2
    drawn = np.random.default_rng(SEED).gamma(shape, 1 / shape, size=(PARTNERS, sources))
    return np.asarray(drawn / drawn.mean(axis=1, keepdims=True), dtype=np.float32)


def likelihoods(view: View, guesses: Iterable[Guessed], skill: Skill, sources: int) -> NDArray[np.float64]:
    """Return the probability of each imagined partner after the guesses so far."""
    weights, logs = imagined(sources), np.zeros(PARTNERS)
    for guess in guesses:
        layers = clue_layers(view.config.language, skill.evidence, guess.clue, view.words)
        if layers is None:
            continue
        near = (weights @ layers)[:, list(guess.there)].astype(np.float64)
        chosen = np.exp(near - near.max(axis=1, keepdims=True))
        chosen /= chosen.sum(axis=1, keepdims=True)
        logs += np.log(chosen[:, list(guess.there).index(guess.card)] + SLIP)
    likely = np.exp(logs - logs.max())
    return np.asarray(likely / likely.sum(), dtype=np.float64)


def guesses_of(view: View, team: str) -> Iterator[Guessed]:
    """Yield what a team's operatives guessed for its clues, up to each clue's number."""
    for turn, there in _turns(view):
        if turn.team != team or not turn.clue or turn.annulled:
            continue
        left = list(there)
        for word in turn.guesses[: turn.number if isinstance(turn.number, int) else 0]:
            yield Guessed(turn.clue, view.words.index(word), tuple(left))
            left.remove(view.words.index(word))


def found_by(view: View, team: str) -> Iterator[Guessed]:
    """Yield the own cards found with each clue of a team: probably what its spymaster meant."""
    for guess in guesses_of(view, team):
        if view.tiles[guess.card] == team:
            yield guess


def _turns(view: View) -> Iterator[tuple[Turn, list[int]]]:
    """Walk through the turns with the cards that were open at the start of each."""
    there = list(range(len(view.words)))
    for turn in view.turns:
        yield turn, there
        gone = {*turn.guesses, turn.covered}
        there = [at for at in there if view.words[at] not in gone]
