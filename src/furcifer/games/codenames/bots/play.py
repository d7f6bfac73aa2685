"""The decisions of a Codenames bot: clues, guesses, calls and covers."""

from __future__ import annotations

from msgspec.structs import replace

from furcifer.core import Candidate, Rng, Turn
from furcifer.games.codenames.actions import Action, Call, Clue, Concede, Cover, Decline, Reject
from furcifer.games.codenames.state import View
from furcifer.games.codenames.tables import UNCOVERED
from furcifer.words.relatedness import has_evidence, lexicon

from . import simple
from .evidence import clue_layers
from .operative import guesses
from .simple import at_fault
from .skill import Skill, with_one_source
from .spymaster import clues


def able(view: View) -> bool:
    """Return whether the language has evidence to play by; without it a bot knows only the topic cards."""
    return has_evidence(view.config.language)


def decide(turn: Turn, skill: Skill) -> Candidate:
    return explain(turn, 1, skill)[0]


def explain(turn: Turn, most: int, skill: Skill) -> list[Candidate]:
    """Return the best few actions: a clue with the words it is about, a guess with its chance to be right."""
    view: View = turn.view
    if turn.ask is not None and view.config.voice:
        return _at_a_loss(view, turn.rng)
    skill = _at_this_table(view, replace(skill, partner=turn.partner))
    if turn.ask is not None:
        return clues(view, turn.rng, skill, most) or _at_a_loss(view, turn.rng)
    if view.phase == "guess":
        return guesses(view, turn.legal, turn.rng, skill)[:most]
    lines = [_duty(view, action, skill) for action in turn.legal]
    return sorted(lines, key=lambda line: -line.value)[:most]


def _at_this_table(view: View, skill: Skill) -> Skill:
    """Return the skill of a level, adapted to the evidence in the table's language."""
    language = view.config.language
    return with_one_source(skill) if lexicon(language, *skill.evidence).alone else skill


def _at_a_loss(view: View, rng: Rng) -> list[Candidate]:
    """Return clues for one word by the topic cards, when no better clue was found."""
    return [Candidate(Clue(clue.word, 1)) for clue in simple.improvise(view, rng)]


def _duty(view: View, action: Action, skill: Skill) -> Candidate:
    """R13, R16: call and reject only invalid clues, stand by a valid one, cover what is easily confused."""
    match action:
        case Call() | Reject():
            return Candidate(action, 1.0 if at_fault(view) else -1.0)
        case Cover(word):
            return Candidate(action, 1.0 + _in_the_way(view, word, skill), about=(word,))
        case Concede() | Decline():
            return Candidate(action, -1.0)
        case _:  # accept, stand, uphold
            return Candidate(action)


def _in_the_way(view: View, word: str, skill: Skill) -> float:
    """Return how related a word is to open cards of others: it is good to cover what is easily confused."""
    layers = clue_layers(view.config.language, skill.evidence, word, view.words)
    owners = view.key or view.tiles
    mine = owners[view.words.index(word)]
    if layers is None:
        return 0.0
    others = [at for at, tile in enumerate(view.tiles) if tile == UNCOVERED and owners[at] != mine]
    return max((float(layers[:, at].sum()) for at in others), default=0.0)
