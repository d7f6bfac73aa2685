"""Thousands of matches of one game, stepped in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from furcifer.compiled.template import instantiate
from furcifer.core import ConfigError, Encoding, Illegal, IllegalAction, Kernel, Match, find

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Bytes = NDArray[np.int8]

TEMPLATE = Path(__file__).with_name("batch.py")
LONGEST = 1 << 20  # actions in a playout
STAY = -1  # in place of an action: leaves the match unchanged
ROOM = 64  # actions that one step may add to a log, those of chance included
UNKNOWN = -1  # in place of a log's length: a playout keeps no log


@cache
def batch_for(slug: str) -> Mapping[str, Callable[..., Any]]:
    """Return the compiled functions for many matches of a game."""
    kernel = _kernel_of(slug)
    functions = {
        "MOST_ACTIONS": kernel.most_actions,
        "OVER": kernel.over,
        "to_act": kernel.to_act,
        "legal": kernel.legal,
        "apply": kernel.apply,
        "playout": kernel.playout,
        "scores": kernel.scores,
        "shares": kernel.win_shares or kernel.scores,  # with two seats and no points, a score is a share
        "observe": kernel.observe,
    }
    if kernel.pick is not None:
        functions["pick"] = kernel.pick
    return instantiate(TEMPLATE, slug, functions)


def _kernel_of(slug: str) -> Kernel[Any, Any]:
    load = find(slug).kernel
    if load is None:
        raise ConfigError(f"There are no batches of {slug!r}: it has no kernel.")
    return load()


def _encoding_of(slug: str) -> Encoding[Any, Any]:
    load = find(slug).encoding
    if load is None:
        raise ConfigError(f"There are no batches of {slug!r}: it has no encoding.")
    return load()


class Many:
    """A batch of matches, stepped on every core. Actions are the numbers of the game's `encoding.py`.

    It runs on the game's kernel, which the tests compare with the rulebook. `rows` holds one packed match in
    each row. `rewards` has a line per match: where the last step ended it, 1 for a win, -1 for a loss, and
    a number between for a shared win; elsewhere 0.

    >>> many = Many("coloretto", seats=3, matches=1000, seed=7)
    >>> many.observe().shape, many.mask().shape
    ((1000, 22, 10), (1000, 55))
    >>> while not many.over.all():
    ...     many.step(many.sample())  # chance acts too
    >>> many.to_match(0).outcome.scores == tuple(many.scores()[0])
    True
    >>> many.reset(many.over)
    """

    def __init__(
        self, slug: str, seats: int, matches: int, seed: int = 0, config: Mapping[str, Any] | None = None
    ) -> None:
        if matches < 1:
            raise ConfigError(f"At least one match is needed, not {matches}.")
        self._kernel, self._encoding, self._batch = _kernel_of(slug), _encoding_of(slug), batch_for(slug)
        match = Match.start(slug, seats, seed, config)
        self.game, self.seats, self.config = match.game, seats, match.config
        start = match.game.start(
            match.config, seats
        )  # before chance acts, so that it acts in each match separately
        self._start = self._kernel.pack(start)
        self.rows: Ints = np.tile(self._start, (matches, 1))
        self.rewards: Floats = np.zeros((matches, seats))
        self._numbers = np.empty((matches, self._kernel.most_actions), dtype=np.int64)
        self._log = np.zeros((matches, 4 * ROOM), dtype=np.int32)  # see batch.py
        self.reset(seed=seed)

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def actions(self) -> int:
        """The number of actions of the game, those of chance included."""
        return self._encoding.actions

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one observation."""
        return self._encoding.shape

    def reset(self, where: Bools | None = None, seed: int | None = None) -> None:
        """Start the matches at `where` again (None: all of them). A seed also restarts the random streams."""
        chosen = np.ones(len(self), dtype=np.bool_) if where is None else where
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            self._streams = self._seeds.integers(1, 1 << 32, len(self))
        self.rows[chosen] = self._start
        self._log[chosen, 0] = 0
        self.rewards[chosen] = 0.0
        self._batch["settle_all"](self.rows, self._streams, self._log)

    # Questions

    @property
    def to_act(self) -> Ints:
        """The seat to act in each match; negative where the match is over."""
        seats = np.empty(len(self), dtype=np.int64)
        self._batch["actors"](self.rows, seats)
        return np.where(seats == self._kernel.over, STAY, seats)

    @property
    def over(self) -> Bools:
        return self.to_act < 0

    def legal(self) -> tuple[Ints, Ints]:
        """Return the legal actions, one row per match in the order of the rulebook, and their counts.

        Entries of a row beyond its count are meaningless. The next call overwrites the array.
        """
        counts = np.empty(len(self), dtype=np.int64)
        self._batch["legal_all"](self.rows, self._numbers, counts)
        return self._numbers, counts

    def mask(self, out: Bytes | None = None) -> Bytes:
        """Return a line per match: 1 for each legal action, 0 elsewhere. `out` receives it if given."""
        found = np.empty((len(self), self.actions), dtype=np.int8) if out is None else out
        self._batch["mask_all"](self.rows, found)
        return found

    def observe(self, seats: Ints | int | None = None, out: Bytes | None = None) -> Bytes:
        """Return what a seat of each match sees, as `encoding.observe` shows it; by default the seat to act.

        Where the match is over, that is seat 0.
        """
        found = np.empty((len(self), *self.shape), dtype=np.int8) if out is None else out
        chosen = np.maximum(self.to_act, 0) if seats is None else seats
        eyes = np.ascontiguousarray(np.broadcast_to(np.asarray(chosen, dtype=np.int64), len(self)))
        self._batch["observe_all"](self.rows, eyes, found.reshape(len(self), -1))
        return found

    def scores(self) -> Floats:
        """Return the scores, one row per match. They are final only where the match is over."""
        found = np.zeros((len(self), self.seats))
        self._batch["scores_all"](self.rows, found)
        return found

    def shares(self) -> Floats:
        """Return each seat's share of the win, one row per match; zeros where the match is not over."""
        found = np.zeros((len(self), self.seats))
        self._batch["shares_all"](self.rows, found)
        return found

    def to_match(self, number: int) -> Match:
        """Return one of the matches, played again by the rulebook. Each action is checked."""
        length, *numbers = self._log[number].tolist()
        if length == UNKNOWN:
            raise ConfigError(f"Match {number} cannot be replayed: `playout` keeps no log; use `step`.")
        match = Match.unseeded(self.game.meta.slug, self.seats, msgspec.structs.asdict(self.config))
        for action in numbers[:length]:
            match = match.record(match.to_act[0], self._encoding.decode(match.view(None), action))
        return match

    # Actions

    def sample(self) -> Ints:
        """Return a random legal action for each match, and `STAY` where it is over."""
        found = np.empty(len(self), dtype=np.int64)
        self._batch["sample_all"](self.rows, self._streams, found)
        return found

    def step(self, numbers: Ints, check: bool = True) -> None:
        """Play one action in each match, then let chance act. `STAY` leaves a match unchanged.

        An illegal action is refused before any is played. `check=False` is for numbers that are surely legal.
        """
        if check:
            self._check(numbers)
        if self._log[:, 0].max() + ROOM > self._log.shape[1]:
            self._log = np.concatenate([self._log, np.empty_like(self._log)], axis=1)
        self._batch["step_all"](self.rows, numbers, self._streams, self._log, self.rewards)

    def _check(self, numbers: Ints) -> None:
        refused = np.empty(len(self), dtype=np.bool_)
        self._batch["refused_all"](self.rows, numbers, refused)
        if refused.any():
            match = int(np.flatnonzero(refused)[0])
            text = f"Action {numbers[match]} is not legal in match {match}."
            raise IllegalAction(Illegal("not-legal", text))

    def playout(self, most: int = LONGEST) -> int:
        """Play each match at random to its end, or for `most` actions. Return the total number of actions."""
        self._log[:, 0] = UNKNOWN
        return int(self._batch["playout_all"](self.rows, int(self._seeds.integers(1 << 31)), most))
