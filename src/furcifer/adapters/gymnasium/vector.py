"""Many matches of a game with a kernel as one vectorised Gymnasium environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from furcifer.adapters.episode import usual_seats
from furcifer.core import ConfigError
from furcifer.envs import Many
from furcifer.envs.many import STAY

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
Policy = Callable[[Many], Ints]  # an action for each match; where it is not its turn it is ignored
Opponents = Literal["self", "random"] | Policy
Info = dict[str, Any]
Step = tuple[NDArray[np.int8], Floats, Bools, Bools, Info]


class ManySeats(VectorEnv[NDArray[np.int8], Ints, Any]):
    """`num_envs` matches, stepped together on every core.

    With `opponents="self"` each action is of the seat to act, `infos["seat"]`, and so is its reward; all
    rewards of a step are in `infos["rewards"]`. Otherwise the learner has one seat of each match, `seat`, or
    by default another one from match to match, and the opponents play at random or by a policy. A match that
    ends begins again in the same step; `infos["final_scores"]` has its points. `infos["action_mask"]` has the
    legal actions; others are refused.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - gymnasium's

    def __init__(  # noqa: PLR0913 - an environment has as many arguments as it has options
        self,
        game: str,
        seats: int | None = None,
        num_envs: int = 1024,
        *,
        seat: int | None = None,
        opponents: Opponents = "random",
        config: Mapping[str, Any] | None = None,
    ) -> None:
        self.num_envs, self.render_mode = num_envs, None
        self.many = Many(game, usual_seats(game) if seats is None else seats, num_envs, 0, config)
        if seat is not None and seat not in range(self.many.seats):
            raise ConfigError(f"There is no seat {seat}: the seats go from 0 to {self.many.seats - 1}.")
        if isinstance(opponents, str) and opponents not in ("self", "random"):
            raise ConfigError(f"Opponents are 'self', 'random' or a policy for a batch, not {opponents!r}.")
        self._opponents: Policy | None = None if opponents == "self" else Many.sample
        if not isinstance(opponents, str):
            self._opponents = opponents
        spread = np.arange(num_envs) % self.many.seats
        self._own = spread if seat is None else np.full(num_envs, seat)
        self.single_observation_space = spaces.Box(-128, 127, self.many.shape, np.int8)
        self.single_action_space = spaces.Discrete(self.many.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.int8], Info]:
        """Start all matches again. One seed is for the whole batch."""
        if isinstance(seed, list):
            raise ConfigError("A batch has one seed, not one for each match.")
        self.many.reset(seed=seed)
        self._let_others_play()
        self._begin_again()
        return self.many.observe(), self._infos()

    def _begin_again(self) -> None:
        """Restart finished matches until the learner is to act in each."""
        while (ended := self.many.over).any():
            self.many.reset(ended)
            self._let_others_play()

    def _infos(self) -> Info:
        return {"action_mask": self.many.mask(), "seat": self.many.to_act}

    def _let_others_play(self) -> Floats:
        """Let the opponents play until the learner must act or the match is over. Return their rewards."""
        total = np.zeros_like(self.many.rewards)
        while self._opponents is not None:
            turn = self.many.to_act
            theirs = (turn >= 0) & (turn != self._own)
            if not theirs.any():
                break
            self.many.step(np.where(theirs, self._opponents(self.many), STAY))
            total += self.many.rewards
        return total

    def step(self, actions: Ints) -> Step:
        acted = self.many.to_act
        self.many.step(np.asarray(actions, dtype=np.int64))
        rewards = self.many.rewards.copy()
        rewards += self._let_others_play()
        ended, infos = self.many.over, {}
        if ended.any():
            infos = self._final(ended)
            self._begin_again()
        infos |= self._infos() | {"rewards": rewards}
        own = rewards[np.arange(self.num_envs), acted if self._opponents is None else self._own]
        return self.many.observe(), own, ended, np.zeros_like(ended), infos

    def _final(self, ended: Bools) -> Info:
        """Return the last observations and the scores of matches that ended, as gymnasium's vectors do."""
        last = np.full(self.num_envs, None, dtype=object)
        seen = self.many.observe(self._own)
        for number in np.flatnonzero(ended):
            last[number] = seen[number]
        return {"final_obs": last, "_final_obs": ended, "final_scores": self.many.scores()}
