"""The partner as a bot imagines it: a person for whom some kinds of evidence count more than others.

A bot starts from many imagined partners, each with its own weights of the sources. Every guess at the table
makes the partners that would have guessed so more likely. A clue that only one source supports convinces few
of them, so the bot does not give it.

What was learned about a person can be kept over matches: `acquaint` adds a match to an `Acquaintance`, and a
bot whose `Turn.partner` is that record starts from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from furcifer.core import Acquaintance
from furcifer.games.codenames.state import Turn, View
from furcifer.games.codenames.tables import SPYMASTERS, team_of
from furcifer.words.relatedness import has_evidence, lexicon

from .evidence import Floats, Sources, clue_layers
from .reader import Strangers
from .skill import Skill

Logs = NDArray[np.float64]

PARTNERS = 32
SPREAD = 0.6  # the standard deviation of a weight, around 1
DISTANCES = np.array((0.1, 0.3, 0.5, 0.7, 0.9), dtype=np.float32)  # of a stranger, in units of doubt
STRANGERS = 160
TOGETHER = 0.75  # how much of a mistake about a card also concerns the cards like it
READINGS = 400  # of a clue, by which a stranger's guess is judged
RARELY = 0.01  # the chance that a stranger guesses any card
SLIP = 0.05  # the chance that anybody guesses any card
SEED = 7  # the same partners at every table
KEPT = 0.8  # the weight of what was known before a new match: people change
SUREST = -6.0  # the least logarithm that is kept, so that no partner is ruled out for ever


class Guessed(NamedTuple):
    """A card that somebody guessed for a clue, and the cards there were to choose from, by place."""

    clue: str
    card: int
    there: Sequence[int]


@lru_cache(maxsize=8)
def imagined(sources: int) -> Floats:
    """Return the weights of every imagined partner: partners by sources, each row with the mean 1."""
    shape = 1 / SPREAD**2
    drawn = np.random.default_rng(SEED).gamma(shape, 1 / shape, size=(PARTNERS, sources))
    weights = np.asarray(drawn / drawn.mean(axis=1, keepdims=True), dtype=np.float32)
    weights.flags.writeable = False
    return weights


# With a single source, all that guesses show about a partner is how alike the two think


def strangers(near: Floats, likely: NDArray[np.float64]) -> Strangers:
    """Imagine readers: the more likely a distance is, the more of them think at it.

    `near` are clues by cards. A reader misreads cards with similar clues together.
    """
    shared = TOGETHER * _alike(near) + (1 - TOGETHER) * np.eye(near.shape[1])
    drawn = np.random.default_rng(SEED).standard_normal((STRANGERS, len(shared)))
    places = np.searchsorted(np.cumsum(likely), (np.arange(STRANGERS) + 0.5) / STRANGERS)
    shifts = np.asarray(drawn @ np.linalg.cholesky(shared).T, dtype=np.float32)
    return Strangers(shifts, DISTANCES[places.clip(max=len(DISTANCES) - 1)])


def _alike(near: Floats) -> NDArray[np.float64]:
    """Return the correlation of every two cards over the clues. A card that cannot be read has none."""
    apart = (near - near.mean(axis=0)).astype(np.float64)
    apart /= np.maximum(np.linalg.norm(apart, axis=0), 1e-6)
    found: NDArray[np.float64] = apart.T @ apart
    np.fill_diagonal(found, 1.0)
    return found


def likely_distances(view: View, guesses: Iterable[Guessed], skill: Skill) -> NDArray[np.float64]:
    """Return the probability of each distance of the partner from this bot, by the guesses so far."""
    blur = np.random.default_rng(SEED).standard_normal((READINGS, len(view.words)))
    logs = np.zeros(len(DISTANCES))
    for guess in guesses:
        layers = clue_layers(view.config.language, skill.evidence, guess.clue, view.words)
        if layers is None:
            continue
        there = list(guess.there)
        for at, distance in enumerate(skill.doubt * DISTANCES):
            first = (layers[0, there] + distance * blur[:, there]).argmax(axis=1)
            logs[at] += np.log(np.mean(first == there.index(guess.card)) + RARELY)
    likely = np.exp(logs - logs.max())
    return np.asarray(likely / likely.sum(), dtype=np.float64)


def likelihoods(
    view: View, guesses: Iterable[Guessed], skill: Skill, sources: int, known: Acquaintance | None = None
) -> NDArray[np.float64]:
    """Return the probability of each imagined partner after the guesses so far and what was known before."""
    logs = _remembered(view.config.language, known) if known and not skill.evidence else np.zeros(PARTNERS)
    logs = logs + _evidence(view, guesses, skill.evidence, sources)
    likely = np.exp(logs - logs.max())
    return np.asarray(likely / likely.sum(), dtype=np.float64)


def _evidence(view: View, guesses: Iterable[Guessed], known: Sources, sources: int) -> Logs:
    """Return the logarithm of how likely each imagined partner makes these guesses."""
    weights, logs = imagined(sources), np.zeros(PARTNERS)
    for guess in guesses:
        layers = clue_layers(view.config.language, known, guess.clue, view.words)
        if layers is None:
            continue
        near = (weights @ layers)[:, list(guess.there)].astype(np.float64)
        chosen = np.exp(near - near.max(axis=1, keepdims=True))
        chosen /= chosen.sum(axis=1, keepdims=True)
        logs += np.log(chosen[:, list(guess.there).index(guess.card)] + SLIP)
    return logs


# Over matches


def acquaint(view: View, known: Acquaintance) -> Acquaintance:
    """Update what is known about the person in the view's seat, by their guesses or their clues."""
    language = view.config.language
    if view.seat is None or view.first is None or not has_evidence(language):
        return known
    team = team_of(view.seat, view.seats, view.first)
    gave = SPYMASTERS[view.seats][team] == view.seat
    told = _evidence(view, (found_by if gave else guesses_of)(view, team), (), len(lexicon(language).sources))
    logs = KEPT * _remembered(language, known) + told
    kept = np.maximum(logs - logs.max(), SUREST).round(3)
    return replace(known, learned={**known.learned, _mark(language): tuple(kept.tolist())})


def _remembered(language: str, known: Acquaintance) -> Logs:
    """Return what was learned with the data of today; nothing if they have changed since."""
    logs = known.learned.get(_mark(language), ())
    return np.array(logs) if len(logs) == PARTNERS else np.zeros(PARTNERS)


def _mark(language: str) -> str:
    """Return a name for the imagined partners of a language: other sources make other partners."""
    return " ".join((language, *(source.name for source in lexicon(language).sources)))


# What was guessed


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
