"""The OpenSpiel games, states and observers. They hold no rules: a `Position` asks the Match."""

# mypy: disable-error-code="misc"

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from furcifer.core import AnyGame, Match, all_games, to_json

from .position import DIGEST_BITS, TERMINAL, Position
from .setup import Setup, defaults, setup_of

Type = pyspiel.GameType


def name_of(slug: str) -> str:
    """Return the short name of a game.

    >>> name_of("chameleon-chess")
    'furcifer_chameleon_chess'
    """
    return f"furcifer_{slug.replace('-', '_')}"


def type_of(game: AnyGame) -> Any:
    """Return the properties of a game in OpenSpiel's words."""
    meta, teams = game.meta, bool(game.seating(game.meta.seats[-1]))
    kinds, secret = Type.Information, meta.hidden or meta.simultaneous
    sums = Type.Utility.ZERO_SUM if meta.seats == (2,) else Type.Utility.CONSTANT_SUM
    return Type(
        short_name=name_of(meta.slug),
        long_name=meta.title,
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC if meta.chance else Type.ChanceMode.DETERMINISTIC,
        information=kinds.IMPERFECT_INFORMATION if secret else kinds.PERFECT_INFORMATION,
        utility=Type.Utility.GENERAL_SUM if teams else sums,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


class FurciferGame(pyspiel.Game):
    """One game at one kind of table. Its parameters are `players`, the game's options, and our own."""

    slug: str
    kind: Any
    parameters: Mapping[str, Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {name: value for name, value in (params or {}).items() if value != self.parameters.get(name)}
        self.table: Setup = setup_of(self.slug, tuple(sorted(given.items())))
        seats = self.table.start.seats
        teams = self.kind.utility == Type.Utility.GENERAL_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.table.most_chances,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if teams else 2.0 - seats,
            max_game_length=self.table.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self, struct: Any = None) -> FurciferState:
        """Return the start, or the state of a struct that `to_struct` gave."""
        if struct is None:
            return FurciferState(self, Position(self.table, self.table.start))
        given = struct.to_dict() if isinstance(struct, pyspiel.StateStruct) else struct
        match = Match.replay(json.loads(given["log"]))
        return FurciferState(self, Position(self.table, match, tuple(given["drawn"]), tuple(given["turn"])))

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound: a deal takes fewer than a hundred nodes, and each decision reveals at most two."""
        return 2 * self.table.longest + 100

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type, params)


class FurciferState(pyspiel.State):
    """A state. Its only attribute is a Position, which copies and serialises as a value."""

    def __init__(self, game: FurciferGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.name(player, action)

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        """Return the whole match, secrets included, in notation."""
        match, drawn = self.position.match, self.position.drawn
        lines = [f"{seat}: {action}" for seat, action in match.entries]
        return "\n".join([*lines, *(f"draw {number}" for number in drawn)])

    # Structs: words that are in no lexicon, and states as data

    def struct_of(self, notation: str) -> Any:
        """Return the struct of an action in notation, also of a clue that is in no lexicon.

        `apply_action_struct` plays it. A notation that the rules refuse raises ValueError with their reason.
        """
        player = self.current_player()
        return self.action_to_struct(player, self.position.number_of(notation))

    def _to_struct(self) -> dict[str, Any]:
        here = self.position
        return {
            "log": to_json(here.match.log),
            "drawn": list(here.drawn),
            "turn": list(here.__reduce__()[1][3]),
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return dict(msgspec.to_builtins(self.position.match.view(player)))

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        return {"action": self.position.name(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, str]) -> list[int]:
        return [self.position.number_of(struct["action"])]


class Observer:
    """The observation of a player: its encoded view; with perfect recall, also a digest of all it learned."""

    def __init__(self, table: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._recall = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        shape = table.numbering.encoding.shape
        size = int(np.prod(shape))
        self.tensor = np.zeros(size + DIGEST_BITS * self._recall, dtype=np.float32)
        self.dict = {"observation": self.tensor[:size].reshape(shape)}
        if self._recall:
            self.dict["learned"] = self.tensor[size:]

    def set_from(self, state: FurciferState, player: int) -> None:
        seat = None if self._public else player
        self.dict["observation"][:] = state.position.observe(seat)
        if self._recall:
            self.dict["learned"][:] = state.position.digest(seat)

    def string_from(self, state: FurciferState, player: int) -> str:
        seat = None if self._public else player
        return state.position.told(seat) if self._recall else state.position.shown(seat)


def register_games() -> None:
    """Register every game as `furcifer_<game>`.

    Each gets a class of its own: OpenSpiel drops its references when Python has already shut down, which only
    classes survive.
    """
    for slug, game in all_games().items():
        kind = type_of(game)
        own = {"slug": slug, "kind": kind, "parameters": defaults(game)}
        pyspiel.register_game(kind, type(name_of(slug), (FurciferGame,), own))
