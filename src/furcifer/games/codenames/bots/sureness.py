"""The effect of a clue: how sure an operative was of each card before and after it."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Rng, Seat, Step, Sureness
from furcifer.games.codenames import knowledge
from furcifer.games.codenames.actions import Clue
from furcifer.games.codenames.state import State
from furcifer.games.codenames.tables import OPERATIVES, team_of

from .operative import chances
from .play import able
from .skill import Skill

SHOWN = 6  # cards


def sureness(step: Step) -> Sequence[Sureness]:
    """Return the cards a clue made likeliest, as an operative of the team would read it."""
    if not isinstance(step.action, Clue) or step.after.config.voice:
        return ()
    operative = _operative(step.after, step.seat)
    view = knowledge.view(step.after, operative)
    if not able(view):
        return ()
    before = chances(knowledge.view(step.before, operative), Rng(0), Skill())
    after = chances(view, Rng(0), Skill())
    likeliest = sorted(after, key=lambda word: -after[word])[:SHOWN]
    return [Sureness(word, round(before[word], 3), round(after[word], 3)) for word in likeliest]


def _operative(state: State, spymaster: Seat) -> Seat:
    first = knowledge.view(state, None).first
    assert first is not None
    return OPERATIVES[state.seats][team_of(spymaster, state.seats, first)][0]
