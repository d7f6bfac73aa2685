"""Scoring in Coloretto (R14 to R17)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from furcifer.core import Outcome, Seat

from .setup import colours_in_game
from .state import ColourScore, State, Tally, View
from .tables import COLOURS, INDEX, JOKERS, PLUS_COLOURS, POINTS, TWO, Card, Colour, Side


def tally(
    collection: Sequence[Card],
    side: Side,
    colours: Sequence[Colour] = COLOURS,
    named: Sequence[Colour] = (),
) -> Tally:
    """Return the points of a collection, colour by colour. R16 is the rulebook's example:

    >>> held = ["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2
    >>> for line in tally(held, "brown").lines:
    ...     print(line.colour, line.cards, line.jokers, line.points)
    green 6 0 21
    yellow 5 1 15
    red 3 0 6
    blue 2 0 -3
    >>> tally(held, "brown").total
    41

    Jokers count as `named`; the others count as the `colours` of the game that score best (R14).
    """
    natural = [collection.count(colour) for colour in COLOURS]
    free = unnamed(collection, named)
    jokers = [*named, *_best_colours(_with(natural, named), free, side, colours)]
    cards, twos = _with(natural, jokers), collection.count("+2")
    lines = _lines(cards, jokers, side)
    return Tally(lines, twos, sum(line.points for line in lines) + TWO * twos, max(cards))


def _with(cards: Sequence[int], jokers: Sequence[Colour]) -> list[int]:
    """Return the number of cards of each colour, jokers included."""
    joined = list(cards)
    for colour in jokers:
        joined[INDEX[colour]] += 1
    return joined


def count(table: State | View) -> tuple[Tally, ...]:
    """Return the tally of every collection on the table."""
    side, colours = table.config.side, colours_in_game(table.removed)
    held = zip(table.collections, table.named, strict=True)
    return tuple(tally(collection, side, colours, named) for collection, named in held)


def unnamed(collection: Sequence[Card], named: Sequence[Colour]) -> int:
    """Return the number of jokers in a collection that have no colour yet."""
    return sum(collection.count(joker) for joker in JOKERS) - len(named)


def _best_colours(
    cards: Sequence[int], jokers: int, side: Side, colours: Sequence[Colour]
) -> tuple[Colour, ...]:
    """R14, R17: choose the highest score, then most cards of one colour, then the order of `colours`."""
    points = POINTS[side]

    def rank(choice: tuple[Colour, ...]) -> tuple[int, int]:
        joined = _with(cards, choice)
        each = sorted([points[count] for count in joined], reverse=True)
        return 2 * sum(each[:PLUS_COLOURS]) - sum(each), max(joined)

    return max(combinations_with_replacement(colours, jokers), key=rank) if jokers else ()


def _lines(cards: Sequence[int], jokers: Sequence[Colour], side: Side) -> tuple[ColourScore, ...]:
    """R15: return a line for each colour; the three with most points count plus, all others minus."""
    points = POINTS[side]
    held = [(points[count], count, colour) for colour, count in zip(COLOURS, cards, strict=True) if count]
    ranked = enumerate(sorted(held, key=lambda each: (-each[0], -each[1])))
    return tuple(
        ColourScore(colour, count, jokers.count(colour), score if rank < PLUS_COLOURS else -score)
        for rank, (score, count, colour) in ranked
    )


def judge(tallies: Sequence[Tally]) -> Outcome:
    """R17: return the winners by points, then by most cards of one colour; equal seats share the win."""
    scores = tuple(float(each.total) for each in tallies)
    leaders = [Seat(seat) for seat, score in enumerate(scores) if score == max(scores)]
    if len(leaders) == 1:
        return Outcome(scores, tuple(leaders), "most-points")
    most = max(tallies[seat].most for seat in leaders)
    winners = tuple(seat for seat in leaders if tallies[seat].most == most)
    return Outcome(scores, winners, "most-cards" if len(winners) == 1 else "shared")
