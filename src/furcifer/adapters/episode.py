"""One match after another as an environment plays them: seeds, turns, choices, observations, rewards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from furcifer.core import ConfigError, Illegal, IllegalAction, Match, Rng, find, fresh_seed

from .numbering import USUAL, Lexicon, Numbering

Reward = Literal["win", "points"]
SEEDS = 1 << 63


class Episode:
    """The match that an environment is playing."""

    def __init__(
        self,
        slug: str,
        seats: int | None,
        config: Mapping[str, Any] | None,
        lexicon: Lexicon = USUAL,
        reward: Reward = "win",
    ) -> None:
        if reward not in ("win", "points"):
            raise ConfigError(f"A reward is 'win' or 'points', not {reward!r}.")
        self._slug, self._config, self._reward = slug, config, reward
        self.match = Match.unseeded(slug, usual_seats(slug) if seats is None else seats, config)
        self.game, self.seats = self.match.game, self.match.seats
        self.numbering = Numbering(self.match, lexicon)
        self.seat = 0
        self._seed: int | None = None
        self._choices: dict[int, Any] | None = None
        self._views: dict[int, Any] = {}

    def reset(self, seed: int | None) -> None:
        """Start a match. Without a seed, the next one follows from the last, if there was one."""
        if seed is None:
            seed = fresh_seed() if self._seed is None else Rng(self._seed, "next match").below(SEEDS)
        self._seed = seed
        self.match = Match.start(self._slug, self.seats, seed, self._config)
        self._moved_on()

    @property
    def seed(self) -> int:
        assert self._seed is not None, "reset() comes first"
        return self._seed

    @property
    def over(self) -> bool:
        return not self.match.to_act

    def _moved_on(self) -> None:
        """Choose whose turn it is: of the seats that may act, the next one clockwise."""
        self._choices, self._views = None, {}
        waiting = self.match.to_act
        if waiting:
            self.seat = waiting[0] if len(waiting) == 1 else next_clockwise(waiting, self.seat)

    def view(self, seat: int) -> Any:
        """Return what a seat may know, computed once for each position."""
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def choices(self) -> dict[int, Any]:
        """Return the legal actions of the seat whose turn it is, by their numbers."""
        if self._choices is None:
            self._choices = self.choices_of(self.seat)
        return self._choices

    def choices_of(self, seat: int) -> dict[int, Any]:
        """Return the legal actions of a seat that may act, by their numbers."""
        return self.numbering.choices(self.match, seat, self.view(seat))

    def act(self, number: int) -> None:
        """Play an action of the seat whose turn it is, or raise IllegalAction."""
        action = self.choices().get(number)
        if action is None:
            raise IllegalAction(self.refusal(self.seat, number))
        self.match = self.match.act_as_listed(self.seat, action)
        self._moved_on()

    def play(self, seat: int, action: Any) -> None:
        """Play an action of any seat, or raise IllegalAction."""
        self.match = self.match.act(seat, action)
        self._moved_on()

    def take_turn(self, seat: int) -> None:
        """Give the turn to a seat that may act, where several may."""
        if seat != self.seat:
            self.seat, self._choices = seat, None

    def act_if_allowed(self, seat: int, action: Any) -> None:
        """Play an action of any seat, unless an action before it has made it illegal."""
        if self.match.check(seat, action) is None:
            self.play(seat, action)

    def refusal(self, seat: int, number: int) -> Illegal:
        """Return the rules' reason against a number that is not one of the choices."""
        if number not in range(self.numbering.size):
            text = f"There is no action {number}: the numbers go from 0 to {self.numbering.size - 1}."
            return Illegal("no_such_action", text, {"number": number})
        try:
            refused = self.match.check(seat, self.numbering.action(self.match, seat, number))
        except (ValueError, IndexError):  # the encoding has no such action in this position
            refused = None
        return refused or Illegal("not_legal", f"Action {number} is not legal here.", {"number": number})

    def say(self, text: str) -> Illegal | None:
        """Play an action in notation for the seat whose turn it is, or return why the rules refuse it."""
        try:
            self.match = self.match.act(self.seat, text)
        except IllegalAction as error:
            return error.illegal
        self._moved_on()
        return None

    def observe(self, seat: int) -> NDArray[Any]:
        return self.numbering.encoding.observe(self.view(seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat; all zeros if it is not its turn."""
        mask = np.zeros(self.numbering.size, dtype=np.int8)
        if seat == self.seat and not self.over:
            mask[list(self.choices())] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return what the finished match is worth to each seat."""
        assert self.match.outcome is not None
        return list(self.match.outcome.scores) if self._reward == "points" else win_rewards(self.match)


def usual_seats(slug: str) -> int:
    """Return the smallest table of a game."""
    return find(slug).meta.seats[0]


def next_clockwise(waiting: Sequence[int], last: int) -> int:
    """Return the first of these seats after the last one that acted.

    >>> next_clockwise((0, 2, 3), 2), next_clockwise((0, 2), 3)
    (3, 0)
    """
    return next((seat for seat in waiting if seat > last), waiting[0])


def win_rewards(match: Match) -> list[float]:
    """Return 1 for a win, -1 for a loss, and a number between for a win that several sides share.

    A team is one side. A draw is shared by all sides; playing together, nobody's win is a loss.
    """
    assert match.outcome is not None
    roles = match.game.seating(match.seats)
    sides: list[str | int] = [role.team for role in roles] or [*range(match.seats)]
    won = {sides[seat] for seat in match.outcome.winners}
    if not won and len(set(sides)) > 1:
        won = set(sides)
    return [2 / len(won) - 1 if side in won else -1.0 for side in sides]
