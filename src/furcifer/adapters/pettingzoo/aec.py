"""A game as an AEC environment: agents act one after another."""

# mypy: disable-error-code="misc"

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from furcifer.adapters import faces
from furcifer.adapters.episode import Episode, Reward
from furcifer.adapters.numbering import USUAL, Lexicon
from furcifer.adapters.spaces import AnyText, array_space, mask_space

RENDER_MODES = ["human", "ansi", "rgb_array"]


class SeatByTurns(AECEnv):
    """One agent for each seat: `seat_1`, `seat_2`, … as in notation.

    Observations are `encoding` arrays with an `action_mask`. An action that the mask does not have raises
    IllegalAction. With `text=True` observations have a `text` and actions are in notation; a refusal is in
    the agent's info (`refused`), and it acts again. Clues come from the `lexicon`, a number of common words
    or a list. Rewards come at the end: `win` is from -1 (loss) to 1 (win), `points` the score. Where several
    seats act at the same time, they act in turn, without seeing what the others did.
    """

    def __init__(  # noqa: PLR0913 - an environment has as many arguments as it has options
        self,
        game: str,
        seats: int | None = None,
        *,
        config: Mapping[str, Any] | None = None,
        lexicon: Lexicon = USUAL,
        text: bool = False,
        reward: Reward = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, config, lexicon, reward)
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"furcifer_{game}_v1",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode, self.max_cycles, self._text = render_mode, max_cycles, text
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.episode.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: AnyText() if text else spaces.Discrete(self.episode.numbering.size)
            for agent in self.possible_agents
        }

    def _observation_space(self) -> spaces.Dict:
        numbering = self.episode.numbering
        dtype = numbering.encoding.observe(self.episode.match.view(0)).dtype
        second = {"text": AnyText()} if self._text else {"action_mask": mask_space(numbering)}
        return spaces.Dict({"observation": array_space(numbering, dtype), **second})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match. The same seed gives the same match as `Match.start`."""
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._skip_agent_selection = None
        self._played = 0

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat_of[agent]
        seen: dict[str, Any] = {"observation": self.episode.observe(seat)}
        if self._text:
            return seen | {"text": faces.text(self.episode.match, seat)}
        return seen | {"action_mask": self.episode.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._text:
            refused = self.episode.say(action)
            self.infos[agent] = {} if refused is None else {"refused": refused.text}
        else:
            self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._played += 1
        self.agent_selection = self.possible_agents[self.episode.seat]
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._played == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the position to a spectator: print it (human), or return text (ansi) or pixels (rgb_array)."""
        return faces.render(self.episode.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to close: a match is a value."""
