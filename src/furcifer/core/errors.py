"""The errors of the package.

FurciferError
├── UnknownGame      no game has that name
├── ConfigError      an option or a number of seats that the game does not allow
├── IllegalAction    a move the rules refuse; carries the Illegal with code and sentence
├── NotationError    text that is not an action or position of the game
├── LogError         a log that was cut, edited, or written by another version
└── PuzzleError      a puzzle that does not exist, was edited, or does not hold

Every message is one sentence for a person and names the offending value.
"""

from __future__ import annotations

from msgspec import Struct


class Illegal(Struct, frozen=True):
    """A refusal by the rules: a stable `code`, one English sentence, and the values it names."""

    code: str
    text: str
    names: dict[str, str | int] = {}  # the values that a translation of the sentence needs


class FurciferError(Exception):
    """The base class of every error that this package raises deliberately."""


class UnknownGame(FurciferError):
    """No game has that name."""


class ConfigError(FurciferError):
    """An option or a number of seats that the game does not allow; `illegal` if there is a code for it."""

    def __init__(self, why: str | Illegal) -> None:
        super().__init__(why.text if isinstance(why, Illegal) else why)
        self.illegal = why if isinstance(why, Illegal) else None


class NotationError(FurciferError):
    """Text that is not an action or position of the game."""


class LogError(FurciferError):
    """A log that was cut, edited, or written by another version."""


class PuzzleError(FurciferError):
    """A puzzle that does not exist, was edited, or does not hold."""


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
