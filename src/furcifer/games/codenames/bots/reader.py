"""A person reading a clue: the more related a card, the likelier it is guessed next (Plackett–Luce).

"No card" is an extra option: a person who sees no link guesses no further.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .evidence import Floats
from .skill import Skill


class Stakes(NamedTuple):
    """The open cards as a spymaster weighs them."""

    own: Floats  # 1 for the team's cards, else 0
    costs: Floats  # the price of guessing a card
    bait: Floats  # added to how related a card seems


class Strangers(NamedTuple):
    """Readers who see each card somewhat nearer or farther than a giver with a single source."""

    shifts: Floats  # readers by cards, in units of doubt
    distances: Floats  # how far each reader thinks from the giver, from 0 to 1


def expected_of_strangers(
    near: Floats, stakes: Stakes, skill: Skill, most: int, readers: Strangers
) -> tuple[Floats, Floats]:
    """Judge clues as `expected` does, by the order in which strangers would guess the cards or stop."""
    lures = np.append(stakes.bait, np.float32(skill.no_card))
    own, costs = np.append(stakes.own, 0.0) > 0, np.append(stakes.costs, 0.0)
    moved = readers.distances[:, None] * (skill.doubt * np.pad(readers.shifts, ((0, 0), (0, 1))) + lures)
    seen = np.pad(near, ((0, 0), (0, 1)))[:, None, :] + moved
    order = np.argsort(-seen, axis=2)[:, :, :most]
    right = np.cumprod(own[order], axis=2)
    reached = np.concatenate([np.ones_like(right[:, :, :1]), right[:, :, :-1]], axis=2)
    gains = np.cumsum((right - reached * costs[order]).mean(axis=1), axis=1)
    return gains.astype(np.float32), right.mean(axis=1).astype(np.float32)


def expected(near: Floats, stakes: Stakes, skill: Skill, most: int) -> tuple[Floats, Floats]:
    """Judge clues for 1, 2, … `most` words: the expected gain, and the chance that all of them are found.

    `near` has a row for each clue and a column for each card.
    """
    own, costs = stakes.own, stakes.costs
    seen = (near + stakes.bait) / np.float32(skill.doubt)
    none = np.float32(skill.no_card / skill.doubt)
    top = np.maximum(seen.max(axis=1, keepdims=True), none)
    pull = np.exp(seen - top)
    mine = -np.sort(-pull[:, own > 0], axis=1)
    others = pull[:, own == 0]
    rivals = others.sum(axis=1) + np.exp(none - top[:, 0])
    price = (others @ costs[own == 0]) / np.maximum(rivals, 1e-9)
    left, reached, gain = mine.sum(axis=1), np.ones(len(near), dtype=np.float32), np.zeros(len(near))
    gains, chances = np.zeros((len(near), most)), np.zeros((len(near), most))
    for word in range(most):
        right = left / (left + rivals)
        gain = gain + reached * right - reached * (1 - right) * price
        reached = reached * right
        gains[:, word], chances[:, word] = gain, reached
        left = np.maximum(left - mine[:, word], 0) if word < mine.shape[1] else left * 0
    return gains.astype(np.float32), chances.astype(np.float32)
