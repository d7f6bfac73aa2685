"""What chance, the seats and the clock can do in The Chameleon. `str()` of an action is its notation."""

from __future__ import annotations

from msgspec import Struct

from furcifer.core import Seat

# What chance does


class Dealer(Struct, frozen=True, tag="dealer"):
    """The first dealer is chosen."""

    seat: Seat

    def __str__(self) -> str:
        return f"dealer {self.seat + 1}"


class TopicCard(Struct, frozen=True, tag="topic"):
    """A topic card is laid out."""

    title: str

    def __str__(self) -> str:
        return f"topic {self.title}"


class Chameleon(Struct, frozen=True, tag="chameleon"):
    """The cards are dealt, and that seat gets the Chameleon. Secret."""

    seat: Seat

    def __str__(self) -> str:
        return f"chameleon {self.seat + 1}"


class Roll(Struct, frozen=True, tag="roll"):
    """The dice fall."""

    yellow: int
    blue: int

    def __str__(self) -> str:
        return f"roll {self.yellow} {self.blue}"


class CodeTable(Struct, frozen=True, tag="table"):
    """A fresh table is on the code cards. Secret."""

    letters: str  # one for each roll, yellow 1 blue 1, yellow 1 blue 2, …: a is A1, b is B1, … p is D4

    def __str__(self) -> str:
        return f"table {self.letters}"


# What seats do


class Clue(Struct, frozen=True, tag="clue"):
    word: str

    def __str__(self) -> str:
        return f"clue {self.word}"


class Ready(Struct, frozen=True, tag="ready"):
    """Enough was said: ready to vote."""

    def __str__(self) -> str:
        return "ready"


class Vote(Struct, frozen=True, tag="vote"):
    target: Seat

    def __str__(self) -> str:
        return f"vote {self.target + 1}"


class Accuse(Struct, frozen=True, tag="accuse"):
    """The dealer breaks a tie."""

    target: Seat

    def __str__(self) -> str:
        return f"accuse {self.target + 1}"


class Guess(Struct, frozen=True, tag="guess"):
    coordinate: str

    def __str__(self) -> str:
        return f"guess {self.coordinate}"


# What the clock does


class Pass(Struct, frozen=True, tag="pass"):
    """A missed clue: only the clock passes, and only for a seat that is late."""

    def __str__(self) -> str:
        return "pass"


class Late(Struct, frozen=True, tag="late"):
    """The clock acts for a seat whose time is up."""

    seat: Seat
    action: Pass | Ready | Vote | Accuse | Guess

    def __str__(self) -> str:
        return f"late {self.seat + 1} {self.action}"


Deal = Dealer | TopicCard | Chameleon | Roll | CodeTable
Action = Deal | Clue | Ready | Vote | Accuse | Guess | Pass | Late
