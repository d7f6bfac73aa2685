"""Points and shares of the win in a packed match of Coloretto (R14 to R17)."""

# mypy: disable-error-code="untyped-decorator,no-untyped-call,import-untyped,no-any-return"

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from furcifer.compiled import compiled

from .layout import COLLECTION_AT, NAMED_AT, SEAT_COUNT, SIDE, Ints
from .legal import removed_colours
from .points import as_named, collection_points, most_of_one_colour

Floats = NDArray[np.float64]


@compiled
def seat_count(packed: Ints) -> int:
    """Return the number of seats."""
    return packed[SEAT_COUNT]


@compiled
def scores(packed: Ints, out: Floats) -> None:
    """Write the points of each seat."""
    for seat in range(packed[SEAT_COUNT]):
        out[seat] = collection_points(
            as_named(packed[COLLECTION_AT + seat], packed[NAMED_AT + seat]), packed[SIDE]
        )


@compiled
def _lead(out: Floats, seats: int) -> tuple[float, int]:
    """Return the highest score and how many seats have it."""
    most, leaders = out[0], 1
    for seat in range(1, seats):
        if out[seat] > most:
            most, leaders = out[seat], 0
        leaders += out[seat] == most
    return most, leaders


@compiled
def win_shares(packed: Ints, out: Floats) -> None:
    """R17: write each seat's share of the win if the game ended now."""
    seats = packed[SEAT_COUNT]
    scores(packed, out)
    most, leaders = _lead(out, seats)
    if leaders > 1:
        for seat in range(seats):
            if out[seat] == most:
                cards = as_named(packed[COLLECTION_AT + seat], packed[NAMED_AT + seat])
                longest = most_of_one_colour(cards, packed[SIDE], removed_colours(packed))
                out[seat] += longest / 64  # breaks ties; always less than a point
        most, leaders = _lead(out, seats)
    for seat in range(seats):
        out[seat] = 1 / leaders if out[seat] == most else 0.0
