"""What a game is: pure functions over frozen values. The same input gives the same output, always."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from .chance import Rng
from .errors import Illegal

Seat = NewType("Seat", int)
CHANCE = Seat(-1)  # chance acts too, and is logged like anyone
CLOCK = Seat(-2)  # the table's timer, which acts for a seat whose time is up

C = TypeVar("C", contravariant=True)  # Config
S = TypeVar("S")  # State
A = TypeVar("A")  # Action
V = TypeVar("V")  # View
F = TypeVar("F", covariant=True)  # Fact


class Meta(Struct, frozen=True):
    """The title page: `version` grows when old logs would no longer replay."""

    slug: str
    title: str
    seats: tuple[int, ...]
    version: int = 1
    hidden: bool = False  # does any seat know what another may not?


class Kinds(Struct, frozen=True):
    """The types of a game's values, for reading them back from JSON."""

    config: Any
    state: Any
    action: Any
    view: Any
    fact: Any


class Outcome(Struct, frozen=True):
    """How a match ended: one score per seat, who won (nobody in a draw), and why, in a stable word."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: str


class Ask(Struct, frozen=True):
    """What free text is wanted of a seat, e.g. verb `clue`, form `clue WORD NUMBER`."""

    verb: str
    form: str
    text: str


class Timer(Struct, frozen=True):
    """A timer that runs for a seat. It goes on as long as the name stays the same."""

    name: str
    seconds: int


class Line(Struct, frozen=True):
    """An action and what a player thinks it is worth: for hints and analysis."""

    action: Any
    value: float = 0.0  # in the game's own measure, to the seat that asks
    wins_in: int | None = None  # actions to a sure win
    loses_in: int | None = None
    chance: float | None = None  # of winning, or of being right
    about: tuple[str, ...] = ()  # the words or squares it is about


class Game(Protocol[C, S, A, V, F]):
    """One game. Actions are frozen structs whose `str()` is their notation."""

    meta: Meta
    kinds: Kinds

    def unfit(self, config: C, seats: int, /) -> str | None:
        """Why a table cannot be set up like this, in a sentence; None where it can."""
        return None

    def start(self, config: C, seats: int, /) -> S: ...

    def to_act(self, state: S, /) -> tuple[Seat, ...]:
        """Who is waited for: () when over, (CHANCE,) before a card or die, several = at the same time."""
        ...

    def legal(self, state: S, seat: Seat, /) -> Sequence[A]:
        """All actions of that seat in a fixed order; empty where the move is free text."""
        ...

    def asks(self, state: S, seat: Seat, /) -> Ask | None:
        """What free text is wanted of that seat, or None."""
        return None

    def check(self, state: S, seat: Seat, action: A, /) -> Illegal | None:
        """The authority: None, or why not."""
        ...

    def apply(self, state: S, seat: Seat, action: A, /) -> S:
        """The state after an action that `check` accepts."""
        ...

    def outcome(self, state: S, /) -> Outcome | None: ...

    def chances(self, state: S, /) -> Sequence[tuple[A, float]]:
        """What chance may do next, with probabilities that sum to 1; empty where too many to list."""
        return ()

    def draw(self, state: S, rng: Rng, /) -> A:
        """What chance does next."""
        return rng.weighted(self.chances(state))

    def timer(self, state: S, seat: Seat, /) -> Timer | None:
        """The timer running for that seat. When it ends, one of CLOCK's legal actions for it is taken."""
        return None

    def view(self, state: S, seat: Seat | None, /) -> V:
        """What a seat may know; None is the spectator."""
        ...

    def tell(self, before: S, seat: Seat, action: A, after: S, to: Seat | None, /) -> tuple[F, ...]:
        """What `to` learns from an action."""
        ...

    def imagine(self, view: V, rng: Rng, /) -> S:
        """A world this view allows. It is made from a View, so it cannot peek."""
        ...

    def parse(self, text: str, /) -> A:
        """The action a notation means; NotationError otherwise."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def out_of_turn(to_act: Sequence[Seat], seat: Seat) -> Illegal | None:
    """The refusals every game shares: it is over, or somebody else is waited for."""
    if seat in to_act:
        return None
    if not to_act:
        return Illegal("over", "The game is over.")
    if to_act[0] == CHANCE:
        return Illegal("chance", "A card or die comes first; nobody else can act.")
    waited = ", ".join(str(s + 1) for s in to_act)
    word = "seat" if len(to_act) == 1 else "seats"
    who = f"Seat {seat + 1}" if seat >= 0 else "Chance" if seat == CHANCE else "The clock"
    return Illegal(
        "not_your_turn",
        f"{who} cannot act now: {word} {waited} can.",
        {"seat": seat + 1, "waited": waited},
    )
