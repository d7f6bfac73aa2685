"""How a collection of Coloretto is counted (R14 to R17)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from furcifer.core import Outcome, Seat

from .setup import colours_in_game
from .state import Line, State, Tally, View
from .tables import COLOURS, INDEX, JOKERS, PLUS_COLOURS, POINTS, TWO, Card, Colour, Side


def tally(
    collection: Sequence[Card],
    side: Side,
    colours: Sequence[Colour] = COLOURS,
    named: Sequence[Colour] = (),
) -> Tally:
    """The points of a collection, colour by colour. R16 is the rulebook's example:

    >>> held = ["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2
    >>> for line in tally(held, "brown").lines:
    ...     print(line.colour, line.cards, line.jokers, line.points)
    green 6 0 21
    yellow 5 1 15
    red 3 0 6
    blue 2 0 -3
    >>> tally(held, "brown").total
    41

    Jokers count as `named`; those not named yet count as whichever `colours` of the game serve best (R14).
    """
    natural = [collection.count(colour) for colour in COLOURS]
    free = unnamed(collection, named)
    jokers = [*named, *_best_colours(_with(natural, named), free, side, colours)]
    cards, twos = _with(natural, jokers), collection.count("+2")
    lines = _lines(cards, jokers, side)
    return Tally(lines, twos, sum(line.points for line in lines) + TWO * twos, max(cards))


def _with(cards: Sequence[int], jokers: Sequence[Colour]) -> list[int]:
    """How many cards there are of each colour when the jokers join them."""
    joined = list(cards)
    for colour in jokers:
        joined[INDEX[colour]] += 1
    return joined


def count(table: State | View) -> tuple[Tally, ...]:
    """How every collection on the table counts."""
    side, colours = table.config.side, colours_in_game(table.removed)
    held = zip(table.collections, table.named, strict=True)
    return tuple(tally(collection, side, colours, named) for collection, named in held)


def unnamed(collection: Sequence[Card], named: Sequence[Colour]) -> int:
    """How many jokers of a collection have no colour yet."""
    return sum(collection.count(joker) for joker in JOKERS) - len(named)


def _best_colours(
    cards: Sequence[int], jokers: int, side: Side, colours: Sequence[Colour]
) -> tuple[Colour, ...]:
    """R14, R17: for the highest score, then for most cards of one colour, then in the order of `colours`."""
    points = POINTS[side]

    def worth(choice: tuple[Colour, ...]) -> tuple[int, int]:
        joined = _with(cards, choice)
        each = sorted([points[count] for count in joined], reverse=True)
        return 2 * sum(each[:PLUS_COLOURS]) - sum(each), max(joined)

    return max(combinations_with_replacement(colours, jokers), key=worth) if jokers else ()


def _lines(cards: Sequence[int], jokers: Sequence[Colour], side: Side) -> tuple[Line, ...]:
    """R15: the three colours of most points count plus, all others minus."""
    points = POINTS[side]
    held = [(points[count], count, colour) for colour, count in zip(COLOURS, cards, strict=True) if count]
    ranked = enumerate(sorted(held, key=lambda each: (-each[0], -each[1])))
    return tuple(
        Line(colour, count, jokers.count(colour), worth if rank < PLUS_COLOURS else -worth)
        for rank, (worth, count, colour) in ranked
    )


def judge(tallies: Sequence[Tally]) -> Outcome:
    """R17: most points win; on a tie most cards of one colour; still equal, the win is shared."""
    scores = tuple(float(each.total) for each in tallies)
    leaders = [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]
    if len(leaders) == 1:
        return Outcome(scores, tuple(leaders), "most-points")
    most = max(tallies[seat].most for seat in leaders)
    winners = tuple(seat for seat in leaders if tallies[seat].most == most)
    return Outcome(scores, winners, "most-cards" if len(winners) == 1 else "shared")
