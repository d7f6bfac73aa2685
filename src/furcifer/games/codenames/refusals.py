"""The reasons why Codenames refuses an action, one sentence each. `rules.py` decides what is legal."""

from __future__ import annotations

from furcifer.core import Illegal, Seat

from .actions import Action, Cover, Guess, Late, Mark, Pass, Stop, Unmark
from .state import State
from .tables import COOPERATIVE, OPERATIVES, UNCOVERED

NOW = {
    "clue": "give your clue",
    "doubt": "call the clue or accept it",
    "guess": "guess a word, mark one, or stop after the first guess",
    "answer": "concede the clue or stand by it",
    "vote": "uphold the clue or reject it",
    "penalty": "cover one of your team's words or decline",
    "enemy": "cover one of the enemy's words",
}


def why_not(state: State, seat: Seat, action: Action) -> Illegal:
    """Return why a seat that is to act cannot take this action."""
    names: dict[str, str | int] = {"action": str(action)}
    if isinstance(action, Pass | Late):
        return Illegal("clock_only", f"Only the clock can {action}, when the time is up.", names)
    guessing = state.phase == "guess" and seat in OPERATIVES[state.seats][state.turns[-1].team]
    if guessing and isinstance(action, Guess | Mark | Unmark):
        return _no_touch(state, action)
    if guessing and isinstance(action, Stop):
        return Illegal("guess_first", "Guess at least one word before you stop.")
    if isinstance(action, Cover) and state.phase in ("penalty", "enemy"):
        return _no_cover(state, action)
    return Illegal("not_now", f"You cannot {action} now: {NOW[state.phase]}.", names)


def _no_touch(state: State, action: Guess | Mark | Unmark) -> Illegal:
    if refusal := _no_card(state, action.word):
        return refusal
    names: dict[str, str | int] = {"word": action.word}
    if isinstance(action, Unmark):
        return Illegal("not_marked", f"You have not marked {action.word}.", names)
    return Illegal("marked", f"You have already marked {action.word}.", names)


def _no_card(state: State, word: str) -> Illegal | None:
    names: dict[str, str | int] = {"word": word}
    if word not in state.words:
        return Illegal("no_such_word", f"{word} is not on the table.", names)
    if state.tiles[state.words.index(word)] != UNCOVERED:
        return Illegal("covered", f"{word} is already covered.", names)
    return None


def _no_cover(state: State, action: Cover) -> Illegal:
    if refusal := _no_card(state, action.word):
        return refusal
    whose = "the enemy's" if state.seats in COOPERATIVE else "your own team's"
    return Illegal("wrong_word", f"{action.word} is not one of {whose} words.", {"word": action.word})
