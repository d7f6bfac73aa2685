"""A game with simultaneous moves as a parallel environment: agents that may act, act in the same step."""

# mypy: disable-error-code="misc"

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from furcifer.adapters import faces
from furcifer.adapters.episode import Episode, Reward
from furcifer.adapters.numbering import USUAL, Lexicon
from furcifer.adapters.spaces import array_space, mask_space
from furcifer.core import ConfigError, IllegalAction

from .aec import RENDER_MODES

Table = dict[str, Any]


class SeatsTogether(ParallelEnv):
    """One agent for each seat; in each step every seat that may act does, for example all vote.

    The mask of a seat that cannot act is all zeros, and its action is ignored. Where an action ends the
    phase, those of later seats are ignored too. The other options are those of `SeatByTurns`.
    """

    def __init__(  # noqa: PLR0913 - an environment has as many arguments as it has options
        self,
        game: str,
        seats: int | None = None,
        *,
        config: Mapping[str, Any] | None = None,
        lexicon: Lexicon = USUAL,
        reward: Reward = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, config, lexicon, reward)
        if not self.episode.game.meta.simultaneous:
            raise ConfigError(f"{self.episode.game.meta.title} has no simultaneous moves: use env().")
        self.metadata = {"render_modes": RENDER_MODES, "name": f"furcifer_{game}_v1", "render_fps": 1}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        numbering = self.episode.numbering
        dtype = numbering.encoding.observe(self.episode.match.view(0)).dtype
        parts: dict[str, spaces.Space[Any]] = {
            "observation": array_space(numbering, dtype),
            "action_mask": mask_space(numbering),
        }
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(numbering.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Table, Table]:
        """Start a match. The same seed gives the same match as `Match.start`."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self._played = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _choices(self, seat: int) -> dict[int, Any]:
        return self.episode.choices_of(seat) if seat in self.episode.match.to_act else {}

    def _observations(self) -> Table:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.episode.numbering.size, dtype=np.int8)
            mask[list(self._choices(seat))] = 1
            found[agent] = {"observation": self.episode.observe(seat), "action_mask": mask}
        return found

    def step(self, actions: Mapping[str, Any]) -> tuple[Table, Table, Table, Table, Table]:
        waiting, choices = (
            self.episode.match.to_act,
            [self._choices(seat) for seat in range(self.episode.seats)],
        )
        for seat in waiting:
            number = int(actions[self.possible_agents[seat]])
            if number not in choices[seat]:
                raise IllegalAction(self.episode.refusal(seat, number))
        for seat in waiting:
            action = choices[seat][int(actions[self.possible_agents[seat]])]
            self.episode.act_if_allowed(seat, action)
        self._played += 1
        return self._results()

    def _results(self) -> tuple[Table, Table, Table, Table, Table]:
        agents, over = self.agents, self.episode.over
        rewards = self.episode.rewards() if over else [0.0] * len(agents)
        cut = not over and self._played == self.max_cycles
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the position to a spectator: print it (human), or return text (ansi) or pixels (rgb_array)."""
        return faces.render(self.episode.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to close: a match is a value."""
