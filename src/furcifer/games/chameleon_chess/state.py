"""The values of Chameleon 5×5: config, state, actions, view and facts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from furcifer.core import Seat


class Config(Struct, frozen=True):
    first: Annotated[
        Literal["red", "blue", "lot"], Meta(description="The side that moves first; lot: chance decides")
    ] = "red"
    start: Annotated[
        Literal["classic", "balanced"],
        Meta(
            description="Start: classic, or after a random first move of each side, without a short win",
            extra={"house_rule": "R10"},
        ),
    ] = "classic"
    draws: Annotated[
        bool,
        Meta(
            description="Third occurrence of a position, or 100 plies without a capture, is a draw",
            extra={"house_rule": "R8"},
        ),
    ] = True


class Move(Struct, frozen=True, tag="move", cache_hash=True):
    """A piece moves from `origin` to `target`; `takes` marks a capture."""

    origin: str
    target: str
    takes: bool = False

    def __str__(self) -> str:
        return f"{self.origin}{'x' if self.takes else '-'}{self.target}"


class Opening(Struct, frozen=True, tag="opening"):
    """R10: chance plays the first move of both sides."""

    red: Move
    blue: Move
    blue_first: bool = False

    def __str__(self) -> str:
        first, second = (self.blue, self.red) if self.blue_first else (self.red, self.blue)
        return f"open {first} {second}"


class First(Struct, frozen=True, tag="first"):
    """R1: the lot decides which side moves first."""

    side: Literal["red", "blue"]

    def __str__(self) -> str:
        return f"first {self.side}"


Action = Move | Opening | First


class State(Struct, frozen=True, cache_hash=True):
    config: Config
    board: str  # 25 letters from a1, b1, … to e5: W, B for Red's natures, w, b for Blue's, . for empty
    turn: Seat  # CHANCE before an opening or the first side is drawn
    past: tuple[str, ...]  # earlier boards since the last capture, for R8; empty if draws are off


class View(Struct, frozen=True):
    """The whole state: nothing is hidden in this game."""

    seat: Seat | None
    config: Config
    board: str
    turn: Seat
    past: tuple[str, ...]


class Moved(Struct, frozen=True, tag="moved"):
    """A piece moved; `taken` is the letter of the piece it captured."""

    seat: Seat
    origin: str
    target: str
    piece: str
    taken: str | None


class Begins(Struct, frozen=True, tag="begins"):
    """The lot fell on this side: it moves first."""

    seat: Seat


Fact = Moved | Begins
