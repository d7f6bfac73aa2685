"""The contents of the box of The Chameleon: dice, coordinates, code cards, points."""

from __future__ import annotations

SEATS = (3, 4, 5, 6)  # R1
MOST_SEATS = max(SEATS)

COORDINATES = tuple(f"{column}{row}" for row in "1234" for column in "ABCD")  # R2: A1, B1, … D4
INDEX = {coordinate: number for number, coordinate in enumerate(COORDINATES)}
YELLOW, BLUE = 6, 8  # R2: sides of the dice
ROLLS = tuple((yellow, blue) for yellow in range(1, YELLOW + 1) for blue in range(1, BLUE + 1))
CELL = {roll: number for number, roll in enumerate(ROLLS)}  # the index of a roll on a code card

LETTERS = "abcdefghijklmnop"  # letter n of a code card stands for coordinate n: m is A4
COPIES = 3  # R3: how often each coordinate is on a code card
CARD = LETTERS * COPIES  # the letters of every code card, in some order

DECKS = ("blue", "green")  # R4: blue in odd rounds, green in even ones
PRINTED = {  # R5: one group of letters for each side of the yellow die, one letter for each of the blue
    "blue": "hakaeelf djnbjlge miidcmho kpiofbpc hgpanfjd nlmbkocg".replace(" ", ""),
    "green": "ghjhjcoi gbolnpin nafkekkd bfmecmpo edbalcgp mfjidhal".replace(" ", ""),
}

GUESSES = {3: 2, 4: 1, 5: 1, 6: 1}  # R14, R16: guesses of a caught Chameleon, by seats
POINTS = {"escaped": (2, 0), "guessed": (1, 0), "caught": (0, 2)}  # R15: the Chameleon, every other seat
