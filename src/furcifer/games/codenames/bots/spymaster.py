"""The spymaster: gives clues for the words that a person would find, judged by many imagined partners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, takewhile
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from furcifer.core import Candidate, Rng
from furcifer.games.codenames.actions import Clue
from furcifer.games.codenames.clues import agreements
from furcifer.games.codenames.state import View
from furcifer.games.codenames.tables import ASSASSIN, ENEMY, UNCOVERED, team_of
from furcifer.words import judge, normalized
from furcifer.words.relatedness import explain, lexicon

from .evidence import Floats, Places, clues_to_cards
from .partner import DISTANCES, guesses_of, imagined, likelihoods, likely_distances, strangers
from .reader import Stakes, expected, expected_of_strangers
from .skill import Skill, caution

SIFTED = 120  # clues that are shown to the imagined partners
COMMON = 1000  # the rank up to which words are about equally common
SHARED_START = 4  # letters; words that begin alike are hardly ever valid beside each other
VARIETY = 0.03  # clues within this gain of the best are as good: the draw decides between them


class _Judged(NamedTuple):
    """Clues as the imagined partners read them: a row for each clue, a column for each number."""

    values: Floats  # by which a clue is chosen
    promises: Floats  # by which its number is chosen
    chances: Floats  # that all its words are found


class Board:
    """The open cards as a spymaster sees them."""

    def __init__(self, view: View, skill: Skill) -> None:
        assert view.key is not None
        assert view.first is not None
        assert view.seat is not None
        self.view, self.skill = view, skill
        self.team = team_of(view.seat, view.seats, view.first)
        self.free = [at for at, tile in enumerate(view.tiles) if tile == UNCOVERED]
        self.cards = tuple(view.words[at] for at in self.free)
        self.plain = [normalized(card) for card in self.cards]
        self.starts = {card[:SHARED_START] for card in self.plain}
        self.said = {normalized(turn.clue) for turn in view.turns if turn.clue}
        owner = [view.key[at] for at in self.free]
        enemy, calm = ENEMY[self.team], caution(view.left[ENEMY[self.team]])
        self.stakes = Stakes(
            own=_for_each(owner, {self.team: 1.0}),
            costs=_for_each(owner, {enemy: skill.regard * calm, ASSASSIN: skill.fear * calm}),
            bait=_for_each(owner, {ASSASSIN: skill.guard}),
        )
        self.most = max(1, min(skill.ambition, int(self.stakes.own.sum())))


def _for_each(owner: list[str], amounts: Mapping[str, float]) -> Floats:
    return np.array([amounts.get(one, 0.0) for one in owner], dtype=np.float32)


def clues(view: View, rng: Rng, skill: Skill, most: int) -> list[Candidate]:
    """Return valid clues with the words they are for, best first."""
    board = Board(view, skill)
    layers = clues_to_cards(view.config.language, skill.evidence, view.words)[:, : skill.vocabulary]
    near = layers.sum(axis=0, dtype=np.float32)[:, board.free]
    alone = len(layers) == 1
    sifted = _sift(board, near / DISTANCES.mean() if alone else near)
    if not len(sifted):
        return []
    shown = layers[:, sifted][:, :, board.free].astype(np.float32)
    gains, chances = (_ask_strangers if alone else _ask_partners)(board, shown)
    gains[_unclear(board, shown)] = -np.inf
    gains -= _rarity(board, len(near))[sifted, None]
    gains += np.array([VARIETY * rng.random() for _ in sifted], dtype=np.float32)[:, None]
    judged = _Judged(_worth(gains, chances, skill.care), _worth(gains, chances, skill.promise), chances)
    return list(islice(_valid(board, near, sifted, judged), most))


def _rarity(board: Board, size: int) -> Floats:
    """Return the cost of each word for being rare: people know common words better."""
    ranks = np.arange(size, dtype=np.float32)
    return np.asarray(board.skill.rarity * np.log1p(ranks / COMMON), dtype=np.float32)


def _worth(gains: Floats, chances: Floats, price: float) -> Floats:
    """Subtract the price of promised words that are not found."""
    missed = np.arange(1, gains.shape[1] + 1) - np.cumsum(chances, axis=1)
    return np.asarray(gains - price * missed, dtype=np.float32)


def _sift(board: Board, near: Floats) -> Places:
    """Return the ranks of the most promising clue words, by all evidence together."""
    gains, chances = expected(near, board.stakes, board.skill, board.most)
    worth = _worth(gains, chances, board.skill.care).max(axis=1) - _rarity(board, len(near))
    order = np.argsort(-worth, kind="stable")[: 3 * SIFTED].tolist()
    return np.array([rank for rank in order if not _clumsy(board, rank)][:SIFTED], dtype=np.int64)


def _clumsy(board: Board, rank: int) -> bool:
    """Return whether a clue was given before or resembles a card in spelling, so that it is seldom valid."""
    word = normalized(_word(board, rank))
    if word in board.said or word[:SHARED_START] in board.starts:
        return True
    return any(card in word or word in card for card in board.plain)


def _word(board: Board, rank: int) -> str:
    known = lexicon(board.view.config.language)
    return known.words[int(known.clues[rank])]


def _unclear(board: Board, layers: Floats) -> NDArray[np.bool_]:
    """Return for each clue and number whether one of the words it would be for has no clear link to it."""
    own = layers[:, :, board.stakes.own > 0]
    near = own.sum(axis=0)
    order = np.argsort(-near, axis=1, kind="stable")[:, : board.most]
    known = lexicon(board.view.config.language, *board.skill.evidence)
    clear = near > 0 if known.alone else known.giving.clear(own)
    if not clear.any():  # a hard board: accept the best link, for one word only
        clear = near >= near.max()
    linked = np.take_along_axis(clear, order, axis=1)
    return np.asarray(~np.logical_and.accumulate(linked, axis=1), dtype=np.bool_)


def _ask_partners(board: Board, layers: Floats) -> tuple[Floats, Floats]:
    """Average the expected gain and the chances over the imagined partners, the likelier ones counting more.

    `layers` are sources by clues by cards.
    """
    guessed, skill = guesses_of(board.view, board.team), board.skill
    likely = likelihoods(board.view, guessed, skill, len(layers), skill.partner)
    gained = np.zeros((layers.shape[1], board.most), dtype=np.float32)
    found = np.zeros_like(gained)
    for weights, share in zip(imagined(len(layers)), likely, strict=True):
        near: NDArray[np.float32] = np.tensordot(weights, layers, axes=1)
        gains, chances = expected(near, board.stakes, board.skill, board.most)
        gained += np.float32(share) * gains
        found += np.float32(share) * chances
    return gained, found


def _ask_strangers(board: Board, layers: Floats) -> tuple[Floats, Floats]:
    """Average over partners who think differently, as far from this bot as the guesses so far suggest."""
    near = layers[0]
    likely = likely_distances(board.view, guesses_of(board.view, board.team), board.skill)
    return expected_of_strangers(near, board.stakes, board.skill, board.most, strangers(near, likely))


def _valid(board: Board, near: Floats, sifted: Places, judged: _Judged) -> Iterator[Candidate]:
    """Yield the clues that the referee accepts (R10, R11), each for its best number."""
    config = board.view.config
    for at in np.argsort(-judged.values.max(axis=1), kind="stable").tolist():
        if judged.values[at].max() == -np.inf:
            return
        rank, number = int(sifted[at]), int(judged.promises[at].argmax()) + 1
        word = _word(board, rank)
        if judge(word, board.cards, config.language, agreements(config)) is not None:
            continue
        meant = _meant(board, near[rank], number)
        why = tuple(takewhile(bool, (explain(config.language, word, card) for card in meant)))
        # A word that cannot be explained is not counted. A giver with some of the sources explains nothing.
        told = number if board.skill.evidence else len(why) or 1
        value, chance = float(judged.values[at].max()), float(judged.chances[at, told - 1])
        yield Candidate(Clue(word, told), value, chance=chance, about=meant[:told], why=why)


def _meant(board: Board, near: Floats, number: int) -> tuple[str, ...]:
    order = np.argsort(-np.where(board.stakes.own > 0, near, -np.inf), kind="stable")
    return tuple(board.cards[at] for at in order[:number].tolist())
