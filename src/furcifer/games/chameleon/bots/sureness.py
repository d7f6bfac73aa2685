"""The effect of a clue: how suspicious it made its speaker, how much it told the Chameleon of the word."""

from __future__ import annotations

from collections.abc import Sequence

from furcifer.core import Seat, Step, Sureness
from furcifer.games.chameleon import knowledge
from furcifer.games.chameleon.actions import Clue
from furcifer.games.chameleon.phases import known
from furcifer.games.chameleon.state import State
from furcifer.games.chameleon.tables import INDEX

from .play import able, topic_card
from .skill import Skill
from .suspicion import belief, suspects


def sureness(step: Step) -> Sequence[Sureness]:
    """Return how a clue moved the others' suspicion of its speaker, and the Chameleon's idea of the word."""
    if not isinstance(step.action, Clue) or not able(knowledge.view(step.after, None)):
        return ()
    suspected = (round(_suspicion(state, step.seat), 3) for state in (step.before, step.after))
    found = [Sureness("", next(suspected), next(suspected), step.seat)]
    if step.seat != step.after.chameleon:
        guessed = (round(_guessed(state), 3) for state in (step.before, step.after))
        found.append(Sureness(_secret_word(step.after), next(guessed), next(guessed)))
    return found


def _suspicion(state: State, speaker: Seat) -> float:
    """Return how likely the speaker is the Chameleon, on average for the others who know the word."""
    holders = [Seat(s) for s in range(state.seats) if s not in (speaker, state.chameleon)]
    views = [knowledge.view(state, seat) for seat in holders]
    shares = [
        suspects(view, topic_card(view), INDEX[known(view.coordinate)], Skill())[speaker] for view in views
    ]
    return sum(shares) / len(shares)


def _guessed(state: State) -> float:
    """Return how likely the Chameleon would guess the secret word now."""
    view = knowledge.view(state, state.chameleon)
    return float(belief(view, topic_card(view), Skill())[_place(state)])


def _secret_word(state: State) -> str:
    return known(state.topic).words[_place(state)]


def _place(state: State) -> int:
    holder = next(Seat(s) for s in range(state.seats) if s != state.chameleon)
    return INDEX[known(knowledge.view(state, holder).coordinate)]
