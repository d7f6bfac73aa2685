"""The mind of a Codenames bot, whatever its duty: clues, guesses, calls and covers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furcifer.core import Ask, Line, Rng
from furcifer.words import judge

from . import bots
from .actions import Accept, Action, Call, Clue, Concede, Cover, Decline, Stand
from .clues import agreements
from .meaning import cards_to_cards
from .operative import guesses
from .skill import Skill
from .spymaster import clues
from .state import View
from .tables import UNCOVERED


def choose(view: View, legal: Sequence[Action], ask: Ask | None, rng: Rng, **skill: Any) -> Action:
    action: Action = explain(view, legal, ask, rng, 1, **skill)[0].action
    return action


def explain(
    view: View, legal: Sequence[Action], ask: Ask | None, rng: Rng, most: int, **skill: Any
) -> list[Line]:
    """The best few actions: a clue says what it is `about`, a guess how likely it is right."""
    level = Skill(**skill)
    if ask is not None:
        return clues(view, rng, level, most) or _at_a_loss(view, rng)
    if view.phase in ("doubt", "guess") and view.key is None:
        return guesses(view, legal, rng, level)[:most]
    lines = [_duty(view, action, level) for action in legal]
    return sorted(lines, key=lambda line: -line.value)[:most]


def _at_a_loss(view: View, rng: Rng) -> list[Line]:
    """No word comes to mind: what the topic cards say, for one word."""
    return [Line(Clue(clue.word, 1)) for clue in bots.improvise(view, rng)]


def _duty(view: View, action: Action, level: Skill) -> Line:
    """R13, R16: call what is invalid and nothing else, stand by a valid clue, cover what is in the way."""
    match action:
        case Call():
            return Line(action, 1.0 if _at_fault(view) else -1.0)
        case Cover(word):
            return Line(action, 1.0 + _in_the_way(view, word, level), about=(word,))
        case Concede() | Decline():
            return Line(action, -1.0)
        case Accept() | Stand() | _:
            return Line(action)


def _at_fault(view: View) -> bool:
    config, said = view.config, view.turns[-1].clue or ""
    return judge(said, _visible(view), config.language, agreements(config)) is not None


def _in_the_way(view: View, word: str, level: Skill) -> float:
    """How like the open cards of others it is: what is easily taken for another is better covered."""
    alike = cards_to_cards(view.config.language, level.source, view.words)[view.words.index(word)]
    who = (view.key or view.tiles)[view.words.index(word)]
    open_to = [
        float(alike[at])
        for at, tile in enumerate(view.tiles)
        if tile == UNCOVERED and (view.key or view.tiles)[at] != who
    ]
    return max(open_to, default=0.0)


def _visible(view: View) -> list[str]:
    return [card for card, tile in zip(view.words, view.tiles, strict=True) if tile == UNCOVERED]
