"""The values of Coloretto: config, actions, state and view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from furcifer.core import Seat

from .tables import Card, Colour, Side


class Config(Struct, frozen=True):
    side: Annotated[Side, Meta(description="Side of the score card: brown, or violet, the harder one")] = (
        "brown"
    )
    start: Annotated[
        Literal["choose", "deal"],
        Meta(
            description="First cards: each player chooses a colour, or they are dealt at random",
            extra={"house_rule": "R4"},
        ),
    ] = "choose"
    removed: Annotated[
        Literal["random"] | tuple[Colour, ...],
        Meta(
            description="Colours that leave the game: random, or one named with 3 players, two with 2",
            extra={"house_rule": "R2"},
        ),
    ] = "random"
    jokers: Annotated[
        Literal["best", "choose"],
        Meta(
            description="Colours of the jokers: the best for the score, or chosen by their owners at the end",
            extra={"house_rule": "R14"},
        ),
    ] = "best"


# Actions of the players


class Start(Struct, frozen=True, tag="start"):
    """Take a first card of this colour."""

    colour: Colour

    def __str__(self) -> str:
        return f"start {self.colour}"


class Draw(Struct, frozen=True, tag="draw"):
    """Ask for the top card of the deck."""

    def __str__(self) -> str:
        return "draw"


class Place(Struct, frozen=True, tag="place"):
    """Place the drawn card on a row card."""

    row: int

    def __str__(self) -> str:
        return f"place {self.row + 1}"


class Take(Struct, frozen=True, tag="take"):
    """Take a row card with its cards."""

    row: int

    def __str__(self) -> str:
        return f"take {self.row + 1}"


class Joker(Struct, frozen=True, tag="joker"):
    """Name the colour of one joker at the end of the game."""

    colour: Colour

    def __str__(self) -> str:
        return f"joker {self.colour}"


# Actions of chance


class Remove(Struct, frozen=True, tag="remove"):
    """Remove a colour from the game."""

    colour: Colour

    def __str__(self) -> str:
        return f"remove {self.colour}"


class First(Struct, frozen=True, tag="first"):
    """Decide the first player."""

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat + 1}"


class Deal(Struct, frozen=True, tag="deal"):
    """Deal a first card of this colour to the seat whose turn it is."""

    colour: Colour

    def __str__(self) -> str:
        return f"deal {self.colour}"


class Reveal(Struct, frozen=True, tag="reveal"):
    """Turn up the top card of the deck."""

    card: Card | Literal["last-round"]

    def __str__(self) -> str:
        return f"reveal {self.card}"


Action = Start | Draw | Place | Take | Joker | Remove | First | Deal | Reveal

Phase = Literal[
    "remove",  # chance removes a colour
    "first",  # chance decides the first player
    "deal",  # chance deals a first card to the seat whose turn it is
    "start",  # the seat chooses a first card
    "turn",  # the seat draws, or takes a row
    "reveal",  # chance turns up the card the seat draws
    "place",  # the seat places the card it drew
    "golden",  # chance turns up the card the seat keeps for its golden joker
    "joker",  # the seat names the colour of a joker
    "over",
]


class State(Struct, frozen=True):
    config: Config
    phase: Phase
    turn: Seat  # seat 0 until the first player is decided
    removed: tuple[Colour, ...]
    left: tuple[int, ...]  # the number of each card in the deck, in the order of CARDS
    rows: tuple[tuple[Card, ...], ...]  # the cards on each row card
    taken: tuple[int | None, ...]  # the row each seat has taken in this round
    collections: tuple[tuple[Card, ...], ...]  # the cards in front of each seat, in the order they came
    drawn: Card | None  # turned up, not yet placed
    last_round: bool  # the Last Round card has been turned up
    named: tuple[tuple[Colour, ...], ...]  # the colours each seat has named for its jokers


class ColourScore(Struct, frozen=True):
    """One colour of a collection: its cards, the jokers among them, and its points, plus or minus."""

    colour: Colour
    cards: int
    jokers: int
    points: int


class Tally(Struct, frozen=True):
    """The score of a collection: colours, best first; `+2` cards; total; most cards of one colour."""

    lines: tuple[ColourScore, ...]
    twos: int
    total: int
    most: int


class View(Struct, frozen=True):
    """The whole table. Only the order of the deck is hidden, and from everybody."""

    seat: Seat | None
    config: Config
    phase: Phase
    turn: Seat
    removed: tuple[Colour, ...]
    left: tuple[int, ...]
    rows: tuple[tuple[Card, ...], ...]
    taken: tuple[int | None, ...]
    collections: tuple[tuple[Card, ...], ...]
    drawn: Card | None
    last_round: bool
    named: tuple[tuple[Colour, ...], ...]
    tallies: tuple[Tally, ...]  # the current score of each collection, with unnamed jokers at their best
