"""The facts of Coloretto: one for each event. Everybody sees every event."""

from __future__ import annotations

from msgspec import Struct

from furcifer.core import Seat

from .state import Tally
from .tables import Card, Colour


class Removed(Struct, frozen=True, tag="removed"):
    """A colour left the game."""

    colour: Colour


class Begins(Struct, frozen=True, tag="begins"):
    """A seat became the first player."""

    seat: Seat


class Started(Struct, frozen=True, tag="started"):
    """A seat chose, or was dealt, a first card."""

    seat: Seat
    colour: Colour


class Drew(Struct, frozen=True, tag="drew"):
    """A seat chose to draw."""

    seat: Seat


class Revealed(Struct, frozen=True, tag="revealed"):
    """The card that a seat drew was turned up. The seat places it next."""

    seat: Seat
    card: Card


class LastRound(Struct, frozen=True, tag="last"):
    """A seat turned up the Last Round card: this round is the last."""

    seat: Seat


class Placed(Struct, frozen=True, tag="placed"):
    """A seat placed the card it drew."""

    seat: Seat
    card: Card
    row: int


class Took(Struct, frozen=True, tag="took"):
    """A seat took a row with these cards."""

    seat: Seat
    row: int
    cards: tuple[Card, ...]


class Kept(Struct, frozen=True, tag="kept"):
    """A seat turned up a card for its golden joker and kept it."""

    seat: Seat
    card: Card


class Discarded(Struct, frozen=True, tag="discarded"):
    """The cards of the row nobody took left the game."""

    row: int
    cards: tuple[Card, ...]


class RoundOver(Struct, frozen=True, tag="round"):
    """Every seat has taken a row; this seat took last, and would begin the next round."""

    seat: Seat


class Named(Struct, frozen=True, tag="named"):
    """A seat named the colour of one of its jokers."""

    seat: Seat
    colour: Colour


class Scored(Struct, frozen=True, tag="scored"):
    """A seat's collection was scored."""

    seat: Seat
    tally: Tally


Fact = (
    Removed
    | Begins
    | Started
    | Drew
    | Revealed
    | LastRound
    | Placed
    | Took
    | Kept
    | Discarded
    | RoundOver
    | Named
    | Scored
)
