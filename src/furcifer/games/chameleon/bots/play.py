"""Bots of The Chameleon: they give a clue, vote, break a tie and guess by how words are related."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import exp, log

import numpy as np

from furcifer.core import Candidate, Rng, Turn
from furcifer.games.chameleon.actions import Accuse, Action, Clue, Guess, Vote
from furcifer.games.chameleon.phases import known
from furcifer.games.chameleon.state import View
from furcifer.games.chameleon.tables import INDEX
from furcifer.words.relatedness import has_evidence

from . import clue_giving, reasons, suspicion
from .clue_reading import Chances, Reading, likely, reading
from .simple import improvise
from .skill import Skill

FAINT = 1e-9  # the least chance that differs from none
OFFERED = 6  # clues a bot chooses from, so that it does not always say the same
VARIED, BLENDS = 1.2, 0.5  # how far behind the best a clue of a holder, or the Chameleon, may be
UNDECIDED = 0.02  # the least noise in a judgement: equal choices are decided by chance


def able(view: View) -> bool:
    """Return whether the language has evidence to play by; without it a bot knows only the topic cards."""
    return has_evidence(view.config.language)


def decide(turn: Turn, skill: Skill) -> Candidate:
    if turn.ask is not None:
        return _say(turn.view, turn.rng, skill)
    return _weighed(turn.view, turn.legal, turn.rng, skill)[0]


def explain(turn: Turn, most: int, skill: Skill) -> list[Candidate]:
    """Return the best few actions with a probability each.

    The chance that a clue is understood, that a seat is the Chameleon, or that a word is the secret one.
    """
    if turn.ask is not None:
        return _clues(turn.view, turn.rng, skill, most)[:most]
    return _weighed(turn.view, turn.legal, turn.rng, skill)[:most]


def _say(view: View, rng: Rng, skill: Skill) -> Candidate:
    lines = _clues(view, rng, skill, OFFERED)
    if not lines:  # no word of the card can be read
        return Candidate(improvise(view, rng)[0])
    best, noise = lines[0].value, BLENDS + skill.lost if _secret(view) is None else VARIED
    return rng.weighted([(line, exp((line.value - best) / noise)) for line in lines])


def _clues(view: View, rng: Rng, skill: Skill, most: int) -> list[Candidate]:
    """Return the best clues with their worth, their word, and the chance that listeners think of it."""
    read, secret = topic_card(view), _secret(view)
    if secret is None:
        heard = clue_giving.Heard(suspicion.belief(view, read, skill), suspicion.oddest(view, read, skill))
        belief = _blurred(heard.belief, rng, skill)
        about, scores = int(belief.argmax()), clue_giving.blending(read, belief, heard, skill)
    else:
        about, scores = secret, clue_giving.knowing(read, secret, view.clues[-skill.clues :], skill)
    return [
        _clue(view, read, clue, about, float(scores[place]))
        for clue, place in islice(clue_giving.allowed(view, read, scores, rng), most)
    ]


def _clue(view: View, read: Reading, clue: Clue, about: int, value: float) -> Candidate:
    means, word = likely(read.near(clue.word)), _word(view, about)
    why = reasons.thinks_of(view.config.language, clue.word, word)
    return Candidate(clue, value, chance=float(means[about] / means.sum()), about=(word,), why=why)


def _weighed(view: View, legal: Sequence[Action], rng: Rng, skill: Skill) -> list[Candidate]:
    """Return the legal actions with their chances, best first; a weaker level judges with noise."""
    chance = _chances(view, legal, skill)
    noise = UNDECIDED + (skill.lost if _secret(view) is None else skill.blur)
    felt = [log(max(p, FAINT)) + noise * _noise(rng) for p in chance]
    order = sorted(range(len(felt)), key=lambda place: -felt[place])
    return [_judged(view, legal[place], chance[place]) for place in order]


def _judged(view: View, action: Action, chance: float) -> Candidate:
    return Candidate(action, chance, chance=chance, about=_about(view, action), why=_why(view, action))


def _why(view: View, action: Action) -> tuple[str, ...]:
    """Return what speaks for a guess, or against the clue of the seat that a vote is for."""
    read, secret, about = topic_card(view), _secret(view), _about(view, action)
    if isinstance(action, Guess):
        return reasons.for_guess(view.config.language, read, view.clues, INDEX[action.coordinate])
    if isinstance(action, Vote | Accuse) and secret is not None and about:
        return reasons.against(view.config.language, read, about[0], secret)
    return ()


def _chances(view: View, legal: Sequence[Action], skill: Skill) -> list[float]:
    """Return how likely each action is right: the seat the Chameleon, or the word the secret one."""
    read = topic_card(view)
    if any(isinstance(action, Guess) for action in legal):
        belief = suspicion.belief(view, read, skill)
        return [float(belief[INDEX[a.coordinate]]) if isinstance(a, Guess) else 0.0 for a in legal]
    if any(isinstance(action, Vote | Accuse) for action in legal):
        shares = suspicion.suspects(view, read, _secret(view), skill)
        return [shares.get(a.target, 0.0) if isinstance(a, Vote | Accuse) else 0.0 for a in legal]
    return [1.0] * len(legal)


def _about(view: View, action: Action) -> tuple[str, ...]:
    """Return the word of a guess, or the clue of the seat that a vote is for."""
    if isinstance(action, Guess):
        return (_word(view, INDEX[action.coordinate]),)
    if isinstance(action, Vote | Accuse):
        turn = (action.target - known(view.dealer)) % view.seats
        said = view.clues[turn] if turn < len(view.clues) else None
        return (said,) if said else ()
    return ()


def topic_card(view: View) -> Reading:
    """Return the round's topic card as a bot reads it."""
    return reading(view.config.language, known(view.topic).words)


def _word(view: View, place: int) -> str:
    return known(view.topic).words[place]


def _secret(view: View) -> int | None:
    """Return the place of the secret word on the card; None for the Chameleon."""
    return None if view.coordinate is None else INDEX[view.coordinate]


def _noise(rng: Rng) -> float:
    """Return noise with the mean 0 and the standard deviation 1."""
    return sum(rng.random() for _ in range(12)) - 6.0


def _blurred(belief: Chances, rng: Rng, skill: Skill) -> Chances:
    """Return the belief of a weaker Chameleon, which has understood the clues less surely."""
    noisy = belief * np.exp([skill.lost * _noise(rng) for _ in belief])
    return np.asarray(noisy / noisy.sum(), dtype=np.float64)
