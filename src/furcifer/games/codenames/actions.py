"""What can be done in Codenames. The text of an action is its notation."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from furcifer.core import Seat

Number: TypeAlias = int | Literal["unlimited"]


class OneWord(Struct, frozen=True):
    """An action that is said with its name alone."""

    def __str__(self) -> str:
        return str(self.__struct_config__.tag)


class OnCard(Struct, frozen=True):
    """An action on one of the words on the table."""

    word: str

    def __str__(self) -> str:
        return f"{self.__struct_config__.tag} {self.word}"


# What chance does


class Deal(Struct, frozen=True, tag="deal"):
    words: tuple[str, ...]  # row by row

    def __str__(self) -> str:
        return f"deal {','.join(self.words)}"


class Key(Struct, frozen=True, tag="key"):
    letters: str  # r b n x, row by row

    def __str__(self) -> str:
        return f"key {self.letters}"


# What spymasters do


class Clue(Struct, frozen=True, tag="clue"):
    word: str
    number: Number

    def __str__(self) -> str:
        return f"clue {self.word} {self.number}"


class Call(OneWord, frozen=True, tag="call"):
    """The opposing spymaster holds the clue for invalid."""


class Accept(OneWord, frozen=True, tag="accept"):
    """The opposing spymaster lets the clue stand."""


class Concede(OneWord, frozen=True, tag="concede"):
    """The giver of a called clue takes it back."""


class Stand(OneWord, frozen=True, tag="stand"):
    """The giver of a called clue stands by it."""


class Cover(OnCard, frozen=True, tag="cover"):
    """A word is covered without a guess: the caller's due, or the enemy's turn in the co-operative game."""


class Decline(OneWord, frozen=True, tag="decline"):
    """The caller covers nothing."""


# What operatives do


class Guess(OnCard, frozen=True, tag="guess"):
    """The team touches a word."""


class Stop(OneWord, frozen=True, tag="stop"):
    """The team guesses no more in this turn."""


class Mark(OnCard, frozen=True, tag="mark"):
    """An operative points at a word, for teammates to see."""


class Unmark(OnCard, frozen=True, tag="unmark"):
    """An operative no longer points at it."""


# What the clock does


class Pass(OneWord, frozen=True, tag="pass"):
    """The turn goes to the other team: only the clock passes, and only for a seat that is late."""


class Late(Struct, frozen=True, tag="late"):
    """The time of that seat is up."""

    seat: Seat
    action: Pass

    def __str__(self) -> str:
        return f"late {self.seat + 1} {self.action}"


Spoken: TypeAlias = Call | Accept | Concede | Stand | Decline | Stop
Touch: TypeAlias = Guess | Mark | Unmark | Cover
Action: TypeAlias = Deal | Key | Clue | Spoken | Touch | Pass | Late
