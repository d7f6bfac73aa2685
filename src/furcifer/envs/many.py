"""Thousands of matches of one game, a call for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from furcifer.core import ConfigError, Illegal, IllegalAction, Match, part
from furcifer.machine.loading import run_for

Ints = NDArray[np.int64]

FROM_KERNEL = ("MOST_ACTIONS", "to_act", "legal", "apply", "playout", "scores")
LONGEST = 1 << 20  # actions of a playout
STAY = -1  # instead of an action: leaves a match as it is


@cache
def stepping_for(slug: str) -> tuple[ModuleType, ModuleType]:
    """The kernel of a game, and the compiled functions for many of its matches."""
    kernel = part(slug, "kernel")
    if kernel is None:
        raise ConfigError(f"There are no batches of {slug!r}: it has no kernel.")
    functions = {name: getattr(kernel, name) for name in FROM_KERNEL}
    if hasattr(kernel, "pick"):
        functions["pick"] = kernel.pick
    return kernel, run_for(slug, Path(__file__).with_name("stepping.py"), functions)


class Many:
    """Matches side by side, on every core. Actions are the numbers of the game's `encoding.py`.

    What a kernel says is fast and, as the tests compare it with the rulebook, right; a match between people
    is judged by the rulebook alone.

    >>> many = Many("coloretto", seats=3, matches=1000, seed=7)
    >>> numbers, counts = many.legal()
    >>> many.step(numbers[:, 0])  # the first action in each; where chance is to act, it does
    >>> played = many.playout()
    >>> bool(many.over.all()), many.scores().shape
    (True, (1000, 3))
    """

    def __init__(
        self, slug: str, seats: int, matches: int, seed: int = 0, config: Mapping[str, Any] | None = None
    ) -> None:
        if matches < 1:
            raise ConfigError(f"At least one match is needed, not {matches}.")
        self._kernel, self._stepping = stepping_for(slug)
        match = Match.start(slug, seats, seed, config)
        self.seats, self.config = seats, match.config
        start = match.game.start(match.config, seats)  # chance has not acted: it does so in each for itself
        self.rows: Ints = np.tile(self._kernel.pack(start), (matches, 1))
        self._seeds = np.random.default_rng(seed)
        self._streams = self._seeds.integers(1, 1 << 32, matches)
        self._numbers = np.empty((matches, self._kernel.MOST_ACTIONS), dtype=np.int64)
        self._stepping.chance_all(self.rows, self._streams)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def to_act(self) -> Ints:
        """The seat that is waited for in each match; less than 0 where it is over."""
        seats = np.empty(len(self), dtype=np.int64)
        self._stepping.actors(self.rows, seats)
        return np.where(seats == self._kernel.OVER, STAY, seats)

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.to_act < 0

    def legal(self) -> tuple[Ints, Ints]:
        """The actions of each match, a row each in the order of the rulebook, and how many there are.

        What stands in a row beyond its actions means nothing. The next call writes over it.
        """
        counts = np.empty(len(self), dtype=np.int64)
        self._stepping.legal_all(self.rows, self._numbers, counts)
        return self._numbers, counts

    def step(self, numbers: Ints) -> None:
        """One action in each match, and what chance answers. `STAY` leaves a match as it is."""
        self._check(numbers)
        self._stepping.apply_all(self.rows, numbers)
        self._stepping.chance_all(self.rows, self._streams)

    def _check(self, numbers: Ints) -> None:
        legal, counts = self.legal()
        asked = np.arange(legal.shape[1]) < counts[:, None]
        fit = (numbers == STAY) | ((legal == numbers[:, None]) & asked).any(axis=1)
        if not fit.all():
            match = int(np.flatnonzero(~fit)[0])
            text = f"Action {numbers[match]} is not legal in match {match}."
            raise IllegalAction(Illegal("not-legal", text))

    def playout(self, most: int = LONGEST) -> int:
        """Random play in each match to its end, or for `most` actions; how many were played in all."""
        return int(self._stepping.playout_all(self.rows, int(self._seeds.integers(1 << 31)), most))

    def scores(self) -> NDArray[np.float64]:
        """What each seat has, a row for each match; only where a match is over is it more than a guess."""
        found = np.zeros((len(self), self.seats))
        self._stepping.scores_all(self.rows, found)
        return found
