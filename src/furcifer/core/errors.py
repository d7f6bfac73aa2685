"""What can go wrong, and how it is said.

FurciferError
├── UnknownGame      no game has that name
├── ConfigError      an option or a number of seats that this game cannot be played with
├── IllegalAction    a move the rules refuse; carries the Illegal with code and sentence
├── NotationError    text that is no action or position of this game
└── LogError         a log that was cut, edited, or written by another version

Every text is one sentence for a person and names the offending value.
"""

from __future__ import annotations

from msgspec import Struct


class Illegal(Struct, frozen=True):
    """Why the rules refuse an action: a stable `code`, one English sentence, and the values it names."""

    code: str
    text: str
    names: dict[str, str | int] = {}  # what a translation of the sentence needs


class FurciferError(Exception):
    """The base of everything this package raises on purpose."""


class UnknownGame(FurciferError):
    """No game has that name."""


class ConfigError(FurciferError):
    """An option, or a number of seats, that this game cannot be played with."""


class NotationError(FurciferError):
    """Text that is no action or position of this game."""


class LogError(FurciferError):
    """A log that was cut, edited, or written by another version."""


class IllegalAction(FurciferError):
    """A move the rules refuse."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.text)
        self.illegal = illegal

    @property
    def code(self) -> str:
        return self.illegal.code

    @property
    def text(self) -> str:
        return self.illegal.text
