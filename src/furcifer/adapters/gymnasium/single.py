"""One seat of a match as a Gymnasium environment. Bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from furcifer.adapters import faces
from furcifer.adapters.episode import Episode, Reward
from furcifer.adapters.numbering import USUAL, Lexicon
from furcifer.adapters.spaces import array_space
from furcifer.bots import player, turn_for
from furcifer.core import ConfigError, Player, Rng

Opponents = Any  # str | Player | Sequence[str | Player]; a Player cannot be told from a list by its type


class OneSeat(gymnasium.Env[NDArray[Any], np.int64]):
    """A seat against bots. `opponents` is a level, a Player, or one for each other seat, clockwise.

    Observations are `encoding` arrays; `info["action_mask"]` (and `action_masks()`) has the legal actions.
    An illegal action loses the match: reward -1, and the reason in `info["refused"]`.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 - gymnasium's

    def __init__(  # noqa: PLR0913 - an environment has as many arguments as it has options
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponents = "greedy",
        config: Mapping[str, Any] | None = None,
        lexicon: Lexicon = USUAL,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, seats, config, lexicon, reward)
        if seat not in range(self.episode.seats):
            raise ConfigError(f"There is no seat {seat}: the seats go from 0 to {self.episode.seats - 1}.")
        self.seat, self.render_mode = seat, render_mode
        self._bots = dict(zip(self._others(), self._players(game, opponents), strict=True))
        numbering = self.episode.numbering
        dtype = numbering.encoding.observe(self.episode.match.view(seat)).dtype
        self.observation_space = array_space(numbering, dtype)
        self.action_space = spaces.Discrete(numbering.size)

    def _others(self) -> list[int]:
        seats = self.episode.seats
        return [(self.seat + ahead) % seats for ahead in range(1, seats)]

    def _players(self, slug: str, opponents: Opponents) -> list[Player]:
        others = len(self._others())
        alone = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        named = [opponents] * others if alone else [*opponents]
        if len(named) != others:
            raise ConfigError(f"There are {others} other seats, not {len(named)}.")
        return [player(each, slug) if isinstance(each, str) else each for each in named]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Start a match and let the bots play until it is this seat's turn.

        A match that ends before that is left aside, and another one begins.
        """
        super().reset(seed=seed)
        self._begin(seed)
        while self.episode.over:
            self._begin(None)
        return self._observe(), self._info()

    def _begin(self, seed: int | None) -> None:
        self.episode.reset(seed)
        self._rng = Rng(self.episode.seed, "opponents")
        self._let_others_play()

    def _let_others_play(self) -> None:
        """Let the bots act while this seat need not."""
        while (waiting := self.episode.match.to_act) and self.seat not in waiting:
            other = waiting[0]
            chosen = self._bots[other].choose(turn_for(self.episode.match, other, self._rng))
            self.episode.play(other, chosen)
        self.episode.take_turn(self.seat)

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        number = int(action)
        if number not in self.episode.choices():
            refused = self.episode.refusal(self.seat, number).text
            return self._observe(), -1.0, True, False, {**self._info(), "refused": refused}
        self.episode.act(number)
        self._let_others_play()
        reward = self.episode.rewards()[self.seat] if self.episode.over else 0.0
        return self._observe(), reward, self.episode.over, False, self._info()

    def _observe(self) -> NDArray[Any]:
        return self.episode.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each legal action, for learners that ask the environment."""
        return self.episode.mask(self.seat)

    def render(self) -> Any:
        return faces.render(self.episode.match, self.render_mode)
