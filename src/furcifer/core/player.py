"""A player receives a Turn and answers with an action. It never sees a State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from msgspec import Struct

from .chance import Rng
from .game import Ask, Seat

if TYPE_CHECKING:
    from .contract import AnyGame
    from .match import Match


class Acquaintance(Struct, frozen=True):
    """The bots' knowledge of how one person thinks, gathered over matches. It contains none of their words.

    `furcifer.bots.acquaintance` adds a match to it, and `Turn.partner` hands it to a bot in another match.
    """

    learned: dict[str, tuple[float, ...]] = {}  # evidence by the data it was learned with


class Turn(Struct, frozen=True):
    """Everything a player knows when it acts: its own view, its legal actions, and its own random stream."""

    game: AnyGame
    seat: Seat
    view: Any
    legal: Sequence[Any]
    ask: Ask | None
    rng: Rng
    partner: Acquaintance | None = None  # what earlier matches showed about the person it plays with
    seats: int = 0  # at the table


class Candidate(Struct, frozen=True):
    """An action and a player's judgement of it, for hints and analysis."""

    action: Any
    value: float = 0.0  # for the acting seat, in the game's own unit
    wins_in: int | None = None  # actions until a forced win
    loses_in: int | None = None  # actions until a forced loss
    chance: float | None = None  # probability of winning, or of being right
    about: tuple[str, ...] = ()  # the words or squares it refers to
    why: tuple[str, ...] = ()  # short sentences in the table's language


class Sureness(Struct, frozen=True):
    """The certainty of a clue's listeners before and after it: about a word, or that a seat is bluffing."""

    about: str  # the word; empty if it is about a seat
    before: float
    after: float
    seat: Seat | None = None


class Player(Protocol):
    name: str

    def choose(self, turn: Turn, /) -> Any:
        """Return one of the legal actions, or a free-text action that the rules accept."""
        ...


@runtime_checkable
class Decides(Protocol):
    """A player that can also say what it meant by its choice."""

    def decide(self, turn: Turn, /) -> Candidate:
        """Return the action that `choose` returns, with the words it is about and the reasons."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A player that can also judge its options."""

    def explain(self, turn: Turn, most: int = 3, /) -> list[Candidate]:
        """Return up to `most` candidate actions, best first."""
        ...


def decision(player: Player, turn: Turn) -> Candidate:
    """Return a player's action, with what it meant by it if it can say so."""
    return player.decide(turn) if isinstance(player, Decides) else Candidate(player.choose(turn))


def turn_for(match: Match, seat: int, rng: Rng, partner: Acquaintance | None = None) -> Turn:
    """Return the turn of a seat that is to act."""
    view, legal, ask = match.view(seat), match.legal(seat), match.asks(seat)
    return Turn(match.game, Seat(seat), view, legal, ask, rng, partner, match.seats)
