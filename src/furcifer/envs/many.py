"""Thousands of matches of one game, stepped in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled.template import instantiate
from furcifer.core import ConfigError, Illegal, IllegalAction, Kernel, Match, find

Ints = NDArray[np.int64]

TEMPLATE = Path(__file__).with_name("batch.py")
LONGEST = 1 << 20  # actions in a playout
STAY = -1  # in place of an action: leaves the match unchanged


@cache
def batch_for(slug: str) -> Mapping[str, Callable[..., Any]]:
    """Return the compiled functions for many matches of a game."""
    kernel = _kernel_of(slug)
    functions = {
        "MOST_ACTIONS": kernel.most_actions,
        "to_act": kernel.to_act,
        "legal": kernel.legal,
        "apply": kernel.apply,
        "playout": kernel.playout,
        "scores": kernel.scores,
    }
    if kernel.pick is not None:
        functions["pick"] = kernel.pick
    return instantiate(TEMPLATE, slug, functions)


def _kernel_of(slug: str) -> Kernel[Any, Any]:
    load = find(slug).kernel
    if load is None:
        raise ConfigError(f"There are no batches of {slug!r}: it has no kernel.")
    return load()


class Many:
    """A batch of matches, stepped on every core. Actions are the numbers of the game's `encoding.py`.

    It runs on the game's kernel, which the tests compare with the rulebook. `rows` holds one packed match in
    each row.

    >>> many = Many("coloretto", seats=3, matches=1000, seed=7)
    >>> numbers, counts = many.legal()
    >>> many.step(numbers[:, 0])  # play the first legal action of each; chance then acts too
    >>> played = many.playout()
    >>> bool(many.over.all()), many.scores().shape
    (True, (1000, 3))
    """

    def __init__(
        self, slug: str, seats: int, matches: int, seed: int = 0, config: Mapping[str, Any] | None = None
    ) -> None:
        if matches < 1:
            raise ConfigError(f"At least one match is needed, not {matches}.")
        self._kernel, self._batch = _kernel_of(slug), batch_for(slug)
        match = Match.start(slug, seats, seed, config)
        self.seats, self.config = seats, match.config
        start = match.game.start(
            match.config, seats
        )  # before chance acts, so that it acts in each match separately
        self.rows: Ints = np.tile(self._kernel.pack(start), (matches, 1))
        self._seeds = np.random.default_rng(seed)
        self._streams = self._seeds.integers(1, 1 << 32, matches)
        self._numbers = np.empty((matches, self._kernel.most_actions), dtype=np.int64)
        self._batch["chance_all"](self.rows, self._streams)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def to_act(self) -> Ints:
        """The seat to act in each match; negative where the match is over."""
        seats = np.empty(len(self), dtype=np.int64)
        self._batch["actors"](self.rows, seats)
        return np.where(seats == self._kernel.over, STAY, seats)

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.to_act < 0

    def legal(self) -> tuple[Ints, Ints]:
        """Return the legal actions, one row per match in the order of the rulebook, and their counts.

        Entries of a row beyond its count are meaningless. The next call overwrites the array.
        """
        counts = np.empty(len(self), dtype=np.int64)
        self._batch["legal_all"](self.rows, self._numbers, counts)
        return self._numbers, counts

    def step(self, numbers: Ints) -> None:
        """Play one action in each match, then let chance act. `STAY` leaves a match unchanged."""
        self._check(numbers)
        self._batch["apply_all"](self.rows, numbers)
        self._batch["chance_all"](self.rows, self._streams)

    def _check(self, numbers: Ints) -> None:
        legal, counts = self.legal()
        asked = np.arange(legal.shape[1]) < counts[:, None]
        fit = (numbers == STAY) | ((legal == numbers[:, None]) & asked).any(axis=1)
        if not fit.all():
            match = int(np.flatnonzero(~fit)[0])
            text = f"Action {numbers[match]} is not legal in match {match}."
            raise IllegalAction(Illegal("not-legal", text))

    def playout(self, most: int = LONGEST) -> int:
        """Play each match at random to its end, or for `most` actions. Return the total number of actions."""
        return int(self._batch["playout_all"](self.rows, int(self._seeds.integers(1 << 31)), most))

    def scores(self) -> NDArray[np.float64]:
        """Return the scores, one row per match. They are final only where the match is over."""
        found = np.zeros((len(self), self.seats))
        self._batch["scores_all"](self.rows, found)
        return found
