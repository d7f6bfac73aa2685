"""A player: somebody who is shown a Turn and answers with an action. It never sees a State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from furcifer.core import AnyGame, Ask, Line, Match, Rng, Seat, part


class Turn(Struct, frozen=True):
    """What a player is shown: its own view, what it may do, and a stream of chance of its own."""

    game: AnyGame
    seat: Seat
    view: Any
    legal: Sequence[Any]
    ask: Ask | None
    rng: Rng


class Player(Protocol):
    name: str

    def choose(self, turn: Turn, /) -> Any:
        """One of the legal actions, or a free-text action the rules accept."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A player that can say what it thinks of its turn."""

    def explain(self, turn: Turn, most: int = 3, /) -> list[Line]:
        """The best few actions with what they are worth, best first."""
        ...


def turn_for(match: Match, seat: int, rng: Rng) -> Turn:
    """The turn of a seat that is waited for."""
    return Turn(match.game, Seat(seat), match.view(seat), match.legal(seat), match.asks(seat), rng)


def improvised(turn: Turn) -> list[Any]:
    """Free-text actions of this game that the rules accept, best first.

    They are judged in an imagined world: a refusal depends on nothing the seat does not know.
    """
    bots = part(turn.game.meta.slug, "bots")
    assert bots is not None, "a game that asks for free text tells its bots how to improvise"
    world = turn.game.imagine(turn.view, turn.rng)
    ideas = bots.improvise(turn.view, turn.rng)
    return [idea for idea in ideas if turn.game.check(world, turn.seat, idea) is None]
