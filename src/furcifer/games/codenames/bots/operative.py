"""The operative judges each open card by every clue so far that still speaks for open cards.

A clue for n words speaks for n cards together, each set of n as likely as its cards are near. Cards that
were found no longer count; the others are remembered, as are the enemy's clues, whose cards are best avoided.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Candidate, Rng
from furcifer.games.codenames.actions import Action, Guess, Stop
from furcifer.games.codenames.state import Turn, View
from furcifer.games.codenames.tables import COOPERATIVE, ENEMY, UNCOVERED, team_of

from .evidence import Floats, clue_layers
from .partner import found_by, imagined, likelihoods
from .skill import Skill, caution

Chances = NDArray[np.float64]

SHARP = 0.5  # the temperature of the reading: a card this much nearer is clearly the one meant
FADED = 0.8  # how much an old clue still says
UNLIMITED_FOR = 2  # words an unlimited clue is taken to be for, besides those of the clues before
POINTED = 0.5  # what a teammate's mark adds, in units of nearness
SELDOM = 0.02  # the least chance of any card
AVOIDED = 0.2  # how likely the assassin is among the cards that seem meant, against any other card
GO_ON, GO_BEYOND = 0.2, 0.5  # how likely a guess must at least be, within the number and as the extra one
NONE_OF_OURS = 2  # cards a clue for 0 is taken to warn of


def guesses(view: View, legal: Sequence[Action], rng: Rng, skill: Skill) -> list[Candidate]:
    """Return every guess with its chance, and stopping if it is allowed, best first."""
    own, needed = chances(view, rng, skill), needed_chance(view, skill)
    found = [(own[action.word], action) for action in legal if isinstance(action, Guess)]
    found.sort(key=lambda pair: -pair[0])
    lines = [
        Candidate(action, chance - needed, chance=chance, about=(action.word,)) for chance, action in found
    ]
    if Stop() in legal:  # worth nothing, and costs nothing
        lines.insert(0 if lines[0].value < 0 else 1, Candidate(Stop()))
    return lines


def needed_chance(view: View, skill: Skill) -> float:
    """Return the least chance of an own card that is worth a guess (R5). Stopping ends the turn, too."""
    turn, (own, enemy) = view.turns[-1], _teams(view)
    others = sum(tile == UNCOVERED for tile in view.tiles) - view.left[own]
    price = 1.0 if view.seats in COOPERATIVE else skill.regard  # R16: there each enemy word is a point
    cost = (view.left[enemy] * price + AVOIDED * skill.fear) / max(others, 1)
    promised = isinstance(turn.number, int) and len(turn.guesses) < turn.number
    promised = promised and _near(view, skill, turn) is not None  # what cannot be read promises nothing
    return max(cost / (1 + cost), GO_ON if promised else GO_BEYOND) * caution(view.left[enemy])


def _teams(view: View) -> tuple[str, str]:
    """Return the own team and the enemy."""
    assert view.seat is not None
    assert view.first is not None
    team = team_of(view.seat, view.seats, view.first)
    return team, ENEMY[team]


def chances(view: View, rng: Rng, skill: Skill) -> dict[str, float]:
    """Return the probability that each open card is one of the team's own."""
    own, _ = _teams(view)
    free = [at for at, tile in enumerate(view.tiles) if tile == UNCOVERED]
    blur = _haze(len(free), rng) * skill.slips + _marks(view, free)
    meant, theirs = np.zeros(len(free)), np.zeros(len(free))
    for turn, left in unfinished(view, skill):
        near = _near(view, skill, turn)
        if near is None:
            continue
        said = sets(near[free] + blur, left) * (1.0 if turn is view.turns[-1] else FADED)
        if turn.team == own and turn.number != 0:
            meant = 1 - (1 - meant) * (1 - said)
        else:  # the enemy's; or R4: none of ours
            theirs = 1 - (1 - theirs) * (1 - said)
    return dict(zip((view.words[at] for at in free), _likely(view, meant, theirs), strict=True))


