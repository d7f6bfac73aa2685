"""The values of Le Caméléon: config, actions, state, view and facts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from furcifer.core import Seat


class Config(Struct, frozen=True):
    layout: Annotated[
        Literal["rows", "diagonal"],
        Meta(
            description="How the twelve pieces start: a row of each colour, or the colours in turn",
            extra={"house_rule": "R3"},
        ),
    ] = "rows"
    draws: Annotated[
        bool,
        Meta(
            description="Third occurrence of a position, or 100 moves in a row without a taking, is a draw",
            extra={"house_rule": "R18"},
        ),
    ] = True


class Move(Struct, frozen=True, tag="move"):
    """Move a piece from `origin` to `target`."""

    origin: str
    target: str

    def __str__(self) -> str:
        return f"{self.origin}-{self.target}"


class Take(Struct, frozen=True, tag="take"):
    """Take the piece on `victim`; a `gain` (V, O, G, K), if any, goes on the square `reserve`."""

    victim: str
    gain: str | None = None
    reserve: str | None = None

    def __str__(self) -> str:
        gain = f"={self.gain}" if self.gain else ""
        return f"x{self.victim}{gain}" + (f"@{self.reserve}" if self.reserve else "")


class Pass(Struct, frozen=True, tag="pass"):
    """Pass, for a side without a move."""

    def __str__(self) -> str:
        return "pass"


Action = Move | Take | Pass
Stock = tuple[int, int, int, int]  # violet, orange, green, chameleons


class State(Struct, frozen=True):
    config: Config
    board: str  # 72 letters from a1, b1, … to h9: BRYVOGK Rounds, bryvogk Squares, . empty
    box: tuple[Stock, Stock]  # the pieces that each side can still gain
    turn: Seat
    moved: str | None  # the square of the piece that has just moved, while it can take
    past: tuple[str, ...]  # earlier boards since the last taking, for R18; empty if draws are off


class View(Struct, frozen=True):
    """The whole state: nothing is hidden in this game."""

    seat: Seat | None
    config: Config
    board: str
    box: tuple[Stock, Stock]
    turn: Seat
    moved: str | None
    past: tuple[str, ...]


class Moved(Struct, frozen=True, tag="moved"):
    seat: Seat
    origin: str
    target: str
    piece: str


class Taken(Struct, frozen=True, tag="taken"):
    """The enemy's `piece` on `square` left the game."""

    seat: Seat
    square: str
    piece: str


class Gained(Struct, frozen=True, tag="gained"):
    """A `piece` came from the box to the reserve `square`."""

    seat: Seat
    square: str
    piece: str


class Passed(Struct, frozen=True, tag="passed"):
    seat: Seat


Fact = Moved | Taken | Gained | Passed
