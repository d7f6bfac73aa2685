"""The two baselines every level is compared with: the random and the greedy player."""

from __future__ import annotations

from typing import Any

from furcifer.core import Candidate, ConfigError, Turn


class RandomPlayer:
    """Plays any legal action, each equally likely."""

    name = "random"

    def choose(self, turn: Turn) -> Any:
        return turn.rng.choice(turn.legal or improvised(turn))


class GreedyPlayer:
    """Plays the action of the highest weight, by the game's own `weigh`."""

    name = "greedy"

    def choose(self, turn: Turn) -> Any:
        if not turn.legal:
            return improvised(turn)[0]
        lines = ranked(turn)
        return turn.rng.choice([line.action for line in lines if line.value == lines[0].value])


def ranked(turn: Turn) -> list[Candidate]:
    """Return the actions by the game's own `weigh`, or improvised actions for free text, best first."""
    if not turn.legal:
        return [Candidate(idea) for idea in improvised(turn)]
    if turn.game.bots is None:
        raise ConfigError(f"{turn.game.meta.title} has no greedy bot: it declares no bots.")
    weigh = turn.game.bots().weigh
    lines = [Candidate(action, weigh(turn.view, action)) for action in turn.legal]
    return sorted(lines, key=lambda line: -line.value)


def improvised(turn: Turn) -> list[Any]:
    """Return free-text actions that the rules accept, best first.

    They are checked in an imagined state: a refusal depends on nothing that the seat does not know.
    """
    improvise = turn.game.bots().improvise if turn.game.bots else None
    if improvise is None:
        raise ConfigError(f"{turn.game.meta.title} asks for free text, but its bots cannot improvise.")
    state = turn.game.imagine(turn.view, turn.rng)
    ideas = improvise(turn.view, turn.rng)
    return [idea for idea in ideas if turn.game.check(state, turn.seat, idea) is None]
