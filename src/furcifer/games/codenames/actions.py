"""The actions of Codenames. The `str()` of an action is its notation."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from furcifer.core import Seat

Number: TypeAlias = int | Literal["unlimited"]
SPOKEN = "—"  # stands for a clue that was said aloud (R18)


class OneWord(Struct, frozen=True):
    """An action whose notation is its name alone."""

    def __str__(self) -> str:
        return str(self.__struct_config__.tag)


class OnCard(Struct, frozen=True):
    """An action on one of the words on the table."""

    word: str

    def __str__(self) -> str:
        return f"{self.__struct_config__.tag} {self.word}"


# Actions of chance and of the referee, who is logged as chance


class Deal(Struct, frozen=True, tag="deal"):
    words: tuple[str, ...]  # row by row

    def __str__(self) -> str:
        return f"deal {','.join(self.words)}"


class Key(Struct, frozen=True, tag="key"):
    letters: str  # r b n x, row by row

    def __str__(self) -> str:
        return f"key {self.letters}"


class Rule(Struct, frozen=True, tag="rule"):
    """The referee rules on a called clue. The log holds the ruling, because word lists change."""

    objection: str | None  # None: the clue is valid

    def __str__(self) -> str:
        return "rule valid" if self.objection is None else f"rule invalid {self.objection}"


# Actions of spymasters


class Clue(Struct, frozen=True, tag="clue"):
    word: str
    number: Number

    def __str__(self) -> str:
        return f"clue {self.word} {self.number}"


class Call(OneWord, frozen=True, tag="call"):
    """The other side calls the clue invalid."""


class Accept(OneWord, frozen=True, tag="accept"):
    """The other side accepts the clue, and the guessing begins."""


class Concede(OneWord, frozen=True, tag="concede"):
    """The giver of a called clue withdraws it."""


class Stand(OneWord, frozen=True, tag="stand"):
    """The giver of a called clue stands by it. The operatives vote, if they can."""


class Cover(OnCard, frozen=True, tag="cover"):
    """Cover a word without a guess: the caller's right, or the enemy's turn in the co-operative game."""


class Decline(OneWord, frozen=True, tag="decline"):
    """The caller covers nothing."""


# Actions of operatives


class Guess(OnCard, frozen=True, tag="guess"):
    """An operative guesses a word for the team."""


class Stop(OneWord, frozen=True, tag="stop"):
    """The team stops guessing in this turn."""


class Mark(OnCard, frozen=True, tag="mark"):
    """An operative points at a word, for teammates to see."""


class Unmark(OnCard, frozen=True, tag="unmark"):
    """An operative stops pointing at a word."""


class Uphold(OneWord, frozen=True, tag="uphold"):
    """An operative votes that a called clue is valid."""


class Reject(OneWord, frozen=True, tag="reject"):
    """An operative votes that a called clue is invalid."""


# Actions of the clock


class Pass(OneWord, frozen=True, tag="pass"):
    """The turn passes to the other team. Only the clock does this, for a seat whose time is up."""


Overdue: TypeAlias = Pass | Accept | Stand | Uphold | Decline


class Late(Struct, frozen=True, tag="late"):
    """The clock acts for a seat whose time is up."""

    seat: Seat
    action: Overdue

    def __str__(self) -> str:
        return f"late {self.seat + 1} {self.action}"


Spoken: TypeAlias = Call | Accept | Concede | Stand | Uphold | Reject | Decline | Stop
Touch: TypeAlias = Guess | Mark | Unmark | Cover
Action: TypeAlias = Deal | Key | Rule | Clue | Spoken | Touch | Pass | Late