def _likely(view: View, meant: Chances, theirs: Chances) -> list[float]:
    """Return the chance of each card: it was meant, or it is an own card that no clue has been about yet."""
    own, _ = _teams(view)
    hinted = meant * (1 - theirs / 2)
    silent = len(meant) - hinted.sum()
    rest = np.clip((view.left[own] - hinted.sum()) / max(silent, 1e-6), SELDOM, 1.0)
    likely: list[float] = (hinted + (1 - hinted) * rest * (1 - theirs)).tolist()
    return likely


def _near(view: View, skill: Skill, turn: Turn) -> Floats | None:
    """Return how related each card is to a clue, as the likeliest spymaster sees it; None if unreadable."""
    layers = clue_layers(view.config.language, skill.evidence, turn.clue or "", view.words)
    if layers is None:
        return None
    partner = skill.partner if turn.team == _teams(view)[0] else None
    likely = likelihoods(view, found_by(view, turn.team), skill, len(layers), partner)
    weights = likely @ imagined(len(layers)) if skill.memory else np.ones(len(layers))
    return np.asarray(weights @ layers, dtype=np.float32)


def _marks(view: View, free: Sequence[int]) -> Floats:
    """R9: return what teammates' marks add to each card."""
    pointed = [word for seat, word in view.marks if seat != view.seat]
    return POINTED * np.array([pointed.count(view.words[at]) for at in free], dtype=np.float32)


def _haze(size: int, rng: Rng) -> Floats:
    """Return a reader's slips: noise by which each next card is as if drawn by its nearness (Gumbel)."""
    return np.array([-log(-log(rng.random() or SELDOM)) for _ in range(size)], dtype=np.float32)


def sets(near: Floats, count: int) -> Chances:
    """Return the chance of each card to be among the `count` meant: sets of nearer cards weigh more.

    >>> sets(np.array([3.0, 3.0, -9.0]), 2).round(2).tolist()
    [1.0, 1.0, 0.0]
    """
    if count >= len(near):
        return np.ones(len(near))
    weights = np.exp((near - near.max()).astype(np.float64) / SHARP)
    without = np.zeros((len(near), count))  # sums over the sets of 0, 1, ... other cards, for each card
    without[:, 0] = 1.0
    for at, weight in enumerate(weights):
        rows = np.arange(len(near)) != at
        without[rows, 1:] += weight * without[rows, :-1]
    with_it = weights * without[:, -1]
    among: Chances = count * with_it / with_it.sum()
    return among


def unfinished(view: View, skill: Skill) -> list[tuple[Turn, int]]:
    """Return the clues that still speak for open cards, each with the number of cards, the newest last."""
    if not skill.memory:
        return [(turn, left) for turn, left in _told(view, skill) if turn is view.turns[-1]]
    return _told(view, skill)


def _told(view: View, skill: Skill) -> list[tuple[Turn, int]]:
    """Return every unfinished clue with its number of words left, given the cards that were open then."""
    told: list[tuple[Turn, int]] = []
    there = list(view.words)
    for turn in view.turns:
        if turn.clue is not None and not turn.annulled:
            told.append((turn, _left(view, skill, turn, there)))
        there = [word for word in there if word not in turn.guesses and word != turn.covered]
    return [(turn, left) for turn, left in told if left]


def _left(view: View, skill: Skill, turn: Turn, there: Sequence[str]) -> int:
    """Return how many of a clue's words are still open. A near card found later was probably meant."""
    if turn.number == 0:
        return NONE_OF_OURS
    number = turn.number if isinstance(turn.number, int) else UNLIMITED_FOR
    covered = [word for word in there if view.tiles[view.words.index(word)] == turn.team]
    found = [word for word in turn.guesses if word in covered][:number]
    near = _near(view, skill, turn)
    if near is None or len(found) == number:
        return number - len(found)
    meant = dict(zip(there, sets(near[[view.words.index(word) for word in there]], number), strict=True))
    later = float(sum(meant[word] for word in covered if word not in found))
    return max(round(number - len(found) - later), 0)
