"""The contents of the box of Coloretto: cards, row cards, the two sides of the score card (R1, R15)."""

from __future__ import annotations

from typing import Literal, get_args

Colour = Literal["red", "orange", "yellow", "green", "blue", "purple", "brown"]
Card = Literal[Colour, "+2", "joker", "golden"]
Side = Literal["brown", "violet"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
CARDS: tuple[Card, ...] = get_args(Card)
INDEX: dict[Card, int] = {card: number for number, card in enumerate(CARDS)}
LAST_ROUND: Literal["last-round"] = "last-round"  # the card above the last 16

BOX = (9, 9, 9, 9, 9, 9, 9, 10, 2, 1)  # R1: the number of each card, in the order of CARDS
JOKERS: tuple[Card, ...] = ("joker", "golden")
BOTTOM = 16  # R5: the cards under the Last Round card

SEATS = (2, 3, 4, 5)
REMOVED = {2: 2, 3: 1, 4: 0, 5: 0}  # R2: the number of colours that leave the game
ROW_CAPACITY = {2: (1, 2, 3), 3: (3,) * 3, 4: (3,) * 4, 5: (3,) * 5}  # R3: by seats, then row

# R4: the seats that take a first card, counted clockwise from the first player; the last entry begins.
START_ORDER = {2: (0, 1, 1, 0, 0), 3: (0, 1, 2, 0), 4: (0, 1, 2, 3, 0), 5: (0, 1, 2, 3, 4, 0)}

# R15: the points of a colour by its number of cards, from none to twelve (nine and three jokers).
POINTS: dict[Side, tuple[int, ...]] = {
    "brown": (0, 1, 3, 6, 10, 15, *(21,) * 7),
    "violet": (0, 1, 4, 8, 7, 6, *(5,) * 7),
}
PLUS_COLOURS = 3  # R15: the colours that count plus; all others count minus
TWO = 2  # R15: the points of a +2 card
