"""How a bot gives clues: every word it can think of against every card, for a partner who thinks differently.

First all words are sifted at once. The best are then tried on imagined partners. Beside the cards stands
nothing at all: who thinks otherwise sees nothing in a faint likeness, and guesses no further.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Line, Rng
from furcifer.words import fold, judge
from furcifer.words.lexicon import lexicon

from .actions import Clue
from .clues import agreements
from .meaning import Floats, cards_to_cards, clues_to_cards
from .partners import DISTANCES, imagined, shared_shifts
from .skill import Skill, caution
from .state import View
from .tables import ASSASSIN, ENEMY, UNCOVERED, team_of

Places = NDArray[np.int64]  # in the vocabulary

SIFTED = 120  # clues that are tried on partners
SOFT = 0.5  # how far the strongest of the others stands out among them
COMMON = 500  # the rank up to which words are about equally common
NOTHING = 2.0  # how much a mind at distance 1 is drawn to no card at all, in units of doubt
TOO_MANY = 0.05  # what a word costs that was promised and is not found: numbers are to be believed
NOBODY = "nobody"  # whose the nothing beside the cards is
SHARED_START = 4  # letters; words that begin alike are hardly ever valid beside each other


class Table:
    """The cards still open, as a spymaster sees them."""

    def __init__(self, view: View, skill: Skill) -> None:
        assert view.key is not None
        assert view.first is not None
        assert view.seat is not None
        self.view, self.skill = view, skill
        self.team = team_of(view.seat, view.seats, view.first)
        free = [at for at, tile in enumerate(view.tiles) if tile == UNCOVERED]
        self.cards = tuple(view.words[at] for at in free)
        who = np.array([*(view.key[at] for at in free), NOBODY])
        self.own = who == self.team
        calm = caution(view.left[ENEMY[self.team]])
        self.costs = _of_each(who, {ENEMY[self.team]: skill.regard * calm, ASSASSIN: skill.fear * calm})
        self.lures = skill.doubt * _of_each(who, {ASSASSIN: skill.guard, NOBODY: NOTHING})
        language = view.config.language
        near = clues_to_cards(language, skill.source, view.words)[: skill.vocabulary, free]
        alike = cards_to_cards(language, skill.source, view.words)[np.ix_(free, free)]
        self.near: Floats = np.pad(near, ((0, 0), (0, 1)))
        self.alike: Floats = np.pad(alike, (0, 1)) + np.diag(who == NOBODY).astype(np.float32)
        self.most = max(1, min(skill.at_once, int(self.own.sum())))


def _of_each(who: NDArray[np.str_], amounts: Mapping[str, float]) -> Floats:
    """An amount for each card, by whose it is."""
    return np.array([amounts.get(one, 0.0) for one in who.tolist()], dtype=np.float32)


def clues(view: View, rng: Rng, skill: Skill, most: int) -> list[Line]:
    """Valid clues with the words they are for, best first."""
    table = Table(view, skill)
    sifted = _sifted(table)
    if not len(sifted):
        return []
    values, chances = _tried(table, sifted, rng)
    return list(islice(_valid(table, sifted, values, chances), most))


def _rarity(table: Table) -> Floats:
    """What it costs that a word is rare: people know common words better."""
    ranks = np.arange(len(table.near), dtype=np.float32)
    costs: Floats = np.float32(table.skill.plain) * np.log1p(ranks / np.float32(COMMON))
    return costs


def _sifted(table: Table) -> Places:
    """The clues whose best words stand out most among all others, by place in the vocabulary."""
    others = (table.near + DISTANCES.mean() * table.lures)[:, ~table.own] / SOFT
    strongest = others.max(axis=1, keepdims=True)
    rival = SOFT * (strongest + np.log(np.exp(others - strongest).sum(axis=1, keepdims=True)))
    best = -np.partition(-table.near[:, table.own], table.most - 1, axis=1)[:, : table.most]
    lead = -np.sort(-best, axis=1) - rival
    promise = np.cumprod(1 / (1 + np.exp(-lead)), axis=1).sum(axis=1) - _rarity(table)
    order = np.argsort(-promise, kind="stable")[: 2 * SIFTED]
    fit = [place for place in order.tolist() if not _clumsy(table, place)]
    return np.array(fit[:SIFTED], dtype=np.int64)


def _clumsy(table: Table, place: int) -> bool:
    """Whether a clue was said before, or begins like a card: seldom valid, and no loss."""
    word = _word(table, place)
    cards = [fold(card) for card in table.cards]
    said = {turn.clue for turn in table.view.turns}
    return word in said or any(
        card in word or word in card or card[:SHARED_START] == word[:SHARED_START] for card in cards
    )


def _word(table: Table, place: int) -> str:
    known = lexicon(table.view.config.language, table.skill.source)
    return known.words[int(known.clue_words()[place])]


def _tried(table: Table, sifted: Places, rng: Rng) -> tuple[Floats, Floats]:
    """What each clue is worth for 1, 2, ... words, and how likely all of them are found."""
    stream = np.random.default_rng(rng.below(1 << 32))
    distances = imagined(table.view, table.team, table.skill, stream)[:, None]
    shifts = distances * (shared_shifts(table.alike, stream) * table.skill.doubt + table.lures)
    order = np.argsort(-(table.near[sifted][:, None, :] + shifts), axis=2)[:, :, : table.most]
    right = np.cumprod(table.own[order], axis=2)
    reached = np.concatenate([np.ones_like(right[:, :, :1]), right[:, :, :-1]], axis=2)
    gains = right - reached * table.costs[order] - TOO_MANY * (1 - right)
    values = np.cumsum(gains.mean(axis=1), axis=1) - _rarity(table)[sifted, None]
    return values.astype(np.float32), right.mean(axis=1).astype(np.float32)


def _valid(table: Table, sifted: Places, values: Floats, chances: Floats) -> Iterator[Line]:
    """The clues the referee lets pass (R10, R11), each for its best number."""
    config = table.view.config
    numbers = values.argmax(axis=1)
    for at in np.argsort(-values.max(axis=1), kind="stable").tolist():
        word, number = _word(table, int(sifted[at])), int(numbers[at]) + 1
        if judge(word, table.cards, config.language, agreements(config)) is None:
            value, chance = float(values[at, number - 1]), float(chances[at, number - 1])
            yield Line(Clue(word, number), value, chance=chance, about=_meant(table, int(sifted[at]), number))


def _meant(table: Table, place: int, number: int) -> tuple[str, ...]:
    near = np.where(table.own, table.near[place], -np.inf)
    return tuple(table.cards[at] for at in np.argsort(-near, kind="stable")[:number].tolist())
