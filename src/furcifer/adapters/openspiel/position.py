"""A position of an OpenSpiel game: a Match in which chance is explicit. It never changes."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from furcifer.adapters.episode import next_clockwise, win_rewards
from furcifer.core import CHANCE, Match, Seat, to_json

from .setup import Setup

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL
DIGEST_BITS = 128
Turn = tuple[int, int]  # the seat that acted last, and the number of decisions so far


class Position:
    """A match, the numbers that chance has drawn of an unfinished draw, and the seat whose turn it is."""

    def __init__(
        self,
        setup: Setup,
        match: Match,
        drawn: tuple[int, ...] = (),
        turn: Turn = (-1, 0),
        parent: Position | None = None,
    ) -> None:
        self.setup, self.match, self.drawn, self._parent = setup, match, drawn, parent
        self.turn, waiting = turn, match.to_act
        self.given_up = turn[1] >= setup.longest
        self.player = TERMINAL
        if waiting and not self.given_up:
            self.player = waiting[0] if len(waiting) == 1 else next_clockwise(waiting, turn[0])
        self._choices: dict[int, Any] | None = None
        self._told: dict[int | None, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.setup, self.match, self.drawn, self.turn)

    # Actions

    def choices(self) -> dict[int, Any]:
        """Return the legal actions of the seat whose turn it is, by number."""
        if self._choices is None:
            view = self.match.view(self.player)
            self._choices = self.setup.numbering.choices(self.match, self.player, view)
        return self._choices

    def chances(self) -> list[tuple[int, float]]:
        """Return the numbers that chance may draw, with their probabilities."""
        game, state = self.match.game, self.match.state
        if listed := game.chances(state):
            return [(number, chance) for number, (_, chance) in enumerate(listed) if chance]
        assert game.draw_stepwise is not None
        weights = game.draw_stepwise(state, self.drawn)
        assert isinstance(weights, list)
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights) if weight]

    def after(self, number: int) -> Position:
        """Return the position after an action of the seat, or of chance."""
        if self.player == CHANCE:
            return self._drawn(number)
        match = self.match.record(self.player, self.choices()[number])
        return Position(self.setup, match, (), (self.player, self.turn[1] + 1), self)

    def _drawn(self, number: int) -> Position:
        game, turn = self.match.game, self.turn
        if listed := game.chances(self.match.state):
            return Position(self.setup, self.match.record(CHANCE, listed[number][0]), (), turn, self)
        assert game.draw_stepwise is not None
        drawn = (*self.drawn, number)
        found = game.draw_stepwise(self.match.state, drawn)
        if isinstance(found, list):
            return Position(self.setup, self.match, drawn, turn, self)
        return Position(self.setup, self.match.record(CHANCE, found), (), turn, self)

    def name(self, player: int, number: int) -> str:
        """Return the notation of an action."""
        if player != CHANCE:
            choice = self.choices().get(number) if player == self.player else None
            return str(choice or self.setup.numbering.action(self.match, player, number))
        listed = self.match.game.chances(self.match.state)
        return str(listed[number][0]) if listed else f"draw {number}"

    def number_of(self, notation: str) -> int:
        """Return the number of an action in notation, or raise ValueError if the rules refuse it.

        A clue outside the lexicon gets one of the spare numbers, which has this meaning in this position.
        """
        action, choices = self.setup.read(notation), self.choices()
        if refused := self.match.check(self.player, action):
            raise ValueError(refused.text)
        for number, choice in choices.items():
            if choice == action:
                return number
        further = max(self.setup.numbering.size, max(choices) + 1)
        if further >= self.setup.actions:
            raise ValueError("Too many clues outside the lexicon were tried in this position.")
        choices[further] = action
        return further

    def returns(self) -> list[float]:
        """Return the utility of each seat: -1 for a loss, 1 for a win; a match given up is a draw."""
        seats = self.match.seats
        if self.match.outcome is not None:
            return win_rewards(self.match)
        return [2 / seats - 1 if self.given_up else 0.0] * seats

    # Knowledge

    def observe(self, seat: int | None) -> NDArray[Any]:
        return self.setup.numbering.encoding.observe(self.match.view(seat))

    def shown(self, seat: int | None) -> str:
        """Return what a seat sees now, as JSON."""
        return to_json(self.match.view(seat))

    def told(self, seat: int | None) -> str:
        """Return everything a seat has learned so far: a line of JSON for each fact."""
        path: list[Position] = []
        here: Position | None = self
        while here is not None and seat not in here._told:
            path.append(here)
            here = here._parent
        text = here._told[seat] if here is not None else ""
        for position in reversed(path):
            text = position._told[seat] = text + position._news(seat)
        return text

    def _news(self, seat: int | None) -> str:
        """Return the facts of the last action, or of all actions if the position before is not known."""
        if self._parent is None:
            facts: tuple[Any, ...] = self.match.told(seat)
        elif len(self.match.entries) == len(self._parent.match.entries):
            facts = ()
        else:
            actor, action = self.match.entries[-1]
            before, after = self._parent.match.state, self.match.state
            listener = None if seat is None else Seat(seat)
            facts = self.match.game.tell(before, actor, action, after, listener)
        return "".join(f"{to_json(fact)}\n" for fact in facts)

    def digest(self, seat: int | None) -> NDArray[np.float32]:
        """Return 128 bits that stand for everything a seat has learned."""
        hashed = blake2b(self.told(seat).encode(), digest_size=DIGEST_BITS // 8).digest()
        return np.unpackbits(np.frombuffer(hashed, dtype=np.uint8)).astype(np.float32)
