"""Bots of the Codenames AI competition at our table, with the competition's own methods.

A codemaster has `set_game_state(words, key)` and `get_clue() -> (word, number)`; a guesser has `set_board`,
`set_clue`, `keep_guessing` and `get_answer`. In the competition a team is always red, and a covered word
is the identity between stars, for example `*Civilian*`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from furcifer.core import Turn
from furcifer.games.codenames.actions import Action, Clue, Cover, Guess, Stop
from furcifer.games.codenames.state import View
from furcifer.games.codenames.tables import ASSASSIN, BLUE, BYSTANDER, ENEMY, RED, UNCOVERED, team_of

from .simple import improvise, weigh

NAMES = {RED: "Red", BLUE: "Blue", BYSTANDER: "Civilian", ASSASSIN: "Assassin"}
ATTEMPTS = 3


class Codemaster(Protocol):
    def set_game_state(self, words: list[str], key: list[str], /) -> None: ...
    def get_clue(self) -> tuple[str, int]: ...


class Guesser(Protocol):
    def set_board(self, words: list[str], /) -> None: ...
    def set_clue(self, clue: str, number: int, /) -> Any: ...
    def keep_guessing(self) -> bool: ...
    def get_answer(self) -> str: ...


class CompetitionPlayer:
    """A codemaster, a guesser or both. `forfeits` counts what was refused and played by the simple bot."""

    name = "competition"

    def __init__(self, codemaster: Codemaster | None = None, guesser: Guesser | None = None) -> None:
        self.codemaster, self.guesser, self.forfeits = codemaster, guesser, 0
        self._clue_seen = 0  # the turn whose clue the guesser knows

    def choose(self, turn: Turn) -> Action:
        """Return the bot's clue or guess. The simple bot decides what the competition does not know."""
        action: Action | None = None
        if turn.ask is not None and self.codemaster is not None:
            action = self._clue(turn, self.codemaster)
        elif self.guesser is not None and any(isinstance(one, Guess) for one in turn.legal):
            action = self._guess(turn, self.guesser)
        return _simple(turn) if action is None else action

    def _clue(self, turn: Turn, codemaster: Codemaster) -> Action | None:
        view: View = turn.view
        assert view.key is not None
        for _ in range(ATTEMPTS):
            codemaster.set_game_state(board(view), [NAMES[_swapped(view, one)] for one in view.key])
            word, number = codemaster.get_clue()
            clue = Clue(str(word).lower(), max(1, min(9, int(number))))
            if _accepted(turn, clue):
                return clue
        self.forfeits += 1
        return None

    def _guess(self, turn: Turn, guesser: Guesser) -> Action | None:
        view: View = turn.view
        now = view.turns[-1]
        guesser.set_board(board(view))
        if self._clue_seen != len(view.turns):
            self._clue_seen = len(view.turns)
            guesser.set_clue(now.clue or "", now.number if isinstance(now.number, int) else len(view.words))
        if now.guesses and not guesser.keep_guessing():
            return Stop()
        answer = str(guesser.get_answer()).lower()
        word = next((word for word in view.words if word.lower() == answer), "")
        if Guess(word) in turn.legal:
            return Guess(word)
        self.forfeits += 1
        return None


def board(view: View) -> list[str]:
    """Return the words as the competition shows them, covered ones as their identity between stars."""
    cards = zip(view.words, view.tiles, strict=True)
    return [word.upper() if tile == UNCOVERED else f"*{NAMES[_swapped(view, tile)]}*" for word, tile in cards]


def _swapped(view: View, identity: str) -> str:
    """Return an identity with the colours exchanged if the view's team is blue."""
    assert view.seat is not None
    assert view.first is not None
    own = team_of(view.seat, view.seats, view.first)
    return ENEMY[identity] if own == BLUE and identity in ENEMY else identity


def _accepted(turn: Turn, clue: Clue) -> bool:
    state = turn.game.imagine(turn.view, turn.rng.child("clue"))
    return turn.game.check(state, turn.seat, clue) is None


def _simple(turn: Turn) -> Action:
    options: Sequence[Action] = improvise(turn.view, turn.rng) if turn.ask is not None else turn.legal
    covers = [one for one in options if isinstance(one, Cover)]
    return max(covers or options, key=lambda one: weigh(turn.view, one))
