"""The actions of chance, seats and clock in The Chameleon. The `str()` of an action is its notation."""

from __future__ import annotations

from msgspec import Struct

from furcifer.core import Seat

SPOKEN = "—"  # stands for a clue that was said aloud (R21)

# Actions of chance


class Dealer(Struct, frozen=True, tag="dealer"):
    """The first dealer is chosen."""

    seat: Seat

    def __str__(self) -> str:
        return f"dealer {self.seat + 1}"


class TopicCard(Struct, frozen=True, tag="topic"):
    """A topic card is laid out. The log holds its words, because the box may change."""

    title: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"topic {','.join((self.title, *self.words))}"  # a comma is on no card


class Chameleon(Struct, frozen=True, tag="chameleon"):
    """The cards are dealt, and this seat gets the Chameleon card. Secret."""

    seat: Seat

    def __str__(self) -> str:
        return f"chameleon {self.seat + 1}"


class Roll(Struct, frozen=True, tag="roll"):
    """The dice are rolled."""

    yellow: int
    blue: int

    def __str__(self) -> str:
        return f"roll {self.yellow} {self.blue}"


class CodeTable(Struct, frozen=True, tag="table"):
    """A new table for the code cards is drawn. Secret."""

    letters: str  # one for each roll, yellow 1 blue 1, yellow 1 blue 2, …: a is A1, b is B1, … p is D4

    def __str__(self) -> str:
        return f"table {self.letters}"


# Actions of seats


class Clue(Struct, frozen=True, tag="clue"):
    word: str

    def __str__(self) -> str:
        return f"clue {self.word}"


class Ready(Struct, frozen=True, tag="ready"):
    """The seat is ready to vote."""

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


class Decline(Struct, frozen=True, tag="decline"):
    """A caught Chameleon does not guess, or not again."""

    def __str__(self) -> str:
        return "decline"


# Actions of the clock


class Pass(Struct, frozen=True, tag="pass"):
    """A missed clue. Only the clock does this, for a seat whose time is up."""

    def __str__(self) -> str:
        return "pass"


class Late(Struct, frozen=True, tag="late"):
    """The clock acts for a seat whose time is up."""

    seat: Seat
    action: Pass | Ready | Vote | Accuse | Guess

    def __str__(self) -> str:
        return f"late {self.seat + 1} {self.action}"


Deal = Dealer | TopicCard | Chameleon | Roll | CodeTable
Action = Deal | Clue | Ready | Vote | Accuse | Guess | Decline | Pass | Late
